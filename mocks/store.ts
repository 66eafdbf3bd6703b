import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Client, Relance } from '@comptoir/contract/clients';
import type { Commande, CommandeEntete } from '@comptoir/contract/commandes';
import type { Corbeille } from '@comptoir/contract/corbeille';
import type { Depense } from '@comptoir/contract/depenses';
import type { Organisation } from '@comptoir/contract/organisation';
import type { Etapeprojet, Projet } from '@comptoir/contract/projets';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import type { Typedepense } from '@comptoir/contract/typedepenses';
import type { Francs, RecordId } from '@comptoir/domain/units';
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

// Rows are what the calls show, without what follows from other rows or from the domain.

/** Who did it, whom the calls show by name. */
interface Par {
  utilisateurid: RecordId;
}

export type TypedepenseRow = Typedepense;
export type CaisseRow = Omit<Caisse, 'solde'>;
export type MouvementFields = Mouvementcaisse;

/** `soldeapres` is what its register held once it was written. */
export type MouvementRow = MouvementFields & { soldeapres: Francs };
export type DepenseRow = Omit<Depense, 'typedepense' | 'montantrestant' | 'nombredocument'>;

/** `remis` is what was handed over, `net` what was posted to the register; the change is their difference. */
export type ReglementRow = Pick<Reglement, 'reglementid' | 'depenseid' | 'caisseid' | 'from' | 'date' | 'version'> & {
  remis: Francs;
  net: Francs;
  documentid: RecordId | null;
};
export type ProjetRow = Par &
  Pick<Projet, 'projetid' | 'libelle' | 'description' | 'montant' | 'datefin' | 'createdon' | 'version'>;
export type EtapeRow = Omit<Etapeprojet, 'engage' | 'regle'>;

/** A file of a step; `documentid` is of one series for files of every kind. */
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
 * A deleted record that can be restored (PRODUCT P): `rows` are its own rows and those that went with it, by the array
 * that they were in.
 */
export type CorbeilleRow = Par & Omit<Corbeille, 'utilisateur'> & { rows: Partial<Rows> };

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
export type OrganisationRow = Omit<Organisation, 'compagnie' | 'definie' | 'logo'> & {
  compagnie: string | null;
  logo: FichierRow | null;
};

export type Acces = Par & { sessionid?: RecordId };

/** What the mocks remember. Nothing derived is stored: balances, remainders and statuses come from the domain. */
export interface Store extends Rows {
  organisation: OrganisationRow;
  /** Who is signed in, null when nobody is; without `sessionid` in the session that they last used. */
  session: Acces | null;
  /** The line where the chain of the audit log breaks; null while it holds. */
  journalRompuA: number | null;
  /** `darkmode` by user. */
  themes: Map<number, 0 | 1>;
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
