import { bytesOfBase64Url, textOfUtf8 } from './bytes';

/** The readable payload of a JWT; undefined when the token has none. */
export function payloadOf(token: string): unknown {
  try {
    return JSON.parse(textOfUtf8(bytesOfBase64Url(token.split('.')[1] ?? '')));
  } catch {
    return undefined;
  }
}
