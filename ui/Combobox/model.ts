export interface ComboboxOption {
  /** Tells the options apart. */
  key: number | string;
  /** What the option says, and what the field shows once it is chosen. */
  label: string;
  /** What tells two of the same name apart: a phone number. */
  note?: string;
}
