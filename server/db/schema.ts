import type { ClientFields } from '@comptoir/contract/clients';
import type { DepenseFields } from '@comptoir/contract/depenses';
import type { EtapeFields, ProjetFields } from '@comptoir/contract/projets';
import type { EtatLivraison, TypeReduction } from '@comptoir/domain/commande';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag, Instant, Sent, Versioned } from './columns';
import type { FacteurTable, ProfilTable, SecoursTable, SessionTable, UtilisateurTable } from './schema.acces';
import type { ActiviteTable, IdempotenceTable, SceauTable } from './schema.journal';

export interface TypedepenseTable extends Versioned {
  typedepenseid: Generated<number>;
  libelle: string;
  /** `searchKey` of the label: order, uniqueness and search. */
  cle: string;
}

/** Francs. `solde` and the counters are written by ecritures/repository alone. */
export interface CaisseTable extends Versioned {
  caisseid: Generated<number>;
  libelle: string;
  description: string;
  cle: string;
  recherche: string;
  montant: number;
  solde: Generated<number>;
  seq: Generated<number>;
  nombremouvement: Generated<number>;
  nombreannule: Generated<number>;
  nombrereglementdepense: Generated<number>;
  nombrereglementcommande: Generated<number>;
}

export interface MouvementcaisseTable extends Versioned, Sent {
  mouvementcaisseid: Generated<number>;
  caisseid: number;
  montant: number;
  type: Flag;
  isfirst: Generated<Flag>;
  reglementid: Generated<number | null>;
  description: Generated<string>;
}

export type Motif = 'creation' | 'modification' | 'suppression';

export interface EcritureTable {
  caisseid: number;
  seq: number;
  mouvementcaisseid: number;
  motif: Motif;
  montant: number;
  solde_apres: number;
  requestid: string;
  createdon: Generated<Instant>;
}

/** `regle` is what live payments posted, francs; `solde` whether that is all of it. */
export interface DepenseTable extends Versioned, Sent, DepenseFields {
  depenseid: Generated<number>;
  regle: Generated<number>;
  solde: GeneratedAlways<boolean>;
  recherche: string;
}

/** `remis` is handed over, `net` posted, `rendu` the change, francs. */
export interface ReglementTable extends Versioned, Sent {
  reglementid: Generated<number>;
  depenseid: number;
  from: Flag;
  caisseid: number;
  remis: number;
  net: number;
  rendu: number;
  date: string;
}

export interface FichierTable {
  documentid: Generated<number>;
  /** Opaque name on disk (RELIABILITY I22). */
  cle: string;
  nom: string;
  recherche: string;
  mime: string;
  /** Bytes. */
  taille: number;
  sha256: string;
  proprietaire: 'reglement' | 'etapeprojet' | 'client' | 'utilisateur' | 'organisation' | 'depense';
  proprietaireid: number;
  /** Of a step's medium: 1 document, 2 image, 3 video. */
  typedocument: Generated<1 | 2 | 3 | null>;
  createdon: Generated<Instant>;
  supprimele: Generated<Instant | null>;
}

/** `statutprojet` follows from the counts, which are written with the steps alone. */
export interface ProjetTable extends Versioned, ProjetFields {
  projetid: Generated<number>;
  nombreetape: Generated<number>;
  nombreetapecloture: Generated<number>;
  statutprojet: GeneratedAlways<1 | 2>;
  creepar: number;
  recherche: string;
}

/** `etat` 0 in progress, 1 finished; `montant` planned, francs. */
export interface EtapeprojetTable extends Versioned, EtapeFields {
  etapeprojetid: Generated<number>;
  projetid: number;
  etat: Generated<Flag>;
}

export interface ClientTable extends Versioned, ClientFields {
  clientid: Generated<number>;
  recherche: string;
  /** How it begins: what names are ordered by. */
  cle: GeneratedAlways<string>;
}

/** A reminder of what a client owed, francs. */
export interface RelanceTable {
  relanceid: Generated<number>;
  clientid: number;
  montant: number;
  utilisateurid: number;
  createdon: Generated<Instant>;
}

/**
 * Francs, but `reduction`, which is whole percent when `typereduction` is 2. `regle` is what live payments posted,
 * `solde` whether that is all.
 */
export interface CommandeTable extends Versioned, Sent {
  commandeid: Generated<number>;
  clientid: number;
  datelivraison: string | null;
  quantite: number;
  totallignes: number;
  fraissup: number;
  typereduction: TypeReduction;
  reduction: number;
  montantreduction: number;
  montant: number;
  regle: Generated<number>;
  solde: GeneratedAlways<boolean>;
  etat: Generated<EtatLivraison>;
  creepar: number;
  recherche: string;
}

/** A line of an order, in the order of `rang`; `mnttotal` francs. */
export interface DetailcommandeTable {
  id: Generated<number>;
  commandeid: number;
  rang: number;
  libelle: string;
  qtecmd: number;
  mnttotal: number;
}

/** A step of an order's delivery; never changed, never deleted. */
export interface StatuscommandeTable {
  statuscommandeid: Generated<number>;
  commandeid: number;
  etat: EtatLivraison;
  utilisateurid: number;
  createdon: Generated<Instant>;
}

/** One row; `compagnie` is null until somebody sets it. */
export interface OrganisationTable {
  organisationid: Generated<number>;
  compagnie: string | null;
  adresse: string;
  tel: string;
  email: string;
  mentions: string;
  version: Generated<number>;
}

/** Every table, as the query builder sees it. */
export interface Schema {
  profil: ProfilTable;
  permission: { profilid: number; nom: string };
  module: { moduleid: Generated<number>; nom: string; libelle: string; produit: boolean };
  fonctionnalite: {
    fonctionnaliteid: Generated<number>;
    moduleid: number;
    nom: string;
    libelle: string;
    produit: boolean;
  };
  utilisateur: UtilisateurTable;
  session: SessionTable;
  tentative: { genre: 'compte' | 'adresse' | 'activite'; cle: string; nombre: number; debut: Instant };
  theme: { utilisateurid: number; darkmode: Flag };
  typedepense: TypedepenseTable;
  caisse: CaisseTable;
  mouvementcaisse: MouvementcaisseTable;
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
  compteur_delta: { nom: string; delta: number };
}
