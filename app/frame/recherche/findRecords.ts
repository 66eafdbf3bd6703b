import { recherche, type Trouve } from '@comptoir/contract/recherche';
import type { ModulePermission } from '@comptoir/domain/permission';
import { sendCall } from '../api/client';
import { recordPath } from './recordPath';

type Noun = Exclude<ModulePermission, 'tableau de bord'>;

/**
 * The menu entry of each kind of record. Whoever may see the entry may find the kind; title and icon are those of the
 * entry.
 */
const NOUNS = {
  projet: 'projets',
  client: 'clients',
  commande: 'commandes',
  depense: 'depenses',
  caisse: 'caisses',
  utilisateur: 'utilisateurs',
} as const satisfies Record<Trouve['objet'], Noun>;

export interface FoundRecord {
  id: string;
  label: string;
  detail: string;
  href: string;
}

export interface FoundKind {
  noun: (typeof NOUNS)[Trouve['objet']];
  records: FoundRecord[];
}

/**
 * Returns the records that contain the term, by kind; makes no request when the user may see no kind. Rejects as
 * `sendCall` does.
 */
export async function findRecords(
  term: string,
  held: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly FoundKind[]> {
  if (!Object.values(NOUNS).some((noun) => held.has(noun))) return [];
  const { data } = await sendCall(recherche.find, { params: { term } }, { signal });
  const kinds = new Map<FoundKind['noun'], FoundRecord[]>();
  for (const record of data) {
    const { objet, id, libelle: label, detail } = record;
    const records = kinds.get(NOUNS[objet]) ?? [];
    records.push({ id: `${objet}-${id}`, label, detail, href: recordPath(record) });
    kinds.set(NOUNS[objet], records);
  }
  return Array.from(kinds, ([noun, records]) => ({ noun, records }));
}
