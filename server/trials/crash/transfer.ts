import { randomUUID } from 'node:crypto';
import { calls } from '@comptoir/contract/calls';
import type { Transfert } from '@comptoir/contract/transferts';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { OPENING } from './till';

const MONTANT = 5000;

/** The points that a transfer passes, and how many transfers there are after a crash at each. */
export const TRANSFER_POINTS = [
  // Its first register is changed, its second one is not.
  ['ecriture', 0],
  ['reponse', 0],
  ['commit', 1],
] as const satisfies readonly (readonly [CrashPoint, number])[];

/** What the API shows of two registers: the transfers between them, and what each holds beyond its opening. */
async function shownOf({ till }: Patient, caisses: readonly [number, number]): Promise<number[]> {
  const transferts = await till.done<Transfert[]>(calls.transferts.list, { query: { caisseid: caisses[0] } });
  const soldes = await Promise.all(caisses.map((caisseid) => till.soldeOf(caisseid)));
  return [transferts.length, ...soldes.map((solde = 0) => solde - OPENING)];
}

/**
 * Sends money on a server that kills itself at one point of it, restarts the server and sends it again: both movements
 * must come together, and once (RELIABILITY F02). Returns what is wrong.
 */
export async function transferFaults(patient: Patient, point: CrashPoint, expected: number): Promise<string[]> {
  const caisses = [await patient.till.openCaisse(), await patient.till.openCaisse()] as const;
  const [sourceid, cibleid] = caisses;
  const body = { sourceid, cibleid, montant: MONTANT };
  const values = { body, headers: { 'idempotency-key': randomUUID() } };
  const moved = [1, -MONTANT, MONTANT];
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.transferts.create, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, caisses);
  const { status } = await patiently(() => patient.till.send(calls.transferts.create, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('transfers and francs after the crash', after, expected === 1 ? moved : [0, 0, 0]),
    ...departure('the answer to the same key', status, 201),
    ...departure('transfers and francs in the end', await shownOf(patient, caisses), moved),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
