import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { ApiError } from '../frame/api/ApiError';

type Values = Readonly<Record<string, unknown>>;

interface Versioned {
  version: number;
}

/** The parts of a form that a reload needs; the form's own values and setter have narrower types. */
interface Rebased {
  values: Values;
  error: ApiError | null;
  // biome-ignore lint/suspicious/noExplicitAny: any form, whose names and values agree
  setValue(name: any, value: any): void;
}

/**
 * Returns the record as someone else saved it, if the save was refused for that reason (CONTRACT "Types", `version`).
 */
function currentOf<C extends Call>(call: C, error: ApiError | null): ReplyOf<C> | null {
  if (error?.code !== 'conflit.version') return null;
  const current = call.reply.safeParse(error.data);
  return current.success ? (current.data as ReplyOf<C>) : null;
}

/** Compares contents: a list is a new object in each record that is read. */
const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

/** Takes over the other person's changes in the fields left alone here; what was typed stays (RELIABILITY F31). */
export function rebaseForm(form: Omit<Rebased, 'error'>, base: Values, current: Values): void {
  for (const [name, value] of Object.entries(current)) {
    if (isSame(form.values[name], base[name])) form.setValue(name, value);
  }
}

/**
 * Returns a function that bases the form on the record as someone else saved it; undefined if there is no conflict, or
 * no longer.
 */
export function reloadOf<C extends Call, R extends Versioned>(
  call: C,
  form: Rebased,
  base: [R | null, (current: R) => void],
  valuesOf: (record: R) => Values,
): (() => void) | undefined {
  const [record, setRecord] = base;
  const current = currentOf(call, form.error) as R | null;
  if (!record || !current || current.version === record.version) return undefined;
  return () => {
    rebaseForm(form, valuesOf(record), valuesOf(current));
    setRecord(current);
  };
}
