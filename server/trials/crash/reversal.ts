import { randomUUID } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Depense } from '@comptoir/contract/depenses';
import type { Reglement } from '@comptoir/contract/reglements';
import { addDays } from '@comptoir/domain/dates';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';

/** The points that a reversal passes, and how many reversals there are after a crash at each. */
export const REVERSAL_POINTS = [
  ['idempotence', 0],
  ['ecriture', 0],
  ['reponse', 0],
  ['commit', 1],
] as const satisfies readonly (readonly [CrashPoint, number])[];

/** Pays 100 francs of an expense on a day that is closed then. */
async function paidAndClosed({ till }: Patient): Promise<Reglement> {
  const date = addDays(till.date, -1);
  const caisseid = await till.openCaisse();
  const typedepenseid = await till.openType(`Divers ${randomUUID()}`);
  const depense = { libelle: 'Dépense', typedepenseid, montant: 100, date };
  const { depenseid } = await till.done<Depense>(calls.depenses.create, { body: depense });
  const body = { depenseid, caisseid, montant: 100, from: 0, date };
  const paid = await till.done<Reglement>(calls.reglements.create, { body, file: PDF });
  const closing = { nature: 'journee', jusquau: date, seq: 2, comptage: [], motif: 'Tout est au coffre' };
  await till.done(calls.arretes.create, { params: { caisseid }, body: closing });
  return paid;
}

/** Returns how many reversals the register shows, whether the payment is reversed, and what its expense owes. */
async function shownOf({ till }: Patient, { caisseid, depenseid }: Reglement): Promise<[number, boolean, number]> {
  const mouvements = await till.done<Mouvementcaisse[]>(calls.mouvements.list, { query: { caisseid } });
  const [reglement] = await till.reglementsOf(depenseid, 0);
  const { montantrestant } = await till.done<Depense>(calls.depenses.byId, { params: { depenseid } });
  const reversals = mouvements.filter(({ origine }) => origine === 'contrepassation');
  return [reversals.length, Boolean(reglement?.contrepassele), montantrestant];
}

/**
 * Reverses a payment on a server that kills itself at one point of it, restarts the server and sends the reversal
 * again. Returns what is wrong: the movement, the payment and its debt must change together, and once (RELIABILITY
 * F02).
 */
export async function reversalFaults(patient: Patient, point: CrashPoint, expected: number): Promise<string[]> {
  const paid = await paidAndClosed(patient);
  const params = { reglementid: paid.reglementid };
  const values = { params, body: { motif: 'Saisi deux fois' }, headers: { 'idempotency-key': randomUUID() } };
  const send = () => patient.till.send(calls.reglements.contrepasser, values);
  await patient.restart({ CRASH_AT: point });
  await send().catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, paid);
  const { status } = await patiently(send);
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('reversals after the crash', after, [expected, expected === 1, 100 * expected]),
    ...departure('the answer to the same key', status, 201),
    ...departure('reversals in the end', await shownOf(patient, paid), [1, true, 100]),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
