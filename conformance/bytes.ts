const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes that a base64url text without padding stands for. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (character) => ALPHABET.indexOf(character).toString(2).padStart(6, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The bytes of a text in UTF-8. Throws URIError on a lone surrogate. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (sign) =>
    sign.length === 1 ? sign.charCodeAt(0) : Number.parseInt(sign.slice(1), 16),
  );
}

/** The text that UTF-8 bytes stand for. Throws URIError on other bytes. */
export function textOfUtf8(bytes: Uint8Array): string {
  return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}

/** Joins arrays of bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
