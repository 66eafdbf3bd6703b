/** The pages of records: an address to send to a colleague. */
export const commandePath = (commandeid: number) => `/commandes/${commandeid}`;
export const depensePath = (depenseid: number) => `/depenses/${depenseid}`;

/** The record that a route's parameter names; null for what is no id. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null;
}
