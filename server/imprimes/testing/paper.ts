import type { Lang } from '@comptoir/contract/errors';
import { type Description, editionOf } from '@comptoir/contract/imprimes/description';
import type { EditionImprime } from '@comptoir/contract/imprimes/reglement';
import { expect } from 'vitest';
import type { Answered, TestClient } from '../../trials/testing/client';
import { asRead, madeOn, readPdf } from '../drawing/testing/reader';

export const ADMIN = 'Administrateur Principal';
/** Bytes; a paper takes fewer. */
export const BIG = 60_000;

/** The text of a paper, as its PDF is read. */
export const textOf = async ({ bytes }: Answered) => (await readPdf(bytes)).map(({ text }) => text).join(' ');

/** What the administrator's paper of this answer says besides its document. */
export async function editionFor(admin: TestClient, { bytes }: Answered, lang: Lang): Promise<EditionImprime> {
  const reglages = (await admin.get('organisation')).body.data;
  const organisation = { compagnie: reglages.compagnie, mentions: [] };
  return { lang, organisation, reglages, made: editionOf(madeOn(bytes), ADMIN, lang) };
}

/** Checks that the administrator's paper says in both languages exactly its description, and is light. */
export async function expectSays(
  admin: TestClient,
  paper: string,
  describe: (edition: EditionImprime) => Description,
): Promise<void> {
  for (const lang of ['fr', 'en'] as const) {
    const answer = await admin.get(`imprimes/${paper}.pdf?langue=${lang}`);
    expect([answer.status, answer.bytes.length < BIG]).toEqual([200, true]);
    expect(await textOf(answer)).toBe(readOnOnePage(describe(await editionFor(admin, answer, lang))));
  }
}

/** Every text of a paper, cell by cell, in reading order. */
const textsOf = ({
  organisation,
  title,
  stamp,
  about,
  inWords,
  facts,
  annexe,
  signatures,
  made,
  ...table
}: Description) => [
  organisation.compagnie,
  ...organisation.mentions,
  title,
  ...(stamp ? [stamp] : []),
  ...about,
  ...textsOfTable(table),
  inWords,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...signatures,
  ...(annexe ? [annexe.title, ...textsOfTable(annexe)] : []),
  made,
];

const textsOfTable = ({ columns, rows }: Pick<Description, 'columns' | 'rows'>) => [
  columns.map(({ header }) => header).join(' '),
  ...rows.map(({ cells }) => columns.flatMap(({ key }) => cells[key] ?? []).join(' ')),
];

/** The text of a described paper whose annex stands on a second page, as its PDF is read. */
export function readOnTwoPages(papier: Description): string {
  const { signatures, organisation, stamp, about, made } = papier;
  const turned = [made, '1 / 2', [organisation.compagnie, stamp, ...about].filter(Boolean).join(' · ')].join(' ');
  const texts = textsOf({ ...papier, signatures: [...signatures, turned] });
  return asRead([...texts, '2 / 2'].join(' '));
}

/** The text of a described paper of one page, as its PDF is read. */
export const readOnOnePage = (papier: Description): string => asRead([...textsOf(papier), '1 / 1'].join(' '));
