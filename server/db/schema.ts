import type { ClientFields } from '@comptoir/contract/clients';
import type { CommandeEntete } from '@comptoir/contract/commandes';
import type { DepenseFields } from '@comptoir/contract/depenses';
import type { EtapeFields, ProjetFields } from '@comptoir/contract/projets';
import type { ReglementSaisi } from '@comptoir/contract/reglements';
import type { LigneComptage } from '@comptoir/domain/arrete';
import type { EtatLivraison } from '@comptoir/domain/commande';
import type { Serie } from '@comptoir/domain/imprime';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag, Instant, Sent, Versioned } from './columns';
import type { FacteurTable, ProfilTable, SecoursTable, SessionTable, UtilisateurTable } from './schema.acces';
import type {
  ArreteTable,
  AvanceTable,
  CaisseTable,
  EcritureTable,
  ImprimeTable,
  MouvementcaisseTable,
  TransfertTable,
} from './schema.caisses';
import type { ActiviteTable, IdempotenceTable, SceauTable } from './schema.journal';

export interface TypedepenseTable extends Versioned {
  typedepenseid: Generated<RecordId>;
  libelle: string;
  /** `searchKey` of the label, for order, uniqueness and search. */
  cle: string;
}

/**
 * `regle` is the francs posted by live payments that were not reversed; `solde` says whether that is the whole amount.
 */
export interface DepenseTable extends Versioned, Sent, DepenseFields {
  depenseid: Generated<RecordId>;
  regle: Generated<Francs>;
  solde: GeneratedAlways<boolean>;
  recherche: string;
}

/**
 * In francs: `remis` is handed over, `net` is posted, `rendu` is the change, `troppercu` the surplus that an operator
 * received and `frais` its fee; `tropde` is the payment whose surplus pays this one.
 */
export interface ReglementTable extends Versioned, Sent, ReglementSaisi {
  reglementid: Generated<RecordId>;
  depenseid: RecordId;
  from: Flag;
  remis: Francs;
  net: Francs;
  rendu: Francs;
  troppercu: Generated<Francs>;
  tropde: Generated<RecordId | null>;
  contrepassele: Generated<string | null>;
  creepar: Generated<RecordId | null>;
  /** `searchKey` of its reference, its beneficiary and their phone. */
  recherche: Generated<string>;
}

export interface FichierTable {
  documentid: Generated<RecordId>;
  /** Opaque name on disk (RELIABILITY I22). */
  cle: string;
  nom: string;
  recherche: string;
  mime: string;
  /** Size in bytes. */
  taille: number;
  sha256: string;
  proprietaire:
    | ('reglement' | 'etapeprojet' | 'client' | 'utilisateur' | 'organisation' | 'depense')
    | ('arrete' | 'imprime');
  proprietaireid: RecordId;
  /** Kind of a step's medium: 1 document, 2 image, 3 video. */
  typedocument: Generated<1 | 2 | 3 | null>;
  createdon: Generated<Instant>;
  supprimele: Generated<Instant | null>;
}

/** `statutprojet` follows from the counts, which change only with the steps. */
export interface ProjetTable extends Versioned, ProjetFields {
  projetid: Generated<RecordId>;
  nombreetape: Generated<Count>;
  nombreetapecloture: Generated<Count>;
  statutprojet: GeneratedAlways<1 | 2>;
  creepar: number;
  recherche: string;
}

/** `etat` is 0 in progress, 1 finished; `montant` is planned, in francs. */
export interface EtapeprojetTable extends Versioned, EtapeFields {
  etapeprojetid: Generated<RecordId>;
  projetid: RecordId;
  etat: Generated<Flag>;
}

export interface ClientTable extends Versioned, ClientFields {
  clientid: Generated<RecordId>;
  recherche: string;
  /** Key by which clients are ordered by name. */
  cle: GeneratedAlways<string>;
}

/** A reminder of what a client owed, in francs. */
export interface RelanceTable {
  relanceid: Generated<RecordId>;
  clientid: RecordId;
  montant: Francs;
  utilisateurid: RecordId;
  createdon: Generated<Instant>;
}

/**
 * Amounts are in francs, except that `reduction` is a whole percentage when `typereduction` is 2. `regle` is the francs
 * posted by live payments; `solde` says whether that is the whole amount.
 */
export interface CommandeTable extends Versioned, Sent, CommandeEntete {
  commandeid: Generated<RecordId>;
  quantite: Count;
  totallignes: Francs;
  montantreduction: Francs;
  montant: Francs;
  regle: Generated<Francs>;
  solde: GeneratedAlways<boolean>;
  etat: Generated<EtatLivraison>;
  creepar: number;
  recherche: string;
}

/** A line of an order, at its place `rang`; `mnttotal` is in francs. */
export interface DetailcommandeTable {
  id: Generated<RecordId>;
  commandeid: RecordId;
  rang: number;
  libelle: string;
  qtecmd: number;
  mnttotal: Francs;
}

/** A step of an order's delivery; it is never changed or deleted. */
export interface StatuscommandeTable {
  statuscommandeid: Generated<RecordId>;
  commandeid: RecordId;
  etat: EtatLivraison;
  utilisateurid: RecordId;
  createdon: Generated<Instant>;
}

/** The organisation, a single row. `compagnie` is null until somebody sets it; the limits of advances are in francs. */
export interface OrganisationTable {
  organisationid: Generated<RecordId>;
  compagnie: string | null;
  adresse: string;
  tel: string;
  email: string;
  mentions: string;
  avancesmax: Generated<Count>;
  avanceplafond: Generated<Francs>;
  avanceseuil: Generated<Francs>;
  preuveunique: Generated<0 | 1>;
  titreentree: Generated<string>;
  titresortie: Generated<string>;
  avispiece: Generated<0 | 1>;
  pied: Generated<string>;
  deuxcopies: Generated<0 | 1>;
  version: Generated<number>;
}

/** Every table, as the query builder sees it. */
export interface Schema {
  profil: ProfilTable;
  permission: { profilid: RecordId; nom: string };
  module: { moduleid: Generated<RecordId>; nom: string; libelle: string; produit: boolean };
  fonctionnalite: {
    fonctionnaliteid: Generated<RecordId>;
    moduleid: RecordId;
    nom: string;
    libelle: string;
    produit: boolean;
  };
  utilisateur: UtilisateurTable;
  session: SessionTable;
  tentative: { genre: 'compte' | 'adresse' | 'activite' | 'verification'; cle: string; nombre: Count; debut: Instant };
  theme: { utilisateurid: RecordId; darkmode: Flag };
  typedepense: TypedepenseTable;
  caisse: CaisseTable;
  mouvementcaisse: MouvementcaisseTable;
  arrete: ArreteTable;
  transfert: TransfertTable;
  avance: AvanceTable;
  imprime: ImprimeTable;
  serie: { caisseid: RecordId | null; serie: Serie; annee: number; dernier: Count };
  comptage: LigneComptage & { arreteid: RecordId };
  ecriture: EcritureTable;
  depense: DepenseTable;
  reglement: ReglementTable;
  projet: ProjetTable;
  etapeprojet: EtapeprojetTable;
  fichier: FichierTable;
  client: ClientTable;
  relance: RelanceTable;
  commande: CommandeTable;
  detailcommande: DetailcommandeTable;
  statuscommande: StatuscommandeTable;
  activite: ActiviteTable;
  facteur: FacteurTable;
  secours: SecoursTable;
  sceau: SceauTable;
  organisation: OrganisationTable;
  idempotence: IdempotenceTable;
  installation: { nom: string; valeur: string };
  tour: { nom: string; pris: Instant };
  /** `violations` is JSON text when written. */
  verdict: { verdictid: 1; instant: Instant; violations: string };
  compteur: { nom: string; total: number };
  compteur_delta: { nom: string; delta: Count };
}
