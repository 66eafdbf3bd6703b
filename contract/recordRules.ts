import { daysBetween } from '@comptoir/domain/dates';
import type { Count } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { ErrorCode, Lang } from './errors';

/** The row found, or the refusal of a record that does not exist. */
export function existingRecord<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('introuvable');
  return row;
}

/** Refuses a stale version with the current record; a write that sends none is accepted (CONTRACT "Types"). */
export function checkVersion(current: { version: number }, sent: number | undefined, record: unknown = current): void {
  if (sent !== undefined && sent !== current.version) throw new Refusal('conflit.version', { data: record });
}

/** Refuses to delete what so many records name, and says how many (spec § 5, PRODUCT 1.16). */
export function checkUnused(nombre: Count, code: ErrorCode): void {
  if (nombre > 0) throw new Refusal(code, { params: { nombre } });
}

/** Refuses a name that another live record of its kind has (PRODUCT P). */
export function checkFree(isTaken: boolean, code: `${'typedepense' | 'profil' | 'utilisateur'}.existe`): void {
  if (isTaken) throw new Refusal(code);
}

/** A period ends on or after the day on which it begins; one that is open at an end always does. */
export function checkPeriode(
  { datedebut, datefin }: { datedebut?: string | undefined; datefin?: string | undefined },
  lang: Lang,
): void {
  if (datedebut === undefined || datefin === undefined) return;
  if (daysBetween(datedebut, datefin) < 0) throw refuseField('datefin', 'champ.invalide', lang);
}
