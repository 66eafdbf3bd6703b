import { bytesOfBase64Url, textOfUtf8 } from './bytes';

/** The payload of a JWT as anyone can read it; undefined when there is none to read. */
export function payloadOf(token: string): unknown {
  try {
    return JSON.parse(textOfUtf8(bytesOfBase64Url(token.split('.')[1] ?? '')));
  } catch {
    return undefined;
  }
}
