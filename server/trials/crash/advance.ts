import { randomUUID } from 'node:crypto';
import type { Avance } from '@comptoir/contract/avance';
import { calls } from '@comptoir/contract/calls';
import { addDays } from '@comptoir/domain/dates';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { OPENING } from './till';

const MONTANT = 5000;

/** The points that the grant of an advance passes, and whether it is paid out after a crash at each. */
export const ADVANCE_POINTS = [
  // Its register is open, its transfer is written and has left the source; it is not in the advance yet.
  ['ecriture', false],
  ['reponse', false],
  ['commit', true],
] as const satisfies readonly (readonly [CrashPoint, boolean])[];

/**
 * What the API shows of an advance and its source: its state, what it holds, what the source holds beyond its opening.
 */
async function shownOf({ till }: Patient, avanceid: number, sourceid: number): Promise<unknown[]> {
  const { etat, solde } = await till.done<Avance>(calls.avances.byId, { params: { avanceid } });
  return [etat, solde, ((await till.soldeOf(sourceid)) ?? 0) - OPENING];
}

/**
 * Pays an advance out on a server that kills itself at one point of it, restarts the server and pays it out again:
 * register, transfer and movements must come together, and once (RELIABILITY F02). Returns what is wrong.
 */
export async function advanceFaults(patient: Patient, point: CrashPoint, isPaid: boolean): Promise<string[]> {
  const { till } = patient;
  const sourceid = await till.openCaisse();
  // A phone of their own: each holder has one advance at a time.
  const porteurtel = `07${String(sourceid).padStart(8, '0')}`;
  const body = {
    porteurnom: 'Konan',
    porteurtel,
    montant: MONTANT,
    objet: 'Achats',
    echeance: addDays(till.date, 7),
  };
  const { avanceid } = await till.done<Avance>(calls.avances.create, { body });
  const values = { params: { avanceid }, body: { sourceid }, headers: { 'idempotency-key': randomUUID() } };
  const paid = ['decaissee', MONTANT, -MONTANT];
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.avances.accorder, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, avanceid, sourceid);
  const { status } = await patiently(() => patient.till.send(calls.avances.accorder, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('the advance and its source after the crash', after, isPaid ? paid : ['demandee', 0, 0]),
    ...departure('the answer to the same key', status, 200),
    ...departure('the advance and its source in the end', await shownOf(patient, avanceid, sourceid), paid),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
