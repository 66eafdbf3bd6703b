import { TROUVES } from '@comptoir/contract/objets';
import { recherche } from '@comptoir/contract/recherche';
import { sendCall } from '../api/client';
import { recordPath } from './recordPath';

export interface FoundRecord {
  id: string;
  label: string;
  detail: string;
  href: string;
}

export interface FoundKind {
  /** The menu entry of this kind of record: its title and its icon are those of the kind. */
  noun: (typeof TROUVES)[keyof typeof TROUVES];
  records: FoundRecord[];
}

/**
 * Returns the records that contain the term, by kind. A user who may see the menu entry of a kind may find its records;
 * if there is no such kind, it makes no request. Rejects as `sendCall` does.
 */
export async function findRecords(
  term: string,
  held: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly FoundKind[]> {
  if (!Object.values(TROUVES).some((noun) => held.has(noun))) return [];
  const { data } = await sendCall(recherche.find, { params: { term } }, { signal });
  const kinds = new Map<FoundKind['noun'], FoundRecord[]>();
  for (const record of data) {
    const { objet, id, libelle: label, detail } = record;
    const records = kinds.get(TROUVES[objet]) ?? [];
    records.push({ id: `${objet}-${id}`, label, detail, href: recordPath(record) });
    kinds.set(TROUVES[objet], records);
  }
  return Array.from(kinds, ([noun, records]) => ({ noun, records }));
}
