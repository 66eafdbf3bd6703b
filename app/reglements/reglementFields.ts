import { ReglementFields } from '@comptoir/contract/reglements';
import * as z from 'zod/mini';

const { depenseid, caisseid, montant, date } = ReglementFields.shape;
const fields = { depenseid, caisseid, montant, date };

/** What the form of a new payment holds: the proof is a field like the others, so that a draft brings it back (PRODUCT 1.21). */
export const ProvenReglement = z.strictObject({ ...fields, file: z.file('fichier.requis') });

/** An edited payment keeps its proof when no other is chosen (PRODUCT 1.18). */
export const KeptProofReglement = z.strictObject({ ...fields, file: z.optional(z.file('fichier.requis')) });
