import { checkJourOuvert, checkPlafond } from '@comptoir/contract/caisseRules';
import type { Lang } from '@comptoir/contract/errors';
import { add } from '@comptoir/domain/money';
import type { Posting } from '../ledger/ecritures/repository';
import type { findArretee } from './repository';

type Arretee = NonNullable<Awaited<ReturnType<typeof findArretee>>>;

/**
 * Throws why a live register did not take a posting, unless it holds too little: 409 `caisse.jour_arrete`, or 422
 * `caisse.plafond_depasse` on the field `path` for what somebody brings in.
 */
export function checkTakes(
  caisse: Arretee,
  { date, delta, isEntree }: Pick<Posting, 'date' | 'delta' | 'isEntree'>,
  path: 'montant' | null,
  lang: Lang,
): void {
  checkJourOuvert(caisse, date, lang);
  if (isEntree && delta > 0) checkPlafond(caisse, add(caisse.solde, delta), path, lang);
}
