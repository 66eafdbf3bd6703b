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
  /** Ids of the registers that the user sees and uses; null for all (PRODUCT Q). */
  caisses: readonly number[] | null;
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
  return { permissions: new Set(permissions), empreinte, jti, carrier, ...rest };
}
