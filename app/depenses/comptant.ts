import type { FieldCode } from '@comptoir/contract/errors.fields';
import { ReglementSaisi } from '@comptoir/contract/reglements';
import { Flag } from '@comptoir/contract/schema';
import { isSansNom } from '@comptoir/domain/beneficiaire';
import type { Nature } from '@comptoir/domain/caisse';
import * as z from 'zod/mini';
import { referenceRule } from '../records/reference/referenceRule';

const { date: _, caisseid, ...texts } = ReglementSaisi.shape;

/**
 * What the form of an expense asks of its payment: `regler` is 1 when it is paid at once, and only then register and proof
 * are required.
 */
export const COMPTANT = {
  regler: z._default(Flag, 0),
  caisseid: z.optional(caisseid),
  ...texts,
  file: z.optional(z.file()),
};

interface Saisi {
  regler?: unknown;
  caisseid?: unknown;
  reference?: string | null;
  beneficiaire?: string | null;
  beneficiairetel?: string | null;
  file?: unknown;
}

type Manque = Partial<Record<'caisseid' | 'reference' | 'beneficiaire' | 'file', FieldCode>>;

/** Returns the fields that an expense that is paid at once still needs; `nature` is that of its register. */
export function missingOnComptant(
  { regler, caisseid, file, reference, beneficiaire, beneficiairetel }: Saisi,
  nature: Nature | undefined,
): Manque {
  if (regler !== 1) return {};
  return {
    ...(caisseid ? {} : { caisseid: 'champ.requis' }),
    ...referenceRule('reference', nature, reference ?? ''),
    ...(isSansNom({ beneficiaire: beneficiaire ?? '', beneficiairetel: beneficiairetel ?? '' })
      ? { beneficiaire: 'champ.requis' }
      : {}),
    ...(file ? {} : { file: 'fichier.requis' }),
  };
}
