import * as z from 'zod/mini';
import { call } from './call';
import { DepenseFields } from './depenses';
import { preuve, Reglement, ReglementFields, ReglementSaisi } from './reglements';

/**
 * The body of an expense that is paid at once, without its proof: of the payment what is not the expense's own. All of
 * it is paid, on its day.
 */
export const ComptantFields = z.extend(DepenseFields, {
  ...ReglementSaisi.shape,
  filename: ReglementFields.shape.filename,
});
export type ComptantFields = z.output<typeof ComptantFields>;

/** The call that pays an expense as it is written. */
export const comptant = {
  comptant: call({
    method: 'POST',
    path: 'reglements/comptant',
    summary:
      'Record an expense and pay all of it at once from a register, with its proof: both or neither; needs `depenses.regler` too',
    access: ['depenses.creer'],
    status: 201,
    hasLastingKey: true,
    own: 'reglementid',
    body: ComptantFields,
    file: { ...preuve, required: true },
    reply: Reglement,
  }),
};
