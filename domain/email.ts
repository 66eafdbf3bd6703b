/** Whether a text has the form of an email address: one `@`, a domain with a dot, no space. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
