import * as z from 'zod/mini';
import { DescriptionRequise, PlainDate } from './schema';

/** The body of a reversal: why, and on which open business day; today without it. */
export const Contrepassation = z.strictObject({ motif: DescriptionRequise, date: z.optional(PlainDate) });
export type Contrepassation = z.output<typeof Contrepassation>;
