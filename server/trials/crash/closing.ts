import { randomUUID } from 'node:crypto';
import type { Arrete } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';

/** The points that a closing passes, and how many closings there are after a crash at each. */
export const CLOSING_POINTS = [
  ['ecriture', 0],
  ['reponse', 0],
  ['commit', 1],
] as const satisfies readonly (readonly [CrashPoint, number])[];

/** What the API shows of a register's closings: how many there are, and whether it has a closed day. */
async function shownOf({ till }: Patient, caisseid: number): Promise<[number, boolean]> {
  const params = { caisseid };
  const closings = await till.done<Arrete[]>(calls.arretes.list, { params });
  const { arretele } = await till.done<Caisse>(calls.caisses.byId, { params });
  return [closings.length, arretele !== null];
}

/**
 * Closes a register on a server that kills itself at one point of it, restarts the server and sends the closing again.
 * Returns what is wrong: the closing and the closed day must come together, and once (RELIABILITY F02).
 */
export async function closingFaults(patient: Patient, point: CrashPoint, expected: number): Promise<string[]> {
  const caisseid = await patient.till.openCaisse();
  const body = { nature: 'journee', seq: 1, comptage: [], motif: 'Tout est au coffre' };
  const values = { params: { caisseid }, body, headers: { 'idempotency-key': randomUUID() } };
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.arretes.create, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, caisseid);
  const { status } = await patiently(() => patient.till.send(calls.arretes.create, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('closings and closed day after the crash', after, [expected, expected === 1]),
    ...departure('the answer to the same key', status, 201),
    ...departure('closings and closed day in the end', await shownOf(patient, caisseid), [1, true]),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
