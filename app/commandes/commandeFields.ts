import { CommandeFields } from '@comptoir/contract/commandes';
import { Montant } from '@comptoir/contract/schema';
import * as z from 'zod/mini';
import type { Saisie } from './lignes/lignes';

/** What people type of an order; the totals are computed when it is sent. */
const { quantite, montanttotal, ...fields } = CommandeFields.shape;

/**
 * The fields of the order form. The line being typed is one of the fields, so
 * that a draft restores it; it is never valid, because saving the order would lose it.
 */
export const TypedCommande = z.strictObject({
  ...fields,
  /** The deposit taken with a new order, francs: its payment follows in its own form. */
  acompte: z.optional(z.nullable(Montant)),
  saisie: z.optional(z.custom<Saisie>(() => false, 'champ.requis')),
});
