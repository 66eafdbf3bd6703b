/** Whether a text can be an address of electronic mail: one `@`, a domain with a dot, no space. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
