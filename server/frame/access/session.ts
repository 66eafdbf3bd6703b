import type { Droits, Portee } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import type { SessionRow } from './repository';

/**
 * The user who makes a request. It is read from the database at every request, never from the token (CONTRACT
 * "Session").
 */
export interface Session {
  /** SHA-256 of the token's `jti`, hexadecimal: the key of the session's row. */
  empreinte: string;
  utilisateurid: RecordId;
  nom: string;
  prenom: string;
  libelleprofil: string;
  motdepassetemporaire: boolean;
  permissions: ReadonlySet<string>;
  /** Ids of the registers that the user is given by name, null for all: who may change whom goes by these. */
  attitrees: Portee;
  /** Ids of the registers of the advances that the user holds or held (ADR 0039). */
  avances: readonly number[];
  /** Ids of the registers that the user sees and uses, both of these; null for all (PRODUCT Q). */
  caisses: Portee;
  /** The latest possible end of the session, ISO 8601 UTC. */
  expire: string;
  /** The raw `jti`, which a new token of the same session repeats. */
  jti: string;
  carrier: 'cookie' | 'bearer';
}

/** The part of a session that comes from the request and not from the database. */
type Carried = Pick<Session, 'empreinte' | 'jti' | 'carrier'>;

/** Builds the session of a request from its row in the database. */
export function sessionFrom(row: SessionRow, { empreinte, jti, carrier }: Carried): Session {
  const { permissions, dernierusage, ...rest } = row;
  const caisses = row.attitrees && [...row.attitrees, ...row.avances];
  return { permissions: new Set(permissions), caisses, empreinte, jti, carrier, ...rest };
}

/**
 * Returns the facts that decide whom a user may change: a user's advance is no right over others (CONTRACT
 * "Permissions").
 */
export const droitsOf = ({ utilisateurid, permissions, attitrees }: Session): Droits & { utilisateurid: RecordId } => ({
  utilisateurid,
  permissions,
  caisses: attitrees,
});
