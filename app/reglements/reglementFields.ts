import { ReglementFields } from '@comptoir/contract/reglements';
import * as z from 'zod/mini';

/** What people type of a payment; the kind of its debt and the name of its file are added when it is sent. */
const { from, type, filename, ...fields } = ReglementFields.shape;

/** The fields of a new payment. The proof is one of them, so that a draft restores it (PRODUCT 1.21). */
export const ProvenReglement = z.strictObject({ ...fields, file: z.file('fichier.requis') });

/** The fields of an edited payment, which keeps its proof when no other is chosen (PRODUCT 1.18). */
export const KeptProofReglement = z.strictObject({ ...fields, file: z.optional(z.file('fichier.requis')) });
