import type { Depense, DepenseFields } from '@comptoir/contract/depenses';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Envoi } from '../db/envoi';
import type { Context } from '../frame/http/context';
import { findDepense, insertDepense } from './repository';
import { checkDepense } from './rules';

/**
 * Writes an expense and its line of the audit log, and returns it; `typedepense` says whether its type is held, `envoi` is
 * the key that it keeps. Throws the Refusals of `checkDepense`.
 */
export async function writeDepense(
  fields: DepenseFields,
  { typedepense, envoi }: { typedepense: boolean; envoi: Envoi | null },
  context: Context,
): Promise<Depense> {
  const { db, audit, now } = context;
  await checkDepense(fields, typedepense, context);
  const depenseid = await insertDepense(db, fields, { envoi, now });
  const apres = existingRecord(await findDepense(db, depenseid));
  await audit({ actiontype: 'Insert', libelle: apres.libelle, objet: 'depense', objetid: depenseid, apres });
  return apres;
}
