import type { RecordId } from '@comptoir/domain/units';
/** The pages of records: an address to send to a colleague. */
export const commandePath = (commandeid: RecordId) => `/commandes/${commandeid}`;
export const depensePath = (depenseid: RecordId) => `/depenses/${depenseid}`;
export const clientPath = (clientid: RecordId) => `/clients/${clientid}`;
export const caissePath = (caisseid: RecordId) => `/caisses/${caisseid}`;

/** The movements of one register where days and a direction narrow them. */
export const mouvementsPath = (caisseid: RecordId) => `/caisses/mouvements?caisseid=${caisseid}`;

/** The record that a route's parameter names; null for what is no id. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null;
}
