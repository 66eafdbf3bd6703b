import { addDays } from '@comptoir/domain/dates';
import { count } from '../../arretes/testing/closing';
import type { Answered, TestClient } from '../../trials/testing/client';
import type { Counter } from '../../trials/testing/counter';

/** Ids of a register that is closed up to yesterday, and of the records entered there on that day. */
export interface ClosedDesk {
  caisseid: number;
  /** The closing of that day. */
  arreteid: number;
  /** Money that came in, and money that went out, in francs 500 and 200. */
  entree: number;
  sortie: number;
  /** An expense of 1000 and the 100 that were paid for it; an order of 1000 and the 300 that came in for it. */
  depenseid: number;
  paye: number;
  commandeid: number;
  clientid: number;
  encaisse: number;
}

/**
 * Opens a register of 10 000 francs, works at it on the business day of yesterday and closes that day: 10 500 francs.
 */
export async function closedDesk(admin: TestClient, counter: Counter): Promise<ClosedDesk> {
  const hier = addDays(counter.today, -1);
  const caisseid = await counter.caisse(10_000);
  const moved = async (type: 0 | 1, montant: number) =>
    (await admin.post('caisses/mouvementcaisse', { caisseid, montant, type, date: hier })).body.data.mouvementcaisseid;
  const [entree, sortie] = [await moved(1, 500), await moved(0, 200)];
  const depenseid = await counter.depense(1000);
  const { commandeid, clientid } = await counter.commande();
  const paid = { caisseid, date: hier };
  const { reglementid: paye } = (await counter.pay({ ...paid, depenseid, montant: 100 })).body.data;
  const { reglementid: encaisse } = (await counter.encaisser({ ...paid, depenseid: commandeid, montant: 300 })).body
    .data;
  const { arreteid } = (await count(admin, caisseid, { jusquau: hier })).body.data;
  return { caisseid, arreteid, entree, sortie, depenseid, paye, commandeid, clientid, encaisse };
}

/** Reverses a payment or, by its own call, a movement. */
export const reverser =
  (client: TestClient, what: 'reglements' | 'caisses/mouvementcaisse') =>
  (id: number, fields: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answered> =>
    client.post(`${what}/${id}/contrepasser`, { motif: 'Saisi deux fois', ...fields }, headers);
