import { caisseChoices } from '@comptoir/contract/caisseChoices';
import { dashboard } from '@comptoir/contract/dashboard';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { joursDe } from '@comptoir/domain/periode';
import { askAhead } from '../frame/api/ahead';
import { urlOf } from '../frame/api/url';
import { figuresOf } from './periode';
import { DEFAULT } from './usePeriode';

/** Starts the first reads of the dashboard before it is drawn; the registers only if the user may see them. */
export function readAhead(held: ReadonlySet<string>): void {
  const jours = joursDe(DEFAULT, todayInAbidjan(Date.now()));
  const figures = urlOf(dashboard.periode, figuresOf(jours));
  const registers = held.has('caisses') ? [urlOf(caisseChoices, {})] : [];
  askAhead([figures, urlOf(dashboard.attente, {}), ...registers]);
}
