import type { RecordId } from '@comptoir/domain/units';
import type { Generated } from 'kysely';
import type { Instant, Versioned } from './columns';

export interface ProfilTable extends Versioned {
  profilid: Generated<RecordId>;
  libelle: string;
  cle: string;
}

export interface UtilisateurTable extends Versioned {
  utilisateurid: Generated<RecordId>;
  username: string;
  /** PHC string of argon2id. */
  motdepasse: string;
  motdepassetemporaire: Generated<boolean>;
  nom: string;
  prenom: string;
  profilid: RecordId;
  email: Generated<string>;
  contact: Generated<string>;
  sexe: Generated<'M' | 'F' | null>;
  datenaissance: Generated<string | null>;
  adresse: Generated<string>;
  dateexpiration: Generated<string | null>;
  verrouille: Generated<boolean>;
  recherche: Generated<string>;
  /** The registers that the user sees and uses, null for all (PRODUCT Q). */
  caisses: Generated<number[] | null>;
}

/** A second factor; it counts only once it is confirmed. `derniercompteur` is the last used time step. */
export interface FacteurTable {
  utilisateurid: RecordId;
  secret: string;
  confirme: Instant | null;
  derniercompteur: Generated<number>;
}

/** A recovery code, stored as its SHA-256, hexadecimal. */
export interface SecoursTable {
  utilisateurid: RecordId;
  empreinte: string;
  utilise: Generated<Instant | null>;
}

export interface SessionTable {
  /** SHA-256 of the token's `jti`, hexadecimal. */
  empreinte: string;
  utilisateurid: RecordId;
  createdon: Generated<Instant>;
  expire: Instant;
  dernierusage: Instant;
  sessionid: Generated<RecordId>;
  /** Name of the device, from what its browser says. */
  appareil: Generated<string>;
}
