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
  | 'deadline'
  | 'label'
  | 'description'
  | 'story'
  | 'term'
  | 'password'
  | 'free'
  | 'letter'
  | 'taille'
  | 'media'
  | 'filter'
  | 'etapes'
  | 'typeclient'
  | 'email'
  | 'tel'
  | 'choices'
  | 'kind of reduction'
  | 'total'
  | 'delivery'
  | 'delivery status'
  | 'delivery filter'
  | 'debt filter'
  | 'nature filter'
  | 'order'
  | 'comparison'
  | 'second'
  | 'lines'
  | 'code'
  | 'register code'
  | 'name'
  | 'address'
  | 'optional tel'
  | 'beneficiary'
  | 'sexe'
  | 'birth'
  | 'yes or no'
  | 'registers'
  | 'ledger line'
  | 'count'
  | 'kind of count'
  | 'imputation'
  | 'permissions'
  | 'period';

const BY_NAME: Readonly<Record<string, Kind>> = {
  montant: 'amount',
  page: 'page',
  limit: 'limit',
  version: 'version',
  date: 'date',
  datefin: 'deadline',
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
  etat: 'flag',
  taille: 'taille',
  provenance: 'id',
  filter: 'filter',
  listeetape: 'etapes',
  libelleclient: 'label',
  typeclient: 'typeclient',
  adresse: 'label',
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
  reduction: 'opening',
  statut: 'debt filter',
  nature: 'nature filter',
  tri: 'order',
  comparer: 'comparison',
  retard: 'flag',
  typereduction: 'kind of reduction',
  listdetailscommande: 'lines',
  second: 'second',
  compagnie: 'label',
  mentions: 'free',
  retirerlogo: 'flag',
  empreinte: 'free',
  code: 'code',
  motdepasse: 'password',
  nom: 'label',
  prenom: 'label',
  contact: 'optional tel',
  beneficiaire: 'beneficiary',
  beneficiairetel: 'optional tel',
  sexe: 'sexe',
  datenaissance: 'birth',
  dateexpiration: 'deadline',
  objet: 'term',
  verrouille: 'yes or no',
  caisses: 'registers',
  permissions: 'permissions',
  pas: 'period',
  aveugle: 'flag',
  seq: 'ledger line',
  jusquau: 'date',
  comptage: 'count',
  motif: 'story',
  observations: 'description',
  imputation: 'imputation',
};

/** Fields that hold another kind of value than their name says. */
const EXCEPTIONS: Readonly<Record<string, Kind>> = {
  'caisses.create.montant': 'opening',
  'caisses.create.code': 'register code',
  'caisses.update.code': 'register code',
  'arretes.create.nature': 'kind of count',
  'arretes.create.montant': 'opening',
  'arretes.create.motif': 'description',
  'activites.record.date': 'free',
  'reglements.create.type': 'letter',
  'reglements.update.type': 'letter',
  'projets.create.montant': 'opening',
  'projets.create.description': 'story',
  'projets.update.montant': 'opening',
  'projets.update.description': 'story',
  'etapeprojets.create.montant': 'opening',
  'etapeprojets.create.description': 'story',
  'etapeprojets.update.montant': 'opening',
  'etapeprojets.update.description': 'story',
  'fichiers.list.type': 'media',
  // Each request hashes a password, so only a few strange texts are tried.
  'utilisateurs.create.nom': 'name',
  'utilisateurs.create.prenom': 'name',
  'utilisateurs.create.username': 'name',
  'utilisateurs.create.adresse': 'address',
  'utilisateurs.update.adresse': 'free',
  'organisation.update.adresse': 'free',
  'organisation.update.tel': 'free',
  'clients.choix.limit': 'choices',
  'commandes.list.etat': 'delivery filter',
  'commandes.search.etat': 'delivery filter',
  'commandes.total.etat': 'delivery filter',
  'statuscommandes.create.etat': 'delivery status',
  'statuscommandes.change.etat': 'delivery status',
  'statuscommandes.update.etat': 'delivery status',
};

/** Returns the kind of a field. Throws for an unknown name: no test passes until a new field has its hostile values. */
export function kindOf(callName: string, field: string): Kind {
  const kind = EXCEPTIONS[`${callName}.${field}`] ?? BY_NAME[field] ?? (/^(\w*id)$/.test(field) ? 'id' : undefined);
  if (!kind) throw new Error(`say in kinds.ts what ${callName}.${field} holds`);
  return kind;
}
