import { NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { Id, Montant, PlainDate } from './schema';

/**
 * A surplus that an operator received with a payment of an order, in francs; `tenu` of it is still held (ADR 0052). A
 * movement gives it back, or it pays another order of the client, in the register that holds it.
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
