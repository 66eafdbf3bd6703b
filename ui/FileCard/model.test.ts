import { expect, test } from 'vitest';
import { fileKindOf } from './model';

test.each([
  ['rapport.DOC', 'document'],
  ['rapport.docx', 'document'],
  ['metre.xls', 'spreadsheet'],
  ['metre.xlsx', 'spreadsheet'],
  ['a.ppt', 'slides'],
  ['a.pptx', 'slides'],
  ['notes.txt', 'text'],
  ['plan.v2.pdf', 'pdf'],
  ['mur.JPEG', 'image'],
  ['visite.mov', 'video'],
  ['a.zip', 'archive'],
  ['sans-extension', 'archive'],
  ['.pdf', 'archive'],
  ['a.constructor', 'archive'],
])('%s is of the kind %s (spec § 2 Media section)', (name, kind) => {
  expect(fileKindOf(name)).toBe(kind);
});
