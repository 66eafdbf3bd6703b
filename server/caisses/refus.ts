import { checkJourOuvert, checkPlafond } from '@comptoir/contract/caisseRules';
import { add } from '@comptoir/domain/money';
import type { Context } from '../frame/http/context';
import type { Posting } from '../ledger/ecritures/repository';
import type { findArretee } from './repository';

type Arretee = NonNullable<Awaited<ReturnType<typeof findArretee>>>;

/**
 * Throws why a live register did not take a posting, unless it holds too little: 409 `caisse.jour_arrete`, or 422
 * `caisse.plafond_depasse` on the field `path` for what somebody brings in. `today` is a plain date.
 */
export function checkTakes(
  caisse: Arretee,
  { date, delta, isEntree, motif }: Pick<Posting, 'date' | 'delta' | 'isEntree' | 'motif'>,
  path: 'montant' | null,
  { lang, today }: Pick<Context, 'lang' | 'today'>,
): void {
  checkJourOuvert(caisse, { date, today: motif === 'suppression' ? null : today }, lang);
  if (isEntree && delta > 0) checkPlafond(caisse, add(caisse.solde, delta), path, lang);
}
