export interface ComboboxOption {
  key: number | string;
  label: string;
  /** What tells two of the same name apart: a phone number. */
  note?: string;
}
