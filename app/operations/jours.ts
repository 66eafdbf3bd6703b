import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { isJourArrete } from '@comptoir/domain/caisse';
import { isPlainDate } from '@comptoir/domain/plainDate';
import type { Francs, RecordId } from '@comptoir/domain/units';

/** The closed days of a register; an answer that an older version of the app has cached has no last closed day. */
export interface Arretee {
  arretele?: CaisseChoice['arretele'] | undefined;
}

/**
 * Whether a register is closed on a business day, as the server decides (ADR 0031); `date` is what was typed: nothing
 * is refused before it is a date.
 */
export const isArretee = ({ arretele }: Arretee, date: unknown): boolean =>
  typeof date === 'string' && isPlainDate(date) && isJourArrete(arretele ?? null, date);

/** How many registers have a button; all of them are in the select. */
const OFFERED = 4;

/**
 * Returns the registers that could take the place of a closed one: open on that day, and holding `besoin`, in francs,
 * where money leaves.
 */
export function autresCaisses<Choice extends Arretee & { caisseid: RecordId; solde?: Francs | null }>(
  choices: readonly Choice[],
  { caisseid, date, besoin = 0 }: { caisseid: unknown; date: unknown; besoin?: Francs | undefined },
): Choice[] {
  const could = (choice: Choice) =>
    choice.caisseid !== caisseid && !isArretee(choice, date) && (choice.solde ?? besoin) >= besoin;
  return choices.filter(could).slice(0, OFFERED);
}
