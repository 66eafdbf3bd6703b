import { daysBetween } from '@comptoir/domain/dates';
import type { Count } from '@comptoir/domain/units';
import { Refusal, refuseField, refuseInvalid } from './envelope';
import type { ErrorCode } from './errors';

/** Returns the row found. Throws Refusal `introuvable` when there is none. */
export function existingRecord<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('introuvable');
  return row;
}

/** Throws a Refusal with the current record for an outdated version; a missing one is accepted (CONTRACT "Types"). */
export function checkVersion(current: { version: number }, sent: number | undefined, record: unknown = current): void {
  if (sent !== undefined && sent !== current.version) throw new Refusal('conflit.version', { data: record });
}

/** Throws a Refusal, with their number, when `nombre` other records name the deleted one (spec § 5, PRODUCT 1.16). */
export function checkUnused(nombre: Count, code: ErrorCode): void {
  if (nombre > 0) throw new Refusal(code, { params: { nombre } });
}

/** Throws a Refusal when another live record of the same kind has this name (PRODUCT P). */
export function checkFree(isTaken: boolean, code: Extract<ErrorCode, `${string}.existe`>): void {
  if (isTaken) throw new Refusal(code);
}

/** Throws a Refusal when a period ends before it begins; a period with an open end is always valid. */
export function checkPeriode({
  datedebut,
  datefin,
}: {
  datedebut?: string | undefined;
  datefin?: string | undefined;
}): void {
  if (datedebut === undefined || datefin === undefined) return;
  if (daysBetween(datedebut, datefin) < 0) throw refuseField('datefin', 'champ.invalide');
}

/** Refuses an idempotency key outside 16 to 128 characters (CONTRACT "Types"). */
export function checkIdempotencyKey(key: string): void {
  if (key.length >= 16 && key.length <= 128) return;
  throw refuseInvalid([{ path: 'idempotency-key', code: 'champ.hors_limites' }]);
}
