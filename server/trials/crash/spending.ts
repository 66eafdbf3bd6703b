import { randomUUID } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Caisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Depense } from '@comptoir/contract/depenses';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { OPENING } from './till';

const MONTANT = 5000;

/** The points that an expense that is paid at once passes, and whether both are there after a crash at each. */
export const SPENDING_POINTS = [
  // The expense is written, and so is its payment; it has not left the register.
  ['document', false],
  ['ecriture', false],
  ['reponse', false],
  ['commit', true],
] as const satisfies readonly (readonly [CrashPoint, boolean])[];

/** What the API shows: how many of these expenses there are, what they owe, and what the register holds. */
async function shownOf({ till }: Patient, typedepenseid: number, caisseid: number): Promise<unknown[]> {
  const spent = await till.done<Depense[]>(calls.depenses.list, { query: { typedepenseid } });
  const { solde } = await till.done<Caisse>(calls.caisses.byId, { params: { caisseid } });
  return [spent.map(({ montantrestant }) => montantrestant), solde - OPENING];
}

/**
 * Pays an expense as it is written on a server that kills itself at one point of it, restarts the server and sends both
 * again: they must come together, and once (RELIABILITY F02). Returns what is wrong.
 */
export async function spendingFaults(patient: Patient, point: CrashPoint, isSpent: boolean): Promise<string[]> {
  const { till } = patient;
  const caisseid = await till.openCaisse();
  const typedepenseid = await till.openType(`Comptant ${caisseid}`);
  const body = { libelle: 'Gasoil', typedepenseid, montant: MONTANT, date: till.date, caisseid };
  const values = { body, file: PDF, headers: { 'idempotency-key': randomUUID() } };
  const send = () => patient.till.send(calls.reglements.comptant, values);
  const spent = [[0], -MONTANT];
  await patient.restart({ CRASH_AT: point });
  await send().catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, typedepenseid, caisseid);
  const { status } = await patiently(send);
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('expense and register after the crash', after, isSpent ? spent : [[], 0]),
    ...departure('the answer to the same key', status, 201),
    ...departure('expense and register in the end', await shownOf(patient, typedepenseid, caisseid), spent),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
