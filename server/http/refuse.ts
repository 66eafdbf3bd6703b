import { Refusal } from '#contract/envelope';

/** The row found, or the refusal of a record that does not exist. */
export function existing<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('introuvable');
  return row;
}

/** Refuses a stale version with the current record; a write that sends none is accepted (CONTRACT "Types"). */
export function checkVersion(current: { version: number }, sent: number | undefined, record: unknown = current): void {
  if (sent !== undefined && sent !== current.version) throw new Refusal('conflit.version', { data: record });
}
