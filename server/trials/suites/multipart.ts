/** One part of a form: a field, or a file when it has a file name. Everything is sent without escaping. */
export interface Part {
  name: string;
  value: string | Uint8Array;
  filename?: string;
}

export const BOUNDARY = 'comptoir-suites-boundary';
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const encode = (text: string) => Buffer.from(text, 'utf8');

/** Returns the bytes of a `multipart/form-data` body. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename }) => [
    encode(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    encode(filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`),
    encode('\r\n\r\n'),
    typeof value === 'string' ? encode(value) : Buffer.from(value),
    encode('\r\n'),
  ]);
  return Buffer.concat([...chunks, encode(`--${BOUNDARY}--\r\n`)]);
}
