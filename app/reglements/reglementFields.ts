import { ReglementFields } from '@comptoir/contract/reglements';
import * as z from 'zod/mini';

/**
 * The fields that people type; the kind of the debt and the name of the file are added when it is sent. A payment by a
 * surplus has a form of its own.
 */
const { from, type, filename, tropde, ...fields } = ReglementFields.shape;

/** The fields of a payment that needs its proof, which is one of them, so that a draft restores it (PRODUCT 1.21). */
export const ProvenReglement = z.strictObject({ ...fields, file: z.file('fichier.requis') });

/**
 * The fields of a payment that needs no file: an edited one keeps its proof when no other is chosen (PRODUCT 1.18), and
 * an order’s has its numbered document (PRODUCT 1.10).
 */
export const UnprovenReglement = z.strictObject({ ...fields, file: z.optional(z.file('fichier.requis')) });
