import { beneficiaireIssues } from '@comptoir/contract/beneficiaireRules';
import { type FieldIssue, found } from '@comptoir/contract/issues';
import { referenceIssues } from '@comptoir/contract/referenceRules';
import { ReglementSaisi } from '@comptoir/contract/reglements';
import { Flag } from '@comptoir/contract/schema';
import type { Nature } from '@comptoir/domain/caisse';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import * as z from 'zod/mini';

const { date: _, caisseid, ...texts } = ReglementSaisi.shape;

/**
 * What the form of an expense asks of its payment: `regler` is 1 when it is paid at once, and only then register and
 * proof are required.
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

/** Finds what an expense that is paid at once still needs; `nature` is that of its register. */
export function comptantIssues(
  { regler, caisseid, file, reference, beneficiaire, beneficiairetel }: Saisi,
  nature: Nature | undefined,
): FieldIssue[] {
  if (regler !== 1) return [];
  const taken = { beneficiaire: beneficiaire ?? '', beneficiairetel: beneficiairetel ?? '' };
  return found<FieldIssue>(
    !caisseid && { path: 'caisseid', code: 'champ.requis' },
    ...referenceIssues('reference', reference ?? '', nature && { nature }),
    ...beneficiaireIssues(taken, REGLEMENT_FROM.depense),
    !file && { path: 'file', code: 'fichier.requis' },
  );
}
