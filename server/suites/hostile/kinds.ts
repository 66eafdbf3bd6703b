/** What a field holds; each kind has its table of hostile values. */
export type Kind =
  | 'amount'
  | 'opening'
  | 'id'
  | 'version'
  | 'flag'
  | 'page'
  | 'limit'
  | 'date'
  | 'label'
  | 'description'
  | 'term'
  | 'password'
  | 'free'
  | 'letter'
  | 'taille';

const BY_NAME: Readonly<Record<string, Kind>> = {
  montant: 'amount',
  page: 'page',
  limit: 'limit',
  version: 'version',
  date: 'date',
  libelle: 'label',
  actiontype: 'label',
  username: 'label',
  description: 'description',
  term: 'term',
  password: 'password',
  ancien: 'password',
  nouveau: 'password',
  confirmation: 'password',
  filename: 'free',
  type: 'flag',
  from: 'flag',
  isfirst: 'flag',
  darkmode: 'flag',
  historique: 'flag',
  expenseonstep: 'flag',
  taille: 'taille',
};

/** Fields that hold something else than their name says. */
const EXCEPTIONS: Readonly<Record<string, Kind>> = {
  'caisses.create.montant': 'opening',
  'activites.record.date': 'free',
  'reglements.create.type': 'letter',
  'reglements.update.type': 'letter',
};

/** The kind of a field. Throws for a name nobody decided about: a new field gets its hostile values, or no test passes. */
export function kindOf(callName: string, field: string): Kind {
  const kind = EXCEPTIONS[`${callName}.${field}`] ?? BY_NAME[field] ?? (/^(\w*id)$/.test(field) ? 'id' : undefined);
  if (!kind) throw new Error(`say in kinds.ts what ${callName}.${field} holds`);
  return kind;
}
