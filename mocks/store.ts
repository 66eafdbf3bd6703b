import type { TypeCorbeille } from '#contract/corbeille';
import type { TypeClient } from '#domain/client';
import type { EtatLivraison, LigneCommande, TypeReduction } from '#domain/commande';
import type { FichierRow } from './fichier';
import { fixtures } from './fixtures';
import { organisation } from './organisation.fixtures';
import type {
  ActiviteRow,
  FacteurRow,
  FonctionnaliteRow,
  ModuleRow,
  PortraitRow,
  ProfilRow,
  SessionRow,
  UtilisateurRow,
} from './personnes';

type Flag = 0 | 1;

export interface TypedepenseRow {
  typedepenseid: number;
  libelle: string;
  version: number;
}

/** `montant` is the opening amount; the balance is the sum of the movements. */
export interface CaisseRow {
  caisseid: number;
  libelle: string;
  montant: number;
  description: string;
  version: number;
}

export interface MouvementFields {
  mouvementcaisseid: number;
  caisseid: number;
  montant: number;
  type: Flag;
  isfirst: Flag;
  description: string;
  reglementid: number | null;
  createdon: string;
  annule: boolean;
  version: number;
}

export interface MouvementRow extends MouvementFields {
  /** What its register held once it was written. */
  soldeapres: number;
}

export interface DepenseRow {
  depenseid: number;
  libelle: string;
  typedepenseid: number;
  montant: number;
  description: string;
  date: string;
  expenseonstep: Flag;
  projetid: number | null;
  etapeprojetid: number | null;
  version: number;
}

/** `remis` is what was handed over, `net` what was posted to the register; the change is their difference. */
export interface ReglementRow {
  reglementid: number;
  depenseid: number;
  caisseid: number;
  remis: number;
  net: number;
  from: Flag;
  date: string;
  documentid: number | null;
  version: number;
}

/** `utilisateurid` is who created the project. */
export interface ProjetRow {
  projetid: number;
  libelle: string;
  description: string;
  montant: number;
  datefin: string;
  utilisateurid: number;
  createdon: string;
  version: number;
}

export interface EtapeRow {
  etapeprojetid: number;
  projetid: number;
  libelle: string;
  description: string;
  montant: number;
  etat: Flag;
  version: number;
}

/** A file of a step; `documentid` is of one series with that of the proofs. */
export interface MediaRow extends FichierRow {
  etapeprojetid: number;
  createdon: string;
}

/** A supporting document of an expense; `documentid` is of one series with that of the proofs. */
export interface DocumentRow extends FichierRow {
  depenseid: number;
  createdon: string;
}

export interface ClientRow {
  clientid: number;
  libelleclient: string;
  typeclient: TypeClient;
  adresse: string;
  email: string;
  tel: string;
  createdon: string;
  version: number;
}

/** The photo of a client; `documentid` is of one series with that of the proofs. */
export interface PhotoRow extends FichierRow {
  clientid: number;
}

/** `reduction` is francs for type 1, whole percent for type 2; every total comes from the domain. */
export interface CommandeRow {
  commandeid: number;
  clientid: number;
  createdon: string;
  datelivraison: string | null;
  fraissup: number;
  typereduction: TypeReduction;
  reduction: number;
  lignes: (LigneCommande & { id: number })[];
  version: number;
}

/** A step of an order's delivery; `utilisateurid` is who said so. */
export interface StatuscommandeRow {
  statuscommandeid: number;
  commandeid: number;
  etat: EtatLivraison;
  utilisateurid: number;
  createdon: string;
}

/** `montant` is what was owed when the client was reminded, francs. */
export interface RelanceRow {
  relanceid: number;
  clientid: number;
  montant: number;
  utilisateurid: number;
  createdon: string;
}

/**
 * A deleted record that can be restored (PRODUCT P): `rows` are its own rows and those that went with it, by the array
 * that they were in.
 */
export interface CorbeilleRow {
  type: TypeCorbeille;
  id: number;
  libelle: string;
  utilisateurid: number;
  supprimele: string;
  rows: Partial<Rows>;
}

/** The first answer given to an idempotency key (CONTRACT "Types"). */
export interface Replay {
  fingerprint: string;
  status: number;
  body: string;
}

/** The rows that a fixture may give; one plain array per noun, deleted rows leave it. */
export interface Rows {
  utilisateurs: UtilisateurRow[];
  portraits: PortraitRow[];
  profils: ProfilRow[];
  modules: ModuleRow[];
  fonctionnalites: FonctionnaliteRow[];
  sessions: SessionRow[];
  facteurs: FacteurRow[];
  typedepenses: TypedepenseRow[];
  caisses: CaisseRow[];
  mouvements: MouvementRow[];
  depenses: DepenseRow[];
  reglements: ReglementRow[];
  fichiers: FichierRow[];
  projets: ProjetRow[];
  etapeprojets: EtapeRow[];
  medias: MediaRow[];
  documents: DocumentRow[];
  clients: ClientRow[];
  photos: PhotoRow[];
  commandes: CommandeRow[];
  statuscommandes: StatuscommandeRow[];
  relances: RelanceRow[];
  activites: ActiviteRow[];
  corbeille: CorbeilleRow[];
}

/** `compagnie` is null until somebody sets it. */
export interface OrganisationRow {
  compagnie: string | null;
  adresse: string;
  tel: string;
  email: string;
  mentions: string;
  logo: FichierRow | null;
  version: number;
}

export interface Acces {
  utilisateurid: number;
  sessionid?: number;
}

/** What the mocks remember. Nothing derived is stored: balances, remainders and statuses come from the domain. */
export interface Store extends Rows {
  organisation: OrganisationRow;
  /** Who is signed in, null when nobody is; without `sessionid` in the session that they last used. */
  session: Acces | null;
  /** The line where the chain of the audit log breaks; null while it holds. */
  journalRompuA: number | null;
  /** `darkmode` by user. */
  themes: Map<number, Flag>;
  replays: Map<string, Replay>;
  /** Epoch milliseconds. */
  now: () => number;
  /** A new id, never given before, for every noun. */
  nextId: () => number;
}

const FIRST_NEW_ID = 1000;

/**
 * A store of the fixtures with an administrator signed in. Later overrides win:
 * `createStore(asProfile('lecteur'), { depenses: [] })`.
 */
export function createStore(...overrides: Partial<Store>[]): Store {
  let lastId = FIRST_NEW_ID;
  const now = overrides.findLast((override) => override.now)?.now ?? Date.now;
  const store: Store = {
    ...fixtures(now()),
    organisation: organisation(),
    session: { utilisateurid: 1 },
    journalRompuA: null,
    themes: new Map(),
    replays: new Map(),
    now,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
  return Object.assign(store, ...overrides);
}
