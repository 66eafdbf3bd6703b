import { bytesOfBase64Url } from './base64';

/** The payload of a JWT as anyone can read it; undefined when there is none to read. */
export function payloadOf(token: string): unknown {
  try {
    return JSON.parse(textOf(bytesOfBase64Url(token.split('.')[1] ?? '')));
  } catch {
    return undefined;
  }
}

function textOf(utf8: Uint8Array): string {
  return decodeURIComponent(Array.from(utf8, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}
