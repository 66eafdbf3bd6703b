import type { Kind, Of } from './operation';
import type { State } from './state';

/** Fields of a record that an answer shows, as the model knows them. */
type Shown = Readonly<Record<string, unknown>>;

/** What an accepted operation does to a state: the new state, and what the answer must show. */
export interface Effect {
  state: State;
  shown: Shown;
}

/** When the API refuses an operation, and otherwise what the operation does. */
export interface Rule<K extends Kind> {
  /** Returns every code with which the API may refuse it in this state; without any, it must succeed. */
  refusals(state: State, operation: Of<K>): string[];
  /** Returns what the operation does; `id` is the id of the new record in the answer. */
  effect(state: State, operation: Of<K>, id: number): Effect;
}

export const GONE = ['introuvable'];
/** Codes for something that does not exist: a wrong field in the body, or a record that is not there. */
export const NO_SUCH = ['requete.invalide', 'champ.invalide', 'introuvable'];
/** Returns the refusal when the version is not the record's own. */
export const stale = (row: { version: number }, version: number | undefined) =>
  version === undefined || version === row.version ? [] : ['conflit.version'];
/** Returns a record after a change. */
export const next = <R extends { version: number }>(row: R, changes: Partial<R>): R => ({
  ...row,
  ...changes,
  version: row.version + 1,
});

/** Returns a record that the rule has already found. */
export function found<V>(map: ReadonlyMap<number, V>, id: number): V {
  const value = map.get(id);
  if (value === undefined) throw new Error(`no record ${id} in the model`);
  return value;
}
