import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { reverseMouvements } from './book';
import { createStore } from './createStore';
import type { Rows } from './store';

/** Payments of closed days that stories open, of an expense and of an order: not yet reversed, and reversed. */
export const REGLEMENT_ARRETE = { DEPENSE: 18, COMMANDE: 135 } as const;
export const REGLEMENT_CONTREPASSE = { DEPENSE: 16, COMMANDE: 134 } as const;
/** Manual movements of a closed day: one not yet reversed, one reversed. */
export const MOUVEMENT_ARRETE = 12;
export const MOUVEMENT_CONTREPASSE = 18;

const OUVERTE = 6;
const FIRST_MOUVEMENT = 981;

/**
 * Overrides of `createStore`: all registers except the bank are closed up to two days ago, and yesterday two payments
 * and a movement of closed days were reversed.
 */
export function contrepassations(nowMs: number): Pick<Rows, 'caisses' | 'mouvements' | 'reglements'> {
  const today = todayInAbidjan(nowMs);
  const date = addDays(today, -1);
  let id = FIRST_MOUVEMENT;
  // One second later each, because lists show the newest first.
  const store = createStore({ now: () => Date.parse(`${date}T10:15:00.000Z`) + id * 1000, nextId: () => id++ });
  for (const caisse of store.caisses) caisse.arretele = caisse.caisseid === OUVERTE ? null : addDays(today, -2);
  const reverse = (
    isIt: (row: { mouvementcaisseid: RecordId; reglementid: RecordId | null }) => boolean,
    motif: string,
  ) => {
    const row = store.mouvements.find(isIt);
    if (row) reverseMouvements(store, [row], { motif, date });
  };
  for (const reglementid of Object.values(REGLEMENT_CONTREPASSE)) {
    reverse((row) => row.reglementid === reglementid, 'Saisi deux fois');
    const reglement = store.reglements.find((row) => row.reglementid === reglementid);
    if (reglement) reglement.contrepassele = date;
  }
  reverse((row) => row.mouvementcaisseid === MOUVEMENT_CONTREPASSE, 'Remis à la mauvaise caisse');
  const { caisses, mouvements, reglements } = store;
  return { caisses, mouvements, reglements };
}
