import { MAX_LIBELLE } from '@comptoir/domain/limits';
import type * as z from 'zod/mini';
import { type PlainText, plainTextOf } from './plainText';

/** What a field holds, unless it is a plain text; each kind has its table of hostile values. */
export type Kind =
  | 'amount'
  | 'opening'
  | 'id'
  | 'version'
  | 'flag'
  | 'page'
  | 'limit'
  | 'date'
  | 'deadline'
  | 'term'
  | 'password'
  | 'free'
  | 'letter'
  | 'taille'
  | 'media'
  | 'filter'
  | 'etapes'
  | 'email'
  | 'tel'
  | 'choices'
  | 'kind of reduction'
  | 'total'
  | 'delivery'
  | 'delivery status'
  | 'delivery filter'
  | 'transfer filter'
  | 'advance filter'
  | 'action filter'
  | 'debt filter'
  | 'register filter'
  | 'nature filter'
  | 'order'
  | 'second'
  | 'lines'
  | 'code'
  | 'register code'
  | 'reference'
  | 'name'
  | 'address'
  | 'optional tel'
  | 'sexe'
  | 'birth'
  | 'yes or no'
  | 'registers'
  | 'ledger line'
  | 'count'
  | 'kind of count'
  | 'imputation'
  | 'open advances'
  | 'permissions'
  | 'period'
  | 'language'
  | 'paper'
  | 'documents';

const BY_NAME: Readonly<Record<string, Kind>> = {
  montant: 'amount',
  page: 'page',
  limit: 'limit',
  version: 'version',
  date: 'date',
  datefin: 'deadline',
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
  etat: 'flag',
  taille: 'taille',
  provenance: 'id',
  tropde: 'id',
  filter: 'filter',
  listeetape: 'etapes',
  email: 'email',
  tel: 'tel',
  oldfilepath: 'free',
  size: 'limit',
  search: 'term',
  searchdata: 'term',
  datedebut: 'deadline',
  datelivraison: 'delivery',
  quantite: 'total',
  montanttotal: 'total',
  fraissup: 'opening',
  frais: 'opening',
  troppercu: 'opening',
  reference: 'reference',
  referencesource: 'reference',
  referencecible: 'reference',
  reduction: 'opening',
  statut: 'debt filter',
  suivi: 'register filter',
  nature: 'nature filter',
  tri: 'order',
  retard: 'flag',
  sanspreuve: 'flag',
  memepreuve: 'free',
  semblable: 'flag',
  transferts: 'flag',
  typereduction: 'kind of reduction',
  listdetailscommande: 'lines',
  second: 'second',
  retirerlogo: 'flag',
  empreinte: 'free',
  code: 'code',
  motdepasse: 'password',
  contact: 'optional tel',
  beneficiairetel: 'optional tel',
  sexe: 'sexe',
  datenaissance: 'birth',
  dateexpiration: 'deadline',
  objet: 'term',
  verrouille: 'yes or no',
  caisses: 'registers',
  permissions: 'permissions',
  pas: 'period',
  langue: 'language',
  format: 'paper',
  imprimeids: 'documents',
  aveugle: 'flag',
  plafond: 'opening',
  plafondrefuse: 'flag',
  decharge: 'flag',
  seq: 'ledger line',
  jusquau: 'date',
  comptage: 'count',
  imputation: 'imputation',
  avancesmax: 'open advances',
  avanceplafond: 'opening',
  avanceseuil: 'opening',
  preuveunique: 'flag',
  avispiece: 'flag',
  deuxcopies: 'flag',
  porteurtel: 'optional tel',
  echeance: 'deadline',
};

/** Fields that hold another kind of value than their name says. */
const EXCEPTIONS: Readonly<Record<string, Kind | PlainText>> = {
  'caisses.create.montant': 'opening',
  'caisses.create.code': 'register code',
  'caisses.update.code': 'register code',
  'arretes.create.nature': 'kind of count',
  'arretes.create.montant': 'opening',
  'transferts.list.etat': 'transfer filter',
  'caisses.situation.avances': 'flag',
  'caisses.situationTotal.avances': 'flag',
  'activites.list.actiontype': 'action filter',
  'doublons.depenses.libelle': 'term',
  'doublons.depenses.date': 'deadline',
  'avances.list.etat': 'advance filter',
  'avances.create.objet': { maximum: MAX_LIBELLE, isRequired: true },
  'activites.record.date': 'free',
  'reglements.create.type': 'letter',
  'reglements.update.type': 'letter',
  'projets.create.montant': 'opening',
  'projets.update.montant': 'opening',
  'etapeprojets.create.montant': 'opening',
  'etapeprojets.update.montant': 'opening',
  'fichiers.list.type': 'media',
  // Each request hashes a password, so only a few strange texts are tried.
  'utilisateurs.create.nom': 'name',
  'utilisateurs.create.prenom': 'name',
  'utilisateurs.create.username': 'name',
  'utilisateurs.create.adresse': 'address',
  'utilisateurs.update.username': { maximum: MAX_LIBELLE, isRequired: true },
  'organisation.update.tel': 'free',
  'clients.choix.limit': 'choices',
  'avances.porteurspossibles.limit': 'choices',
  'mouvements.caisses.limit': 'choices',
  'commandes.list.etat': 'delivery filter',
  'commandes.search.etat': 'delivery filter',
  'commandes.total.etat': 'delivery filter',
  'statuscommandes.create.etat': 'delivery status',
  'statuscommandes.change.etat': 'delivery status',
  'statuscommandes.update.etat': 'delivery status',
};

/**
 * Returns what a field holds: by its name, otherwise what its schema says of a plain text. Throws for any other field:
 * no test passes until it has its hostile values.
 */
export function kindOf(callName: string, field: string, schema: z.ZodMiniType): Kind | PlainText {
  const named = EXCEPTIONS[`${callName}.${field}`] ?? BY_NAME[field] ?? (/^(\w*id)$/.test(field) ? 'id' : undefined);
  const kind = named ?? plainTextOf(schema);
  if (!kind) throw new Error(`say in kinds.ts what ${callName}.${field} holds`);
  return kind;
}
