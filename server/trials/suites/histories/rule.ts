import type { Kind, Of } from './operation';
import type { State } from './state';

/** Fields of a record that an answer shows, as the model knows them. */
type Shown = Readonly<Record<string, unknown>>;

/** What an operation does to a state when nothing refuses it: the new state, and what the answer must show. */
export interface Effect {
  state: State;
  shown: Shown;
}

/** When the API refuses an operation, and what it does otherwise. */
export interface Rule<K extends Kind> {
  /** Every code by which the API may refuse it in this state; none means it must succeed. */
  refusals(state: State, operation: Of<K>): string[];
  /** `id` is the one that the answer gave to a new record. */
  effect(state: State, operation: Of<K>, id: number): Effect;
}

export const GONE = ['introuvable'];
/** A body that names what does not exist; a wrong field, or a record that is not there. */
export const NO_SUCH = ['requete.invalide', 'champ.invalide', 'introuvable'];
/** The refusal of a version that is not the record's own. */
export const stale = (row: { version: number }, version: number | undefined) =>
  version === undefined || version === row.version ? [] : ['conflit.version'];
/** A record after a change. */
export const next = <R extends { version: number }>(row: R, changes: Partial<R>): R => ({
  ...row,
  ...changes,
  version: row.version + 1,
});

/** The record that a rule has found to be there. */
export function found<V>(map: ReadonlyMap<number, V>, id: number): V {
  const value = map.get(id);
  if (value === undefined) throw new Error(`no record ${id} in the model`);
  return value;
}
