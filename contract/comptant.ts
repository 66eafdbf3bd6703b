import * as z from 'zod/mini';
import { call } from './call';
import { DepenseFields } from './depenses';
import { preuve, Reglement, ReglementFields, ReglementSaisi } from './reglements';

/**
 * The body of an expense that is paid at once, without its proof: the expense, and the payment's own fields. All of it
 * is paid, on its day.
 */
export const ComptantFields = z.extend(DepenseFields, {
  ...ReglementSaisi.shape,
  filename: ReglementFields.shape.filename,
});
export type ComptantFields = z.output<typeof ComptantFields>;

/** The call that writes an expense and pays it at once. */
export const comptant = {
  comptant: call({
    method: 'POST',
    path: 'reglements/comptant',
    summary: 'Record an expense and pay all of it from a register, with its proof; also needs `depenses.regler`',
    access: ['depenses.creer'],
    status: 201,
    hasLastingKey: true,
    own: 'reglementid',
    body: ComptantFields,
    file: { ...preuve, required: true },
    reply: Reglement,
  }),
};
