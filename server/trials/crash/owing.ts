import { randomUUID } from 'node:crypto';
import type { Arrete } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Caisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import { addDays } from '@comptoir/domain/dates';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { OPENING } from './till';

/** What is missing in the counted register, in francs: all but one note. */
const COMPTE = 10_000;
const MANQUANT = OPENING - COMPTE;

/** The points that the booking of an owed shortage passes, and whether it is booked after a crash at each. */
export const OWING_POINTS = [
  // The advance's register is open and its transfer written; the shortage has left the counted register.
  ['ecriture', false],
  ['reponse', false],
  ['commit', true],
] as const satisfies readonly (readonly [CrashPoint, boolean])[];

/**
 * What the API shows: what the register holds, whether the variance is booked, and what advances of this count hold.
 */
async function shownOf({ till }: Patient, arrete: Arrete): Promise<unknown[]> {
  const { arreteid, caisseid, comptepar } = arrete;
  const { solde } = await till.done<Caisse>(calls.caisses.byId, { params: { caisseid } });
  const { regularisation } = await till.done<{ regularisation: object | null }>(calls.arretes.byId, {
    params: { arreteid },
  });
  const owed = await till.done<Avance[]>(calls.avances.list, { query: { porteurid: comptepar, limit: 100 } });
  return [solde, regularisation !== null, owed.filter(({ montant }) => montant === MANQUANT).length];
}

/**
 * Books a shortage as owed by who counted, on a server that kills itself at one point of it, restarts the server and
 * books it again: variance, transfer and advance must come together, and once (ADR 0040, RELIABILITY F02). Returns what
 * is wrong.
 */
export async function owingFaults(patient: Patient, point: CrashPoint, isBooked: boolean): Promise<string[]> {
  const { till } = patient;
  const caisseid = await till.openCaisse();
  // Nobody books what they counted themselves.
  const other = await till.hired(`compteur.${caisseid}`);
  const comptage = [{ coupure: COMPTE, forme: 'billet', nombre: 1 }];
  const arrete = await other.done<Arrete>(calls.arretes.create, {
    params: { caisseid },
    body: { nature: 'journee', seq: 1, comptage, motif: 'Manquant' },
  });
  await other.wire.close();
  const body = { motif: 'Retenu', imputation: 'porteur', echeance: addDays(till.date, 7) };
  const params = { arreteid: arrete.arreteid };
  const values = { params, body, headers: { 'idempotency-key': randomUUID() } };
  const booked = [COMPTE, true, 1];
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.arretes.regulariser, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shownOf(patient, arrete);
  const { status } = await patiently(() => patient.till.send(calls.arretes.regulariser, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('register, variance and advance after the crash', after, isBooked ? booked : [OPENING, false, 0]),
    ...departure('the answer to the same key', status, 200),
    ...departure('register, variance and advance in the end', await shownOf(patient, arrete), booked),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
