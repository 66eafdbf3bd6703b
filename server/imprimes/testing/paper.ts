import type { Description } from '@comptoir/contract/imprimes/description';
import { asRead } from '../drawing/testing/reader';

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
