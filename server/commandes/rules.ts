import { commandeIssues, type SentCommande } from '#contract/commandeRules';
import { Refusal, refuseFields } from '#contract/envelope';
import type { ErrorCode } from '#contract/errors';
import {
  type EtatSolde,
  isCommandeModifiable,
  isCommandeSupprimable,
  isLivraisonPassee,
  type LigneCommande,
  totauxCommande,
} from '#domain/commande';
import { clientHeld } from '../clients/repository';
import { checkPeriode } from '../dashboard/periode';
import type { Context } from '../http/context';
import type { Filters } from './repository';
import type { CommandeFields } from './writing.repository';

/** An order as it is sent: the lines, and the two totals that must agree with them. */
interface Sent extends SentCommande, Pick<CommandeFields, 'clientid' | 'datelivraison'> {
  listdetailscommande: readonly LigneCommande[];
}

type Former = Pick<CommandeFields, 'clientid' | 'datelivraison'> | null;

interface Broken {
  path: string;
  code: ErrorCode;
}

/** A new client is held: it cannot be deleted before the order is written. The former one has this order already. */
async function brokenClient({ clientid }: Sent, avant: Former, { told }: Context): Promise<Broken[]> {
  const isHeld = clientid === avant?.clientid || (await told(clientHeld(clientid)));
  return isHeld ? [] : [{ path: 'clientid', code: 'champ.invalide' }];
}

function brokenLivraison({ datelivraison }: Sent, avant: Former, { today }: Context): Broken[] {
  const isBroken = isLivraisonPassee(datelivraison, avant?.datelivraison ?? null, today);
  return isBroken ? [{ path: 'datelivraison', code: 'date.passee' }] : [];
}

/**
 * An order with the figures that its lines, fees and reduction make; `avant` is the one that it changes. Refuses every
 * field that breaks a rule (spec § 5 Order, CONTRACT "Money calls").
 */
export async function checkCommande(sent: Sent, avant: Former, context: Context): Promise<CommandeFields> {
  const broken: Broken[] = [
    ...commandeIssues(sent),
    ...(await brokenClient(sent, avant, context)),
    ...brokenLivraison(sent, avant, context),
  ];
  if (broken.length > 0) throw refuseFields(broken, context.lang);
  const { listdetailscommande: lignes, ...fields } = sent;
  return { ...fields, lignes, totaux: totauxCommande({ ...fields, lignes }) };
}

/** A settled order is not changed any more (CONTRACT "Money calls"). */
export function checkModifiable({ etatsolde }: { etatsolde: EtatSolde }): void {
  if (!isCommandeModifiable(etatsolde)) throw new Refusal('commande.soldee');
}

/** Nor deleted, unless it costs nothing (RELIABILITY I18). */
export function checkDeletable(commande: { etatsolde: EtatSolde; montant: number }): void {
  if (!isCommandeSupprimable(commande)) throw new Refusal('commande.soldee');
}

/** The filters of a list of orders; a delivery is late on the server's day. */
export function filtersOf(
  { retard, ...filters }: Filters & { retard: 0 | 1 },
  { lang, today }: Pick<Context, 'lang' | 'today'>,
): Filters {
  checkPeriode(filters, lang);
  return { ...filters, enretardle: retard === 1 ? today : undefined };
}
