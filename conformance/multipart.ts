import { joined, utf8 } from './bytes';
import type { Piece } from './piece';

const BOUNDARY = '----comptoir-conformance-7MA4YWxkTrZu0gW';

/** The content type of `multipartOf`. */
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Makes a multipart body as browsers send it, fields first; `field` is the name of the file field. */
export function multipartOf(
  fields: readonly (readonly [string, string])[],
  field: string,
  files: readonly Piece[],
): Uint8Array<ArrayBuffer> {
  return joined([
    ...fields.map(([name, value]) => utf8(`${headOf(name)}\r\n\r\n${value}\r\n`)),
    ...files.flatMap(({ name, bytes }) => [
      utf8(`${headOf(field)}; filename="${escaped(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
      bytes,
      utf8('\r\n'),
    ]),
    utf8(`--${BOUNDARY}--\r\n`),
  ]);
}

const headOf = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;

function escaped(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}
