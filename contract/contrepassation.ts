import * as z from 'zod/mini';
import { DescriptionRequise, PlainDate } from './schema';

/** The body of a reversal: its reason and its open business day, by default today. */
export const Contrepassation = z.strictObject({ motif: DescriptionRequise, date: z.optional(PlainDate) });
export type Contrepassation = z.output<typeof Contrepassation>;
