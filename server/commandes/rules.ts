import { commandeIssues, type SentCommande } from '@comptoir/contract/commandeRules';
import { throwAll } from '@comptoir/contract/envelope';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { type LigneCommande, totauxCommande } from '@comptoir/domain/commande';
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
 * change. Refuses every field that breaks a rule (`contract/commandeRules`). `client` says whether the client lives and
 * is held against deletion.
 */
export function checkCommande(
  sent: Sent,
  { client, avant }: { client: boolean; avant: Former },
  { today }: Context,
): CommandeFields {
  throwAll(commandeIssues(sent, { client, datelivraison: avant?.datelivraison ?? null, today }));
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
