type Values = Readonly<Record<string, unknown>>;

/** The parts of a form that a reload needs; the form's own values and setter have narrower types. */
interface Rebased {
  values: Values;
  // biome-ignore lint/suspicious/noExplicitAny: any form, whose names and values agree
  setValue(name: any, value: any): void;
}

/** Compares contents: a list is a new object in each record that is read. */
const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);

/** Takes over the other person's changes in the fields left alone here; what was typed stays (RELIABILITY F31). */
export function rebaseForm(form: Rebased, base: Values, current: Values): void {
  for (const [name, value] of Object.entries(current)) {
    if (isSame(form.values[name], base[name])) form.setValue(name, value);
  }
}
