import { expect, it } from 'vitest';
import type { Answered } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { readPdf } from './drawing/testing/reader';

const { admin, counter } = openedDesk();

const shared = (imprimeid: number | null) => admin.get(`imprimes/${imprimeid}/partage?langue=fr`);
const namedOf = ({ status, headers }: Answered) => [
  status,
  ...['content-type', 'content-disposition', 'cache-control'].map((name) => headers.get(name)),
];
const articles = (count: number) =>
  Array.from({ length: count }, (_, rank) => ({ libelle: `Article ${rank + 1}`, qtecmd: 1, mnttotal: 100 }));

it('a document is shared as a picture, a long one as a PDF; neither is counted (ADR 0050)', async () => {
  const clientid = await counter.client();
  const short = await counter.commande({ clientid, lignes: articles(3) });
  const long = await counter.commande({ clientid, lignes: articles(60) });

  expect(namedOf(await shared(short.imprimeid))).toEqual([
    200,
    'image/png',
    `attachment; filename="${short.numero}.png"`,
    'private, no-store',
  ]);
  const paper = await shared(long.imprimeid);
  expect(namedOf(paper)).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${long.numero}.pdf"`,
    'private, no-store',
  ]);
  expect((await readPdf(paper.bytes)).map(({ width }) => Math.round(width))).toContain(595);
  expect((await admin.get(`imprimes/${short.imprimeid}`)).body.data.tirages).toBe(0);
});
