import { referenceRefusal } from '@comptoir/domain/reference';
import { describe, expect, test } from 'vitest';
import { soldeOfCaisse } from './caisses';
import { createStore } from './createStore';
import { resteOfDepense } from './depenses';

describe('the fixtures keep the rules of the money (RELIABILITY § 2.2)', () => {
  const store = createStore();

  test('no register was ever below zero (I02)', () => {
    for (const { caisseid } of store.caisses) {
      let solde = 0;
      const lines = store.mouvements.filter((row) => row.caisseid === caisseid && !row.annule);
      for (const { type, montant } of lines.toSorted((a, b) => (a.createdon < b.createdon ? -1 : 1))) {
        solde += type === 1 ? montant : -montant;
        expect(solde).toBeGreaterThanOrEqual(0);
      }
      expect(soldeOfCaisse(store, caisseid)).toBe(solde);
    }
  });

  test('every register has one opening, of its amount (I08)', () => {
    for (const { caisseid, montant } of store.caisses) {
      const openings = store.mouvements.filter((row) => row.caisseid === caisseid && row.isfirst === 1);
      expect(openings.map((row) => [row.montant, row.type])).toEqual([[montant, 1]]);
    }
  });

  test('every payment has one movement of its net in its register (I05)', () => {
    for (const { reglementid, caisseid, net, from } of store.reglements) {
      const [mouvement, ...others] = store.mouvements.filter((row) => row.reglementid === reglementid);
      expect(mouvement).toMatchObject({ caisseid, montant: net, type: from, annule: false });
      expect(others).toEqual([]);
    }
  });

  test('every fee of a payment has one movement, out of its register (ADR 0037)', () => {
    const fees = store.mouvements.filter(({ fraisde }) => fraisde !== null);
    const paid = store.reglements.filter(({ frais }) => frais > 0);
    const moved = paid.map(({ reglementid: fraisde, caisseid, frais: montant, date }) => {
      return { fraisde, caisseid, montant, date, type: 0, origine: 'frais', reglementid: null, reference: '' };
    });
    expect(fees).toMatchObject(moved);
    expect(fees).not.toEqual([]);
  });

  test('every operation of a wallet has a reference, once in its register; cash has none (ADR 0037)', () => {
    const natureOf = new Map(store.caisses.map(({ caisseid, nature }) => [caisseid, nature]));
    const operations = store.mouvements.filter(({ origine }) => origine === 'manuel' || origine === 'reglement');
    for (const { caisseid, reference } of operations) {
      expect(referenceRefusal(natureOf.get(caisseid) ?? 'especes', reference)).toBeNull();
    }
    const given = operations.filter(({ reference }) => reference !== '');
    expect(new Set(given.map(({ caisseid, reference }) => `${caisseid} ${reference}`)).size).toBe(given.length);
    for (const { reglementid, reference } of store.reglements) {
      expect(store.mouvements.find((row) => row.reglementid === reglementid)?.reference).toBe(reference);
    }
  });

  test('what remains is never negative, and change settles its expense (I09, I11)', () => {
    for (const depense of store.depenses) {
      const restant = resteOfDepense(store, depense);
      expect(restant).toBeGreaterThanOrEqual(0);
      const gaveChange = store.reglements.some((row) => row.depenseid === depense.depenseid && row.remis > row.net);
      if (gaveChange) expect(restant).toBe(0);
    }
  });

  test('ids are unique and below those to come', () => {
    const ids = store.mouvements.map(({ mouvementcaisseid }) => mouvementcaisseid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(store.nextId());
  });

  test('two stores share no row, and start alike', () => {
    const other = createStore();
    expect(other.depenses).toEqual(store.depenses);
    other.depenses.pop();
    Object.assign(other.caisses[0] ?? {}, { libelle: 'autre' });
    expect(createStore().depenses).toEqual(store.depenses);
    expect(createStore().caisses).toEqual(store.caisses);
  });
});
