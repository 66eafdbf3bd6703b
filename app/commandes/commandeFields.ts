import { CommandeFields } from '@comptoir/contract/commandes';
import { Montant } from '@comptoir/contract/schema';
import * as z from 'zod/mini';
import type { Saisie } from './lignes/lignes';

const { clientid, datelivraison, fraissup, typereduction, reduction, listdetailscommande } = CommandeFields.shape;

/**
 * What the order form holds; its totals are computed on sending. A line that is still being typed is a field like the
 * others, so that a draft brings it back, and it is never valid: saved so, it would be lost.
 */
export const TypedCommande = z.strictObject({
  clientid,
  datelivraison,
  /** Taken with a new order: its payment follows, in its own form. Francs. */
  acompte: z.optional(z.nullable(Montant)),
  saisie: z.optional(z.custom<Saisie>(() => false, 'champ.requis')),
  listdetailscommande,
  fraissup,
  typereduction,
  reduction,
});
