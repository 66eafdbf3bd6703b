import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { isTelephone } from '@comptoir/domain/telephone';
import * as z from 'zod/mini';
import { texte } from './schema';

/* The phones of the API. They stand apart because the first screen shows none. */

/** A phone of ten digits, without the country's prefix (PRODUCT 1.25). */
export const Telephone = texte(MAX_LIBELLE).check(
  z.minLength(1, 'champ.requis'),
  z.refine((tel) => tel === '' || isTelephone(tel), 'telephone.invalide'),
);
/** A phone of ten digits, or an empty text. */
export const TelephoneFacultatif = texte(MAX_LIBELLE).check(
  z.refine((tel) => tel === '' || isTelephone(tel), 'telephone.invalide'),
);
