export interface ComboboxOption {
  /** Tells the options apart. */
  key: number | string;
  /** Text of the option; the field shows it once the option is chosen. */
  label: string;
  /** Detail that tells apart two options with the same label: a phone number. */
  note?: string;
}
