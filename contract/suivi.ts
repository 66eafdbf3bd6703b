import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import * as z from 'zod/mini';
import { Instant, Montant, Numero, paging } from './schema';

/** An event of a record: `actiontype` is as in the audit log, and a field that does not apply is null. */
export const Evenement = z.strictObject({
  activiteid: Numero,
  date: Instant,
  utilisateur: z.string(),
  actiontype: z.string(),
  /**
   * The record itself, or: "reglement", one of its payments; "arrete", a closing (`Insert` is the count, `Update` the
   * reopening); "mouvementcaisse", a reversal; "transfert", a transfer from or to it; "avance".
   */
  objet: z.string(),
  /** Francs of a payment or a transfer. */
  montant: z.nullable(Montant),
  /** The label of a payment's register, or both labels of a transfer: "Plateau → Yopougon". */
  caisse: z.nullable(z.string()),
  /** The payment was reversed. */
  contrepasse: z.boolean(),
  /**
   * The new state of a delivery, a transfer or an advance. A change of an advance that keeps its state is a reminder.
   */
  etat: z.nullable(z.literal([...ETATS_LIVRAISON, ...ETATS_AVANCE, ...ETATS_TRANSFERT])),
});
export type Evenement = z.output<typeof Evenement>;

/** What all timeline calls share: a page of events, newest first, limited to the registers that the user sees. */
export const suivi = {
  query: z.strictObject(paging()),
  isPaged: true,
  reply: z.array(Evenement),
} as const;
