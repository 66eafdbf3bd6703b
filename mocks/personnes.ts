import type { FichierRow } from './fichier';

/** `caisses` are the registers that they see and use, null for all of them (PRODUCT Q). */
export interface UtilisateurRow {
  utilisateurid: number;
  username: string;
  password: string;
  motdepassetemporaire: boolean;
  nom: string;
  prenom: string;
  email: string;
  contact: string;
  sexe: 'M' | 'F' | null;
  datenaissance: string | null;
  adresse: string;
  profilid: number;
  dateexpiration: string | null;
  verrouille: boolean;
  caisses: number[] | null;
  createdon: string;
  version: number;
  /** Held in place of the profile's, where a story wants exactly these. */
  permissions?: readonly string[];
}

/** The photo of a user; `documentid` is of one series with that of the proofs. */
export interface PortraitRow extends FichierRow {
  utilisateurid: number;
}

export interface ProfilRow {
  profilid: number;
  libelle: string;
  permissions: readonly string[];
  version: number;
}

/** `nom` is a permission; those of the product stay (CONTRACT "Permissions"). */
export interface ModuleRow {
  moduleid: number;
  nom: string;
  libelle: string;
  produit: boolean;
}

export interface FonctionnaliteRow {
  fonctionnaliteid: number;
  moduleid: number;
  nom: string;
  libelle: string;
  produit: boolean;
}

/** An open session; its end follows from its beginning. */
export interface SessionRow {
  sessionid: number;
  utilisateurid: number;
  appareil: string;
  createdon: string;
  dernierusage: string;
}

/** A second factor; one that is not confirmed asks for nothing. `secours` are the recovery codes that are left. */
export interface FacteurRow {
  utilisateurid: number;
  secret: string;
  confirme: boolean;
  /** The last time step of which a code was used. */
  dernierpas: number;
  secours: string[];
}

/** A line of the audit log; `utilisateurid` null when nobody was signed in. */
export interface ActiviteRow {
  activiteid: number;
  utilisateurid: number | null;
  date: string;
  actiontype: string;
  libelle: string;
  objet: string;
  objetid: number | null;
  avant: unknown;
  apres: unknown;
}
