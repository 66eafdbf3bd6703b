import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls';
import type { Reglement } from '#contract/reglements';
import { MAX_MONTANT } from '#domain/limits';
import type { CrashPoint } from '../http/crash';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { type Attempt, dataOf } from './till';

/** A named point of the server's own code where it killed itself, and what became of the work (RELIABILITY F02). */
export interface PointResult {
  point: CrashPoint;
  faults: string[];
}

const MONTANT = 5000;

/**
 * Makes a payment and undoes it on a server that kills itself at one point on the way; restarted and asked again, each
 * has taken effect once. A point that nothing reaches is a fault: it would prove nothing.
 */
export async function runPoint(patient: Patient, point: CrashPoint): Promise<PointResult> {
  const caisseid = await patient.till.openCaisse();
  const attempt = { caisseid, depenseid: await patient.openDepense(), montant: MONTANT, key: randomUUID() };
  await patient.restart({ CRASH_AT: point });

  const paid = await patient.till.pay(attempt).catch(() => null);
  const undone = paid && (await remove(patient, dataOf<Reglement>(paid).reglementid).catch(() => null));
  const hasCrashed = await patient.endsSoon();
  if (!hasCrashed && undone === null) throw new Error(`${point}: no answer, yet the server lives`);
  await patient.restart();
  const faults = paid
    ? await faultsOfUndoing(patient, attempt, dataOf<Reglement>(paid))
    : await faultsOfPaying(patient, attempt);
  const unreached = hasCrashed ? [] : ['nothing reached it'];
  return { point, faults: [...unreached, ...faults, ...(await ledgerFaults(patient.dataDir))] };
}

const remove = (patient: Patient, reglementid: number) =>
  patient.till.send(calls.reglements.remove, { params: { reglementid } });

async function faultsOfPaying(patient: Patient, attempt: Attempt): Promise<string[]> {
  const before = await patient.till.reglementsOf(attempt.depenseid);
  const again = await patient.till.pay(attempt);
  const { reglementid, file } = dataOf<Reglement>(again);
  const rows = await patient.till.reglementsOf(attempt.depenseid);
  const isReplay = again.headers['idempotent-replayed'] === 'true';
  return [
    ...(before.length > 1 || rows.length !== 1 ? [`${before.length} payments, ${rows.length} after the retry`] : []),
    ...(isReplay === (before.length === 1) ? [] : [`replay ${isReplay} of a payment recorded ${before.length} times`]),
    ...(rows[0]?.reglementid === reglementid ? [] : ['the retry is another payment']),
    ...(await faultsOfProof(patient, file)),
    ...(await faultsOfSolde(patient, attempt.caisseid, MAX_MONTANT - MONTANT)),
  ];
}

async function faultsOfUndoing(patient: Patient, { caisseid, depenseid }: Attempt, paid: Reglement): Promise<string[]> {
  const before = await patient.till.reglementsOf(depenseid);
  const { status } = await remove(patient, paid.reglementid);
  const expected = before.length === 1 ? 200 : 404;
  return [
    ...(status === expected ? [] : [`undone again: ${status}, not ${expected}`]),
    ...((await patient.till.reglementsOf(depenseid)).length === 0 ? [] : ['still there']),
    ...(await faultsOfSolde(patient, caisseid, MAX_MONTANT)),
  ];
}

async function faultsOfSolde(patient: Patient, caisseid: number, expected: number): Promise<string[]> {
  const solde = await patient.till.soldeOf(caisseid);
  return solde === expected ? [] : [`register: ${solde}, not ${expected}`];
}

/** The proof of a payment that exists is complete (RELIABILITY F07). */
async function faultsOfProof(patient: Patient, file: string): Promise<string[]> {
  const { status, text } = await patient.till.read(file);
  return status === 200 && text.startsWith('%PDF') && text.includes('%%EOF') ? [] : [`proof: ${status}`];
}
