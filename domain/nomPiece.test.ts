import { expect, it } from 'vitest';
import { nomPiece } from './nomPiece';

it.each([
  ['BC-C1-2026-000123', 'Reçu.JPG', 1, 'BC-C1-2026-000123_2026-11-03_150000.jpg'],
  ['BC-Siège d’Abidjan-2026-1', 'x.pdf', 2, 'BC-Siege-d-Abidjan-2026-1_2026-11-03_150000_2.pdf'],
  ['../../كاش\u202E\\C:', 'a.docx', 1, 'C_2026-11-03_150000.docx'],
  ['DEP-7', 'sans extension', 1, 'DEP-7_2026-11-03_150000'],
])('a proof leaves under a name that every disk keeps: %j %j', (numero, nom, rank, expected) => {
  expect(nomPiece({ numero, date: '2026-11-03', montant: 150_000, nom }, rank)).toBe(expected);
});
