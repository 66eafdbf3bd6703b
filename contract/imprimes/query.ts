import * as z from 'zod/mini';
import { FORMATS_IMPRIME } from './formats';

/**
 * The query for a paper; the default format is A4. The language may be in it, because a link has no `Accept-Language`.
 */
export const QueryImprime = z.strictObject({
  langue: z.optional(z.enum(['fr', 'en'], 'champ.invalide')),
  format: z.optional(z.enum(FORMATS_IMPRIME, 'champ.invalide')),
});
export type AskedFormat = z.output<typeof QueryImprime>;
