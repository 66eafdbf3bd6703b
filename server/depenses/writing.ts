import type { Depense, DepenseFields } from '@comptoir/contract/depenses';
import type { Envoi } from '../db/envoi';
import type { Context } from '../frame/http/context';
import { nounOf } from '../frame/http/noun';
import { findDepense, insertDepense } from './repository';
import { checkDepense } from './rules';

export const depense = nounOf({
  objet: 'depense',
  find: (depenseid, { db }) => findDepense(db, depenseid),
  libelleOf: ({ libelle }) => libelle,
});

/**
 * Writes an expense and its line of the audit log, and returns it; `typedepense` says whether its type is held, `envoi`
 * is the key that it keeps. Throws the Refusals of `checkDepense`.
 */
export async function writeDepense(
  fields: DepenseFields,
  { typedepense, envoi }: { typedepense: boolean; envoi: Envoi | null },
  context: Context,
): Promise<Depense> {
  await checkDepense(fields, typedepense, context);
  const depenseid = await insertDepense(context.db, fields, { envoi, now: context.now });
  return (await depense.created(depenseid, context)).data;
}
