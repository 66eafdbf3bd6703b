import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { Instant, Montant, Numero, paging } from './schema';

/**
 * What happened to a record, or to a payment of it (`objet` "reglement"), when, and who did it; `actiontype` as in the
 * audit log. `montant`, francs, and `caisse`, a register's label, are a payment's; `etat` is the step that a delivery
 * came to. What does not apply is null.
 */
export const Evenement = z.strictObject({
  activiteid: Numero,
  date: Instant,
  utilisateur: z.string(),
  actiontype: z.string(),
  objet: z.string(),
  montant: z.nullable(Montant),
  caisse: z.nullable(z.string()),
  etat: z.nullable(z.literal([...ETATS_LIVRAISON])),
});
export type Evenement = z.output<typeof Evenement>;

/** The rest of the declaration of a record's timeline: a page of it, newest first, of the registers that one sees. */
export const suivi = {
  query: z.strictObject(paging(PAGE_SIZE.suivi)),
  isPaged: true,
  reply: z.array(Evenement),
} as const;
