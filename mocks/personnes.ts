import type { Activite } from '@comptoir/contract/activites';
import type { Fonctionnalite, Module, Profil } from '@comptoir/contract/profils';
import type { SessionOuverte } from '@comptoir/contract/securite';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import type { FichierRow } from './fichier';

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
