const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The payload of a JWT as anyone can read it; undefined when there is none to read. */
export function payloadOf(token: string): unknown {
  try {
    return JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
  } catch {
    return undefined;
  }
}

function decodeBase64Url(text: string): string {
  const bits = Array.from(text, (character) => ALPHABET.indexOf(character).toString(2).padStart(6, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return decodeURIComponent(bytes.map((byte) => `%${Number.parseInt(byte, 2).toString(16).padStart(2, '0')}`).join(''));
}
