import { commandeRefusals } from '@comptoir/domain/commande';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { describe, expect, test } from 'vitest';
import { handlers } from './api';
import { CLIENT } from './clients.fixtures';
import { commandesOf } from './commandes';
import { COMMANDE } from './commandes.fixtures';
import { createStore } from './createStore';
import { livraisonOf } from './livraison';
import type { Incoming } from './resolver';
import { foundRow } from './rows';
import type { Store } from './store';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const store = createStore({ now: () => NOW });

function creancesOf(of: Store) {
  const { creances } = handlers;
  const query = { search: '', page: 1, limit: 100 };
  const [list, total] = [
    creances.list({ store: of, params: {}, query } as Incoming<never>),
    creances.total({ store: of } as Incoming<never>),
  ];
  if ('bytes' in list || 'bytes' in total) throw new Error('no rows');
  return { rows: list.data, total: total.data };
}

function shownCommandes() {
  const answer = handlers.commandes.all({ store } as Incoming<never>);
  return 'bytes' in answer ? [] : answer.data;
}

const shown = (id: number) => shownCommandes().find(({ commandeid }) => commandeid === id);

describe('the fixtures of orders', () => {
  test('three pages of orders and of clients, one client with more orders than a page (spec § 9)', () => {
    expect(Math.ceil(store.commandes.length / PAGE_SIZE.commandes)).toBe(3);
    expect(Math.ceil(store.clients.length / PAGE_SIZE.clients)).toBe(3);
    expect(commandesOf(store, CLIENT.COMPLET).length).toBeGreaterThan(PAGE_SIZE.commandes);
    expect(commandesOf(store, CLIENT.SANS_COMMANDE)).toEqual([]);
  });

  test('no order breaks a rule, every one has a client (RELIABILITY I15, I16)', () => {
    for (const row of store.commandes) {
      expect(commandeRefusals(row)).toEqual([]);
      expect(store.clients.some(({ clientid }) => clientid === row.clientid)).toBe(true);
    }
  });

  test('hold every state of settlement and of delivery', () => {
    expect(shown(COMMANDE.ATTENTE)).toMatchObject({ etatsolde: 'En attente', etat: 0 });
    expect(shown(COMMANDE.PARTIEL)).toMatchObject({ etatsolde: 'Partiel', montant: 47_000, reste: 30_000 });
    expect(shown(COMMANDE.SOLDE)).toMatchObject({ etatsolde: 'Solde', reste: 0 });
    expect(shown(COMMANDE.GRATUITE)).toMatchObject({ etatsolde: 'Solde', montant: 0, montantreduction: 15_000 });
    expect(shown(COMMANDE.POURCENTAGE)).toMatchObject({ typereduction: 2, reduction: 15, montantreduction: 251_250 });
    expect(shown(COMMANDE.REDUCTION)).toMatchObject({ typereduction: 1, montantreduction: 5_000 });
    expect(shown(COMMANDE.LIVREE)).toMatchObject({ etat: 3 });
    expect(shown(COMMANDE.HUIT_ARTICLES)?.detailscommande).toHaveLength(8);
    const retard = shown(COMMANDE.EN_RETARD);
    expect(retard?.etat).toBeLessThan(3);
    expect(String(retard?.datelivraison) < '2026-11-21').toBe(true);
    expect(new Set(shownCommandes().map(({ etat }) => etat))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('an order has more payments than a page, and still owes (spec § 9)', () => {
    const reglements = store.reglements.filter(({ depenseid }) => depenseid === COMMANDE.SIX_REGLEMENTS);
    expect(reglements.length).toBeGreaterThan(PAGE_SIZE.reglements);
    expect(shown(COMMANDE.SIX_REGLEMENTS)?.reste).toBeGreaterThan(0);
  });

  test('delivery only goes up, from the order on and not beyond now (RELIABILITY I17)', () => {
    for (const { commandeid, createdon } of store.commandes) {
      const etapes = livraisonOf(store, commandeid);
      expect(etapes[0]).toMatchObject({ etat: 0, createdon: foundRow(store, 'commandes', commandeid).createdon });
      const instants = [createdon, ...etapes.slice(1).map((etape) => etape.createdon)];
      expect(instants).toEqual(instants.toSorted());
      expect(String(instants.at(-1)) < new Date(NOW).toISOString()).toBe(true);
    }
    const ids = store.statuscommandes.map(({ statuscommandeid }) => statuscommandeid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('debts have every age whatever the clock says, and one client owes in every band (PRODUCT M)', () => {
    for (const now of [NOW, Date.UTC(2031, 1, 28, 23, 59)]) {
      const { rows, total } = creancesOf(createStore({ now: () => now }));
      const client = rows.find(({ clientid }) => clientid === CLIENT.COMPLET);
      for (const band of ['jours30', 'jours60', 'jours90', 'plus'] as const) expect(client?.[band]).toBeGreaterThan(0);
      expect(total.reste).toBe(shownCommandes().reduce((sum, { reste }) => sum + reste, 0));
      expect(total.nombreclient).toBe(rows.length);
      expect(rows.some(({ clientid }) => clientid === CLIENT.SANS_DETTE)).toBe(false);
    }
  });

  test('ids of orders and expenses are of one series (PRODUCT 1.5)', () => {
    const ids = [...store.depenses.map((row) => row.depenseid), ...store.commandes.map((row) => row.commandeid)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids, ...store.photos.map(({ documentid }) => documentid))).toBeLessThan(store.nextId());
  });
});
