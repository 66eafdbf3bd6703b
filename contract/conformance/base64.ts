const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of a text in base64url, without padding. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (character) => ALPHABET.indexOf(character).toString(2).padStart(6, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
