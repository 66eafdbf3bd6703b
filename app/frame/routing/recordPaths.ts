import type { RecordId } from '@comptoir/domain/units';
/** The addresses of records' pages; they can be sent to a colleague. */
export const commandePath = (commandeid: RecordId) => `/commandes/${commandeid}`;
export const depensePath = (depenseid: RecordId) => `/depenses/${depenseid}`;
export const clientPath = (clientid: RecordId) => `/clients/${clientid}`;
export const caissePath = (caisseid: RecordId) => `/caisses/${caisseid}`;
export const avancePath = (avanceid: RecordId) => `/avances/${avanceid}`;

/** Returns the address of the movements of one register, where the list can be filtered by days and direction. */
export const mouvementsPath = (caisseid: RecordId) => `/caisses/mouvements?caisseid=${caisseid}`;

/** Returns the id in a route's parameter; null if it is not an id. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null;
}
