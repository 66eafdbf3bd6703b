import type { ReglementFrom } from '@comptoir/domain/reglement';
import { CRASH_POINTS, type CrashPoint } from '../../frame/work/crash';
import { type Act, emptyNotes, type Notes } from './attempt';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';
import { judge } from './verdict';
import { attemptOf, take } from './writer';

/** A write that passes a named point of the server's code. */
export interface Passage {
  act: Act;
  /** Kind of the debt: 0 an expense, 1 an order. */
  from: ReglementFrom;
  point: CrashPoint;
}

const at = (act: Act, from: ReglementFrom, points: readonly CrashPoint[]): Passage[] =>
  points.map((point) => ({ act, from, point }));

/** Every write with each point that it passes (RELIABILITY F02). */
export const PASSAGES: readonly Passage[] = [
  ...at(
    'pay',
    0,
    CRASH_POINTS.filter((point) => point !== 'unlink'),
  ),
  ...at('pay', 1, ['idempotence', 'document', 'ecriture', 'reponse', 'commit']),
  ...at('correct', 0, ['fichier', 'idempotence', 'ecriture', 'reponse', 'commit', 'unlink']),
  ...at('undo', 0, ['idempotence', 'ecriture', 'reponse', 'commit', 'unlink']),
  ...at('order', 1, ['idempotence', 'reponse', 'commit']),
];

/** For each point, the first write that passes it: enough for a short run. */
export const FIRST_PASSAGES: readonly Passage[] = CRASH_POINTS.map((point) => {
  const first = PASSAGES.filter(({ act }) => act !== 'correct').find((passage) => passage.point === point);
  if (!first) throw new Error(`no write passes ${point}`);
  return first;
});

export interface PointResult extends Passage {
  faults: string[];
}

/**
 * Makes one write on a server that kills itself at one point of it, restarts the server and sends the write again: it
 * must have taken effect once. A point that the write does not reach counts as a fault, because it would prove nothing.
 */
export async function runPoint(patient: Patient, passage: Passage): Promise<PointResult> {
  const { act, from, point } = passage;
  const { notes, caisseid } = await deskWithPayments(patient);
  await patient.restart({ CRASH_AT: point });
  const outcome = await take(patient.till, notes, attemptOf(act, from, 5000, notes));
  const hasCrashed = await patient.endsSoon();
  if (!hasCrashed && outcome === 'silence') throw new Error(`${act} at ${point}: no answer, yet the server lives`);
  await patient.restart();
  const { faults } = await judge(patient.till, caisseid, [notes]);
  const unreached = hasCrashed ? [] : ['nothing reached it'];
  const proofs = await faultsOfProofs(patient, notes);
  return { ...passage, faults: [...unreached, ...faults, ...proofs, ...(await ledgerFaults(patient.dataDir))] };
}

/** Makes a desk with one payment of an expense and one of an order, which a write can correct or delete. */
async function deskWithPayments(patient: Patient): Promise<{ notes: Notes; caisseid: number }> {
  const caisseid = await patient.till.openCaisse('orange');
  const notes = emptyNotes(await patient.openDesk(caisseid));
  for (const [from, montant] of [
    [0, 3000],
    [1, 4000],
  ] as const) {
    await take(patient.till, notes, attemptOf('pay', from, montant, notes));
  }
  return { notes, caisseid };
}

/** Checks that the proofs of existing payments are complete (RELIABILITY F07). */
async function faultsOfProofs({ till }: Patient, { desk }: Notes): Promise<string[]> {
  const found: string[] = [];
  for (const { file } of await till.reglementsOf(desk.dettes[0], 0)) {
    const { status, text } = await till.read(file);
    if (status !== 200 || !text.startsWith('%PDF') || !text.includes('%%EOF')) found.push(`proof: ${status}`);
  }
  return found;
}
