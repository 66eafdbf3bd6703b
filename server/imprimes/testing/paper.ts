import type { Papier } from '@comptoir/contract/papiers/papier';
import { asRead } from '../../papiers/testing/reader';

/** Every text of a paper, cell by cell, in the order in which it is read. */
const textsOf = ({ organisation, title, stamp, about, columns, rows, inWords, facts, signatures, made }: Papier) => [
  ...[organisation.compagnie, ...organisation.mentions, title, ...(stamp ? [stamp] : []), ...about],
  columns.map(({ header }) => header).join(' '),
  ...rows.map(({ cells }) => columns.flatMap(({ key }) => cells[key] ?? []).join(' ')),
  ...[inWords, ...facts.flatMap(({ label, value }) => [label, value]), ...signatures, made],
];

/** The text of a described paper of one page, as its PDF is read. */
export const readOnOnePage = (papier: Papier): string => asRead([...textsOf(papier), '1 / 1'].join(' '));
