import type { Operation } from './operation';
import { ruleOf } from './rules';
import type { State } from './state';

/** An operation and the API's answer to it. */
export interface Event {
  operation: Operation;
  status: number;
  code: string | undefined;
  data: Readonly<Record<string, unknown>> | null;
}

/**
 * Tells whether the house was busy: it refused an operation that waited too long for a lock, and did nothing
 * (RELIABILITY F17).
 */
export const isBusy = ({ code }: Pick<Event, 'code'>): boolean => code === 'base.indisponible';

/** Returns the state after one event, or null when the API could not have given this answer in this state. */
function after(state: State, { operation, status, code, data }: Event): State | null {
  if (isBusy({ code })) return state;
  const rule = ruleOf(operation);
  const refusals = rule.refusals(state, operation);
  if (status >= 400) return refusals.includes(code ?? '') ? state : null;
  if (refusals.length > 0) return null;
  const { state: next, shown } = rule.effect(state, operation, idIn(operation, data));
  return Object.entries(shown).every(([field, value]) => data?.[field] === value) ? next : null;
}

/** Returns the id of the record that an answer shows. */
function idIn({ kind }: Operation, data: Event['data']): number {
  const noun = kind.slice(0, kind.indexOf('.'));
  return Number(data?.[noun === 'mouvement' ? 'mouvementcaisseid' : `${noun}id`]);
}

/**
 * Returns the state after requests that ran at the same instant. One of their orders, one request at a time, must give
 * exactly these answers (linearizability); null when no order does.
 */
export function explain(state: State, events: readonly Event[]): State | null {
  if (events.length === 0) return state;
  for (const [index, event] of events.entries()) {
    const next = after(state, event);
    const rest = next && explain(next, events.toSpliced(index, 1));
    if (rest) return rest;
  }
  return null;
}
