import { checkCommande as check, type SentCommande } from '@comptoir/contract/commandeRules';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { type LigneCommande, totauxCommande } from '@comptoir/domain/commande';
import { clientHeld } from '../clients/repository';
import type { Context } from '../frame/http/context';
import type { Filters } from './repository';
import type { CommandeFields } from './writing.repository';

/** An order as it is sent: the lines, and the two totals that must agree with them. */
interface Sent extends SentCommande, Pick<CommandeFields, 'clientid' | 'datelivraison'> {
  listdetailscommande: readonly LigneCommande[];
}

type Former = Pick<CommandeFields, 'clientid' | 'datelivraison'> | null;

/**
 * An order with the figures that its lines, fees and reduction make; `avant` is the one that it changes. Refuses every
 * field that breaks a rule (`contract/commandeRules`). A new client is held: it cannot be deleted before the order is
 * written. The former one has this order already.
 */
export async function checkCommande(
  sent: Sent,
  avant: Former,
  { lang, today, told }: Context,
): Promise<CommandeFields> {
  const client = sent.clientid === avant?.clientid || (await told(clientHeld(sent.clientid)));
  check(sent, { client, datelivraison: avant?.datelivraison ?? null, today }, lang);
  const { listdetailscommande: lignes, ...fields } = sent;
  return { ...fields, lignes, totaux: totauxCommande({ ...fields, lignes }) };
}

/** The filters of a list of orders; a delivery is late on the server's day. */
export function filtersOf(
  { retard, ...filters }: Filters & { retard: 0 | 1 },
  { lang, today }: Pick<Context, 'lang' | 'today'>,
): Filters {
  checkPeriode(filters, lang);
  return { ...filters, enretardle: retard === 1 ? today : undefined };
}
