import type { arretes as calls } from '@comptoir/contract/arretes';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { arretesMocks } from './arretes';
import { ARRETE, caissesArretees } from './arretes.fixtures';
import { createStore } from './createStore';
import { inTheirRegisters } from './fixtures';
import type { Incoming } from './resolver';
import { foundRow } from './rows';
import type { Store } from './store';

const AYA = 1;

/**
 * Overrides of `createStore`: the registers of `caissesArretees`, with the shortage of `A_EXPLIQUER` explained and
 * booked by its call as a debt of the person who counted.
 */
export function caissesAvecManquantDu(nowMs: number): Partial<Store> {
  const store = createStore(caissesArretees(nowMs), { now: () => nowMs });
  foundRow(store, 'arretes', ARRETE.A_EXPLIQUER).motif = 'Erreur de rendu';
  const echeance = addDays(todayInAbidjan(nowMs), 20);
  arretesMocks.regulariser({
    store,
    utilisateur: foundRow(store, 'utilisateurs', AYA),
    acces: null,
    lang: 'fr',
    query: {},
    files: [],
    params: { arreteid: ARRETE.A_EXPLIQUER },
    body: { motif: 'À rendre sur le prochain salaire', imputation: 'porteur', echeance },
  } as unknown as Incoming<typeof calls.regulariser>);
  const { arretes, avances, caisses, transferts, mouvements } = store;
  return { arretes, avances, caisses, transferts, mouvements: inTheirRegisters(mouvements) };
}
