import type { Activite } from '@comptoir/contract/activites';
import type { SessionOuverte } from '@comptoir/contract/auth';
import type { Fonctionnalite, Module, Profil } from '@comptoir/contract/profils';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import type { FichierRow } from './fichier';

type OfOthers = 'libelleprofil' | 'joursrestants' | 'doublefacteur' | 'photo' | 'modifiable' | 'dernierusage';

export type UtilisateurRow = Omit<Utilisateur, OfOthers> & {
  password: string;
  /** Held in place of the profile's, where a story wants exactly these. */
  permissions?: readonly string[];
};

/** The photo of a user; `documentid` is of one series for files of every kind. */
export type PortraitRow = FichierRow & { utilisateurid: RecordId };
export type ProfilRow = Pick<Profil, 'profilid' | 'libelle' | 'version'> & { permissions: readonly string[] };
export type ModuleRow = Omit<Module, 'fonctionnalites'>;
export type FonctionnaliteRow = Fonctionnalite;

/** An open session; its end follows from its beginning. */
export type SessionRow = Omit<SessionOuverte, 'expire' | 'courante'> & { utilisateurid: RecordId };

/** A second factor; one that is not confirmed asks for nothing. `secours` are the recovery codes that are left. */
export interface FacteurRow {
  utilisateurid: RecordId;
  secret: string;
  confirme: boolean;
  /** The last time step of which a code was used. */
  dernierpas: number;
  secours: string[];
}

/** A line of the audit log. */
export type ActiviteRow = Omit<Activite, 'utilisateur' | 'noms'>;
