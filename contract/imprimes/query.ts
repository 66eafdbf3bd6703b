import * as z from 'zod/mini';
import { FORMATS_IMPRIME } from './formats';

/** How a paper is asked for: on A4 unless it is said. A link cannot say `Accept-Language`. */
export const QueryImprime = z.strictObject({
  langue: z.optional(z.enum(['fr', 'en'], 'champ.invalide')),
  format: z.optional(z.enum(FORMATS_IMPRIME, 'champ.invalide')),
});
export type AskedFormat = z.output<typeof QueryImprime>;
