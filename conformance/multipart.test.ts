import { expect, test } from 'vitest';
import { textOfUtf8, utf8 } from './bytes';
import { multipartOf } from './multipart';

test('a form holds its fields, then its files, each of them whole (RELIABILITY F46)', () => {
  const files = [
    { name: 'Reçu "1".txt', bytes: utf8('é\r\n') },
    { name: 'b', bytes: utf8('') },
  ];
  const [, ...parts] = textOfUtf8(multipartOf([['provenance', '7']], 'listefiles', files)).split(/--+comptoir.*?\r\n/);
  const file = 'Content-Disposition: form-data; name="listefiles"; filename=';
  const type = 'Content-Type: application/octet-stream';
  expect(parts).toEqual([
    'Content-Disposition: form-data; name="provenance"\r\n\r\n7\r\n',
    `${file}"Reçu %221%22.txt"\r\n${type}\r\n\r\né\r\n\r\n`,
    `${file}"b"\r\n${type}\r\n\r\n\r\n`,
    '',
  ]);
});
