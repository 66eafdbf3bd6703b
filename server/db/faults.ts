import { Refusal } from '@comptoir/contract/envelope';
import { type ErrorCode, isErrorCode } from '@comptoir/contract/errors';
import { isOfAnotherSchema } from './prepared';

/** Constraints that a race may break before the handler's own check sees it. */
const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  caisse_code: 'caisse.code_utilise',
  caisse_limite: 'montant.limite',
  caisse_solde_check: 'caisse.solde_insuffisant',
  mouvementcaisse_montant_check: 'montant.limite',
  depense_regle: 'reglement.deja_solde',
};

/** The refusal of a label that another record has: the unique index of a table's labels is called `<table>_cle`. */
function takenBy(constraint: string): ErrorCode | undefined {
  const code = constraint.replace(/_cle$/, '.existe');
  return isErrorCode(code) ? code : undefined;
}

const RETRIED = new Set(['40001', '40P01']);
/**
 * Unique indexes whose values a write reads first, to name the row that has one. After a lost race the write is tried
 * again, and then refused with the other row.
 */
const ASKED_AGAIN = new Set(['mouvementcaisse_reference']);
const DISK_FULL = new Set(['53100', 'ENOSPC']);
/** Codes of timeouts, of too little memory or too many connections, and of a failed or read-only transaction. */
const UNAVAILABLE = new Set(['55P03', '57014', '53200', '53300', '25P02', '25P03', '25006']);
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'ENOTFOUND']);
const CONNECTION_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'not queryable',
  'driver has already been destroyed',
];

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

const isError = (error: unknown): error is DatabaseError => error instanceof Error;

/**
 * Whether the transaction did nothing and may be tried again: a serialisation failure, a deadlock, a reference taken
 * meanwhile, or a statement prepared before a migration.
 */
export function isRetried(error: unknown): boolean {
  if (!isError(error)) return false;
  return RETRIED.has(error.code ?? '') || ASKED_AGAIN.has(error.constraint ?? '') || isOfAnotherSchema(error);
}

/** Whether the connection was lost: then nobody knows whether a COMMIT in flight took effect. */
export function isConnectionLost(error: unknown): boolean {
  if (!isError(error)) return false;
  const code = error.code ?? '';
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    NETWORK.has(code) ||
    CONNECTION_WORDS.some((words) => error.message.includes(words))
  );
}

/** Returns the refusal for a database error, or null when the error is a fault of ours (CONTRACT "Envelope"). */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!isError(error) || error instanceof Refusal) return null;
  const code = error.code ?? '';
  if (isConnectionLost(error) || UNAVAILABLE.has(code) || isRetried(error)) return new Refusal('base.indisponible');
  if (DISK_FULL.has(code)) return new Refusal('espace.insuffisant');
  if (code.startsWith('23')) {
    const { constraint = '' } = error;
    return new Refusal(CONSTRAINTS[constraint] ?? takenBy(constraint) ?? 'requete.invalide');
  }
  return /^22[0-9A-Z]{3}$/.test(code) ? new Refusal('requete.invalide') : null;
}
