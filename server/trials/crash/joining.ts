import { randomUUID } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Arrete } from '@comptoir/contract/arretes';
import { calls } from '@comptoir/contract/calls';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';

/** The points that the proof of a count passes, and whether it is joined after a crash at each. */
export const JOINING_POINTS = [
  ['fichier', false],
  ['reponse', false],
  ['commit', true],
] as const satisfies readonly (readonly [CrashPoint, boolean])[];

/** Tells whether a count has its proof, every byte of it. */
async function isProven({ till }: Patient, arreteid: number): Promise<boolean> {
  const { file } = await till.done<Arrete>(calls.arretes.byId, { params: { arreteid } });
  if (file === '') return false;
  const { status, text } = await till.read(file);
  return status === 200 && text === Buffer.from(PDF.bytes).toString('utf8');
}

/**
 * Joins the proof of a count on a server that kills itself at one point of it, restarts the server and joins it again:
 * row and bytes must come together, and once (ADR 0044, RELIABILITY F02). Returns what is wrong.
 */
export async function joiningFaults(patient: Patient, point: CrashPoint, isJoined: boolean): Promise<string[]> {
  const caisseid = await patient.till.openCaisse();
  const body = { nature: 'journee', seq: 1, comptage: [], motif: 'Tout est au coffre' };
  const { arreteid } = await patient.till.done<Arrete>(calls.arretes.create, { params: { caisseid }, body });
  const values = { params: { arreteid }, file: PDF, headers: { 'idempotency-key': randomUUID() } };
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.arretes.joindre, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await isProven(patient, arreteid);
  const { status } = await patiently(() => patient.till.send(calls.arretes.joindre, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('the proof after the crash', after, isJoined),
    ...departure('the answer to the same key', status, 200),
    ...departure('the proof in the end', await isProven(patient, arreteid), true),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
