import type { RecordId } from '@comptoir/domain/units';
import type { SessionRow } from './repository';

/** Who is asking: read from the database at every request, never from the token (CONTRACT "Session"). */
export interface Session {
  /** SHA-256 of the token's `jti`, hexadecimal: the session's row. */
  empreinte: string;
  utilisateurid: RecordId;
  nom: string;
  prenom: string;
  libelleprofil: string;
  motdepassetemporaire: boolean;
  permissions: ReadonlySet<string>;
  /** The registers that they see and use, null for all (PRODUCT Q). */
  caisses: readonly number[] | null;
  /** ISO 8601 UTC: the absolute end. */
  expire: string;
  /** The raw `jti`, for a fresh token of the same session. */
  jti: string;
  carrier: 'cookie' | 'bearer';
}

/** What a request brings of a session, beside what the database says of it. */
type Carried = Pick<Session, 'empreinte' | 'jti' | 'carrier'>;

/** A session as the database has it now, for the request that carries it. */
export function sessionFrom(row: SessionRow, { empreinte, jti, carrier }: Carried): Session {
  const { permissions, dernierusage, ...rest } = row;
  return { permissions: new Set(permissions), empreinte, jti, carrier, ...rest };
}
