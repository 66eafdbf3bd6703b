import { checkCommande as check, type SentCommande } from '@comptoir/contract/commandeRules';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { type LigneCommande, totauxCommande } from '@comptoir/domain/commande';
import { clientHeld } from '../clients/repository';
import type { Context } from '../frame/http/context';
import type { Filters } from './repository';
import type { CommandeFields } from './writing.repository';

/** An order as the request sends it: its lines, and the two totals that must agree with them. */
interface Sent extends SentCommande, Pick<CommandeFields, 'clientid' | 'datelivraison'> {
  listdetailscommande: readonly LigneCommande[];
}

type Former = Pick<CommandeFields, 'clientid' | 'datelivraison'> | null;

/**
 * Returns an order with the figures that follow from its lines, fees and reduction; `avant` is the order before the
 * change. Refuses every field that breaks a rule (`contract/commandeRules`). A new client is held, so that nobody
 * deletes it before the order is written; the former one cannot be deleted, since it has this order.
 */
export async function checkCommande(sent: Sent, avant: Former, { today, told }: Context): Promise<CommandeFields> {
  const client = sent.clientid === avant?.clientid || (await told(clientHeld(sent.clientid)));
  check(sent, { client, datelivraison: avant?.datelivraison ?? null, today });
  const { listdetailscommande: lignes, ...fields } = sent;
  return { ...fields, lignes, totaux: totauxCommande({ ...fields, lignes }) };
}

/** Returns the filters of a list of orders; the server's day decides whether a delivery is late. */
export function filtersOf(
  { retard, ...filters }: Filters & { retard: 0 | 1 },
  { today }: Pick<Context, 'today'>,
): Filters {
  checkPeriode(filters);
  return { ...filters, enretardle: retard === 1 ? today : undefined };
}
