import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { owedOf } from '@comptoir/domain/reglement';
import { COMMANDE } from './commandes.fixtures';
import { createStore } from './createStore';
import { settlingOf } from './depenses';
import { foundDette } from './dettes';
import { payDette } from './reglements';
import { foundRow } from './rows';
import type { Store } from './store';

const WAVE = 3;
const FIRST_ID = 961;
/** The surplus that the operator received, in francs. */
const TROP = 102_000;

/**
 * Overrides of `createStore`: Wave settled an order five days ago with a surplus of 102 000 francs, which is held; its
 * client also has the waiting order.
 */
export function tropPercuTenu(nowMs: number): Partial<Store> {
  const date = addDays(todayInAbidjan(nowMs), -5);
  let id = FIRST_ID;
  const store = createStore({ now: () => Date.parse(`${date}T10:15:00.000Z`), nextId: () => id++ });
  const [settled, waiting] = [COMMANDE.PARTIEL, COMMANDE.ATTENTE];
  foundRow(store, 'commandes', waiting).clientid = foundRow(store, 'commandes', settled).clientid;
  const { montant: montantDette } = foundDette(store, settled, 1);
  const net = owedOf({ montantDette, netsDesAutres: settlingOf(store, settled).map((row) => row.net) });
  const paid = {
    depenseid: settled,
    caisseid: WAVE,
    montant: net + TROP,
    from: 1,
    date,
    reference: 'T_TROPPERCU',
  } as const;
  const none = { frais: 0, beneficiaire: '', beneficiairetel: '', troppercu: TROP };
  payDette({ store, creepar: 1 }, { ...paid, ...none }, { net, troppercu: TROP }, undefined);
  const { commandes, mouvements, reglements, imprimes, fichiers } = store;
  return { commandes, mouvements, reglements, imprimes, fichiers };
}
