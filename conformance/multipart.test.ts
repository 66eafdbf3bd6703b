import { expect, test } from 'vitest';
import { textOfUtf8, utf8 } from './bytes';
import { multipartOf } from './multipart';

test('a form holds its fields, then its files, each of them whole (RELIABILITY F46)', () => {
  const files = [
    { name: 'Reçu "1".txt', bytes: utf8('é\r\n') },
    { name: 'b', bytes: utf8('') },
  ];
  const [, ...parts] = textOfUtf8(multipartOf([['provenance', '7']], 'listefiles', files)).split(/--+comptoir.*?\r\n/);
  expect(parts).toEqual([
    'Content-Disposition: form-data; name="provenance"\r\n\r\n7\r\n',
    'Content-Disposition: form-data; name="listefiles"; filename="Reçu %221%22.txt"\r\nContent-Type: application/octet-stream\r\n\r\né\r\n\r\n',
    'Content-Disposition: form-data; name="listefiles"; filename="b"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n',
    '',
  ]);
});
