import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import * as z from 'zod/mini';
import { Instant, Montant, Numero, paging } from './schema';

/**
 * An event of a record, of one of its payments (`objet` "reglement"), of its closings ("arrete": `Insert` is its count,
 * `Update` its reopening), of a reversal in it ("mouvementcaisse") or of a transfer from or to it ("transfert"), with
 * its time and author; `actiontype` is as in the audit log. `montant` (francs) and `caisse` (a register's label) belong
 * to payments and transfers, of which it is both: "Plateau → Yopougon". `contrepasse` says that a payment was reversed;
 * `etat` is a new delivery status, or where a transfer or an advance (`objet` "avance") newly stands: a change of an
 * advance that stays where it was is a reminder. A field that does not apply is null.
 */
export const Evenement = z.strictObject({
  activiteid: Numero,
  date: Instant,
  utilisateur: z.string(),
  actiontype: z.string(),
  objet: z.string(),
  montant: z.nullable(Montant),
  caisse: z.nullable(z.string()),
  contrepasse: z.boolean(),
  etat: z.nullable(z.literal([...ETATS_LIVRAISON, ...ETATS_AVANCE, ...ETATS_TRANSFERT])),
});
export type Evenement = z.output<typeof Evenement>;

/**
 * What all timeline calls have in common: a page of events, newest first, limited to the registers that the user sees.
 */
export const suivi = {
  query: z.strictObject(paging()),
  isPaged: true,
  reply: z.array(Evenement),
} as const;
