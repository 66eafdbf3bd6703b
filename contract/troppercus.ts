import { NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { Id, Montant, PlainDate } from './schema';

/**
 * What an operator received too much with a payment of an order and is still held, `tenu` of `troppercu`, in francs
 * (ADR 0052): it is given back by a movement, or pays another order of the client, by the register that holds it.
 */
export const Troppercu = z.strictObject({
  reglementid: Id,
  commandeid: Id,
  caisseid: Id,
  caisse: z.string(),
  nature: z.enum(NATURES_TENUES),
  date: PlainDate,
  reference: z.string(),
  troppercu: Montant,
  tenu: Montant,
});
export type Troppercu = z.output<typeof Troppercu>;
