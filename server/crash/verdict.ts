import type { Reglement } from '#contract/reglements';
import { MAX_MONTANT } from '#domain/limits';
import { subtract, sum } from '#domain/money';
import { dataOf, type Till } from './till';
import type { Notes } from './writer';

/** What is left after a crash and its restart; `faults` empty when nothing was lost, doubled or half done. */
export interface Verdict {
  acked: number;
  unknown: number;
  /** Payments without answer that had been recorded all the same. */
  landed: number;
  faults: string[];
}

/**
 * Compares what the clients were told with what the restarted server shows, then sends every payment without answer
 * again with its key: each exists once in the end (RELIABILITY P02, P03, F01–F03).
 */
export async function judge(till: Till, caisseid: number, writers: readonly Notes[]): Promise<Verdict> {
  const faults: string[] = [];
  let landed = 0;
  for (const notes of writers) {
    const before = await till.reglementsOf(notes.depenseid);
    faults.push(...notes.surprises, ...faultsOfAcked(notes, before));
    landed += before.length - notes.acked.length;
    for (const attempt of notes.unknown) {
      const answer = await till.pay(attempt);
      if (answer.status !== 201)
        faults.push(`retry of ${attempt.montant}: ${answer.status} ${answer.text.slice(0, 200)}`);
      else
        faults.push(
          ...faultsOfRetry(
            before,
            attempt.montant,
            dataOf<Reglement>(answer),
            answer.headers['idempotent-replayed'] === 'true',
          ),
        );
    }
    faults.push(...faultsOfEnd(notes, await till.reglementsOf(notes.depenseid)));
  }
  faults.push(...(await faultsOfSolde(till, caisseid, writers)));
  return {
    acked: sum(writers.map(({ acked }) => acked.length)),
    unknown: sum(writers.map(({ unknown }) => unknown.length)),
    landed,
    faults,
  };
}

const remisOf = (rows: readonly Reglement[], remis: number) =>
  rows.filter(({ montantremis }) => montantremis === remis);

function faultsOfAcked({ acked, unknown, depenseid }: Notes, rows: readonly Reglement[]): string[] {
  const lost = acked.filter(({ attempt, reglementid }) => {
    const found = remisOf(rows, attempt.montant);
    return found.length !== 1 || found[0]?.reglementid !== reglementid;
  });
  const asked = new Set([...acked.map(({ attempt }) => attempt.montant), ...unknown.map(({ montant }) => montant)]);
  const strangers = rows.filter(({ montantremis }) => !asked.has(montantremis));
  return [
    ...lost.map(({ attempt }) => `expense ${depenseid}: acknowledged payment of ${attempt.montant} lost or doubled`),
    ...strangers.map(({ montantremis }) => `expense ${depenseid}: nobody asked for the payment of ${montantremis}`),
  ];
}

function faultsOfRetry(before: readonly Reglement[], montant: number, retried: Reglement, isReplay: boolean): string[] {
  const [found, ...others] = remisOf(before, montant);
  if (others.length > 0) return [`payment of ${montant} doubled before its retry`];
  if (isReplay !== (found !== undefined))
    return [`retry of ${montant}: replay ${isReplay}, recorded before ${found !== undefined}`];
  return found && found.reglementid !== retried.reglementid ? [`retry of ${montant} is another payment`] : [];
}

function faultsOfEnd({ acked, unknown, depenseid }: Notes, rows: readonly Reglement[]): string[] {
  const expected = acked.length + unknown.length;
  const distinct = new Set(rows.map(({ montantremis }) => montantremis)).size;
  return rows.length === expected && distinct === expected
    ? []
    : [`expense ${depenseid}: ${rows.length} payments, not ${expected}`];
}

async function faultsOfSolde(till: Till, caisseid: number, writers: readonly Notes[]): Promise<string[]> {
  const paid = writers.flatMap(({ acked, unknown }) => [...acked.map(({ attempt }) => attempt), ...unknown]);
  const expected = subtract(MAX_MONTANT, sum(paid.map(({ montant }) => montant)));
  const solde = await till.soldeOf(caisseid);
  return solde === expected ? [] : [`register: ${solde}, not ${expected}`];
}
