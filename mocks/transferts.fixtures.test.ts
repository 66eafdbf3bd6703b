import { soldeOf } from '@comptoir/domain/caisse';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import { describe, expect, test } from 'vitest';
import { createStore } from './createStore';
import { rowsHaving, sumOf } from './rows';
import { caissesAvecTransferts, TRANSFERT } from './transferts.fixtures';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const store = createStore({ now: () => NOW }, caissesAvecTransferts(NOW));

describe('the transfers of the fixtures keep the rules of transfers (ADR 0035)', () => {
  test('each has the movements of its state: the money is out, came in, or came back', () => {
    for (const row of store.transferts) {
      const { transfertid, etat, montant, frais, date, datereponse, referencesource: reference } = row;
      const sortie = { caisseid: row.sourceid, type: 0, montant, date, origine: 'transfert', reference };
      const retour = { ...sortie, type: 1, date: datereponse, reference: '' };
      const arrivee = { ...retour, caisseid: row.cibleid, reference: row.referencecible };
      const couts = frais > 0 ? [{ ...sortie, montant: frais, origine: 'frais', reference: '' }] : [];
      const answered = etat === 'recu' ? [arrivee] : [retour];
      const expected = [sortie, ...couts, ...(etat === 'envoye' ? [] : answered)];
      expect(rowsHaving(store.mouvements, { transfertid })).toMatchObject(expected);
    }
  });

  test('the registers miss what is on its way, and no more', () => {
    const inTransit = sumOf(rowsHaving(store.transferts, { etat: 'envoye' }), 'montant');
    expect(soldeOf(rowsHaving(store.mouvements, { origine: 'transfert' }))).toBe(-inTransit);
  });

  test('no register was ever below zero (RELIABILITY § 2.2)', () => {
    for (const { soldeapres } of store.mouvements) expect(soldeapres ?? 0).toBeGreaterThanOrEqual(0);
  });

  test('there is one in each state, under the id that stories open', () => {
    const etatOf = (id: number) => store.transferts.find(({ transfertid }) => transfertid === id)?.etat;
    expect(Object.values(TRANSFERT).map(etatOf)).toEqual(['recu', 'recu', 'refuse', 'annule', 'envoye']);
    expect(new Set(store.transferts.map(({ etat }) => etat))).toEqual(new Set(ETATS_TRANSFERT));
    const ids = store.mouvements.map(({ mouvementcaisseid }) => mouvementcaisseid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(store.nextId());
  });
});
