import type { Activite } from '@comptoir/contract/activites';
import type { ArreteDetail } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Client, Relance } from '@comptoir/contract/clients';
import type { Commande, CommandeEntete } from '@comptoir/contract/commandes';
import type { Corbeille } from '@comptoir/contract/corbeille';
import type { Depense } from '@comptoir/contract/depenses';
import type { Organisation } from '@comptoir/contract/organisation';
import type { Fonctionnalite, Module, Profil } from '@comptoir/contract/profils';
import type { Etapeprojet, Projet } from '@comptoir/contract/projets';
import type { Reglement } from '@comptoir/contract/reglements';
import type { SessionOuverte } from '@comptoir/contract/securite';
import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import type { Transfert } from '@comptoir/contract/transferts';
import type { Typedepense } from '@comptoir/contract/typedepenses';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import type { EtatGarde } from '@comptoir/domain/avance';
import type { EtatImprime, ObjetImprime, Rang } from '@comptoir/domain/imprime';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';

// Rows have the fields of the calls, except those computed from other rows or by the domain.

/** A stored file: a proof of payment, or a medium, document, photo or logo in the types that extend it. */
export interface FichierRow {
  documentid: RecordId;
  name: string;
  mime: string;
  bytes: Uint8Array<ArrayBuffer>;
}

type OfOthers = 'libelleprofil' | 'joursrestants' | 'doublefacteur' | 'photo' | 'modifiable' | 'dernierusage';

export type UtilisateurRow = Omit<Utilisateur, OfOthers> & {
  password: string;
  /** Replaces the permissions of the profile in stories that need a certain set. */
  permissions?: readonly string[];
};

/** The photo of a user. Files of all kinds share one sequence of `documentid`. */
export type PortraitRow = FichierRow & { utilisateurid: RecordId };
export type ProfilRow = Pick<Profil, 'profilid' | 'libelle' | 'version'> & { permissions: readonly string[] };
export type ModuleRow = Omit<Module, 'fonctionnalites'>;
export type FonctionnaliteRow = Fonctionnalite;

/** An open session; its end is computed from `createdon`. */
export type SessionRow = Omit<SessionOuverte, 'expire' | 'courante'> & { utilisateurid: RecordId };

/** A second factor; sign-in asks for it once it is confirmed. `secours` holds the unused recovery codes. */
export interface FacteurRow {
  utilisateurid: RecordId;
  secret: string;
  confirme: boolean;
  /** The time step of the last code used. */
  dernierpas: number;
  secours: string[];
}

/** A line of the audit log. */
export type ActiviteRow = Omit<Activite, 'utilisateur' | 'noms'>;

/** The author of a row; the calls show their name. */
interface Par {
  utilisateurid: RecordId;
}

export type TypedepenseRow = Typedepense;
export type CaisseRow = Omit<Caisse, 'solde'>;
export type MouvementFields = Mouvementcaisse;

/**
 * `soldeapres` is the balance of the register, in francs, just after the movement was written; null once the movement
 * has changed that balance again. `seq` numbers the last change of the register's balance that the movement made.
 */
export type MouvementRow = MouvementFields & { soldeapres: Francs | null; seq: Count };

type Regularisation = NonNullable<ArreteDetail['regularisation']>;

/** An act on a closing: its author, its time and its reason. */
type ActeRow = Par & Pick<Regularisation, 'motif' | 'createdon'>;
export type ArreteRow = Omit<
  ArreteDetail,
  | ('caisse' | 'code' | 'ecart' | 'utilisateur' | 'dernier' | 'reouverture' | 'regularisation' | 'file' | 'filename')
  | ('imprimeid' | 'pv')
> & {
  /** Its proof, one of `fichiers`. */
  documentid: RecordId | null;
  reouverture: ActeRow | null;
  regularisation: (ActeRow & Pick<Regularisation, 'mouvementcaisseid' | 'imputation'>) | null;
};

/** `source` and `cible` are the labels at the sending, for a register that was deleted since. */
export type TransfertRow = Omit<Transfert, 'expediteur' | 'repondeur' | 'imprimeid' | 'numero'> & {
  repondupar: RecordId | null;
};

/** `caisseid` is the register of the advance and `transfertid` the transfer that paid it; both null before. */
export type AvanceRow = Omit<
  Avance,
  | 'porteur'
  | 'projet'
  | 'etat'
  | 'sourceid'
  | 'source'
  | 'date'
  | 'justifie'
  | 'rendu'
  | 'enroute'
  | 'solde'
  | 'retard'
  | 'demandeur'
  | 'imprimeid'
  | 'numero'
  | 'approbateur'
  | 'decideur'
> & {
  porteurnom: string;
  etat: EtatGarde;
  transfertid: RecordId | null;
  approbateurid: RecordId | null;
  decideurid: RecordId | null;
};
export type DepenseRow = Omit<Depense, 'typedepense' | 'montantrestant' | 'nombredocument'>;

/**
 * `remis` is handed over, `net` is posted to the register and `troppercu` is kept beside it, in francs; the rest is the
 * change.
 */
export type ReglementRow = Omit<
  Reglement,
  | 'caisse'
  | 'montant'
  | 'montantremis'
  | 'montantRendu'
  | 'montantrestant'
  | 'type'
  | 'file'
  | 'filename'
  | 'arretele'
  | 'imprimeid'
  | 'numero'
  | 'remplace'
  | 'decharge'
> & {
  remis: Francs;
  net: Francs;
  documentid: RecordId | null;
  creepar: RecordId | null;
};

/**
 * A numbered document (ADR 0041): its number belongs to one record, `objetid`, for ever. The document of an order has
 * no register: its series belongs to the house (ADR 0045). `remplacepar` is the document that replaced it, or null;
 * `tirages` counts its prints, `lien` is its public address (ADR 0042, 0046). `documentid` is its signature, one of
 * `fichiers`, or null (ADR 0048).
 */
export type ImprimeRow = Rang & {
  imprimeid: RecordId;
  caisseid: RecordId | null;
  objet: ObjetImprime;
  objetid: RecordId;
  etat: EtatImprime;
  remplacepar: RecordId | null;
  tirages: Count;
  lien: string | null;
  documentid: RecordId | null;
};
export type ProjetRow = Par &
  Pick<Projet, 'projetid' | 'libelle' | 'description' | 'montant' | 'datefin' | 'createdon' | 'version'>;
export type EtapeRow = Omit<Etapeprojet, 'engage' | 'regle'>;

/** A file of a step. Files of all kinds share one sequence of `documentid`. */
export type MediaRow = FichierRow & { etapeprojetid: RecordId; createdon: string };

/** A supporting document of an expense. */
export type DocumentRow = FichierRow & { depenseid: RecordId; createdon: string };
export type ClientRow = Omit<Client, 'photo' | 'nombrecommande' | 'reste'>;

/** The photo of a client. */
export type PhotoRow = FichierRow & { clientid: RecordId };
export type CommandeRow = Pick<Commande, 'commandeid' | 'createdon' | 'version'> &
  CommandeEntete & { lignes: Commande['detailscommande'] };
export type StatuscommandeRow = Par & Omit<Statuscommande, 'client' | 'utilisateur'>;
export type RelanceRow = Par & Omit<Relance, 'utilisateur'>;

/**
 * A deleted record that can be restored (PRODUCT P); `rows` has all rows that went with it, by the name of their array.
 */
export type CorbeilleRow = Par & Omit<Corbeille, 'utilisateur'> & { rows: Partial<Rows> };

/** The first answer to an idempotency key (CONTRACT "Types"). */
export interface Replay {
  fingerprint: string;
  status: number;
  body: string;
}

/** An empty array of rows. */
const none = <Row>(): Row[] => [];

/** The arrays of the store, without deleted rows, each with the field that identifies its rows. */
export const TABLES = {
  utilisateurs: { id: 'utilisateurid', rows: none<UtilisateurRow>() },
  portraits: { id: 'documentid', rows: none<PortraitRow>() },
  profils: { id: 'profilid', rows: none<ProfilRow>() },
  modules: { id: 'moduleid', rows: none<ModuleRow>() },
  fonctionnalites: { id: 'fonctionnaliteid', rows: none<FonctionnaliteRow>() },
  sessions: { id: 'sessionid', rows: none<SessionRow>() },
  facteurs: { id: 'utilisateurid', rows: none<FacteurRow>() },
  typedepenses: { id: 'typedepenseid', rows: none<TypedepenseRow>() },
  caisses: { id: 'caisseid', rows: none<CaisseRow>() },
  mouvements: { id: 'mouvementcaisseid', rows: none<MouvementRow>() },
  arretes: { id: 'arreteid', rows: none<ArreteRow>() },
  transferts: { id: 'transfertid', rows: none<TransfertRow>() },
  avances: { id: 'avanceid', rows: none<AvanceRow>() },
  depenses: { id: 'depenseid', rows: none<DepenseRow>() },
  reglements: { id: 'reglementid', rows: none<ReglementRow>() },
  fichiers: { id: 'documentid', rows: none<FichierRow>() },
  projets: { id: 'projetid', rows: none<ProjetRow>() },
  etapeprojets: { id: 'etapeprojetid', rows: none<EtapeRow>() },
  medias: { id: 'documentid', rows: none<MediaRow>() },
  documents: { id: 'documentid', rows: none<DocumentRow>() },
  clients: { id: 'clientid', rows: none<ClientRow>() },
  photos: { id: 'documentid', rows: none<PhotoRow>() },
  commandes: { id: 'commandeid', rows: none<CommandeRow>() },
  statuscommandes: { id: 'statuscommandeid', rows: none<StatuscommandeRow>() },
  relances: { id: 'relanceid', rows: none<RelanceRow>() },
  activites: { id: 'activiteid', rows: none<ActiviteRow>() },
  corbeille: { id: 'id', rows: none<CorbeilleRow>() },
} as const;

type Tables = typeof TABLES;

/** The rows that fixtures may give. */
export type Rows = { -readonly [Name in keyof Tables]: Tables[Name]['rows'] };

/** `compagnie` is null until somebody sets a name. */
export type OrganisationRow = Omit<Organisation, 'compagnie' | 'definie' | 'logo'> & {
  compagnie: string | null;
  logo: FichierRow | null;
};

export type Acces = Par & { sessionid?: RecordId };

/** The state of the mocks. Derived values are not stored: balances, remainders and statuses come from the domain. */
export interface Store extends Rows {
  organisation: OrganisationRow;
  /** In the order of their numbers; none is ever removed. A new store numbers the given payments and orders. */
  imprimes: ImprimeRow[];
  /** The signed-in user, or null. Without `sessionid` it is their last used session. */
  session: Acces | null;
  /** The line of the audit log where its chain breaks; null while it is intact. */
  journalRompuA: number | null;
  /** The setting `darkmode` by user. */
  themes: Map<number, 0 | 1>;
  replays: Map<string, Replay>;
  /** The current time in epoch milliseconds. */
  now: () => number;
  /** Makes an id that no record of any noun has. */
  nextId: () => number;
}
