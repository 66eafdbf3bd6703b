import { MAX_REFERENCE } from '@comptoir/domain/limits';
import { isReference, normalizeReference } from '@comptoir/domain/reference';
import * as z from 'zod/mini';
import { texte } from './schema';

/**
 * The reference of an operation given by a wallet or a bank, in its kept form, or an empty text (ADR 0037). It stands
 * apart because the first screen needs none.
 */
export const Reference = z.pipe(
  z.pipe(texte(MAX_REFERENCE), z.transform(normalizeReference)),
  // Some letters become two when capitalised.
  z.string().check(
    z.maxLength(MAX_REFERENCE, 'champ.trop_long'),
    z.refine((reference) => reference === '' || isReference(reference), 'champ.invalide'),
  ),
);
