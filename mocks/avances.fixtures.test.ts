import { describe, expect, test } from 'vitest';
import { avancesOf, shownAvance } from './avance';
import { AVANCE, asChefDeChantier, avecAvances, CHEF_DE_CHANTIER } from './avances.fixtures';
import { createStore } from './createStore';
import { foundRow, rowsHaving } from './rows';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const store = createStore({ now: () => NOW }, avecAvances(NOW), asChefDeChantier);
const shown = (id: number) => shownAvance(store, foundRow(store, 'avances', id));

describe('the advances of the fixtures keep the rules of advances (ADR 0039)', () => {
  test('one is half accounted for, one late, one accounted for, one asked for', () => {
    expect(Object.values(AVANCE).map(shown)).toMatchObject([
      { etat: 'decaissee', justifie: 74_300, rendu: 0, solde: 75_700, retard: 0, porteurid: CHEF_DE_CHANTIER },
      { etat: 'decaissee', justifie: 15_000, solde: 45_000, retard: 9, porteur: 'Konan Kouadio', porteurid: null },
      { etat: 'justifiee', justifie: 68_500, rendu: 11_500, solde: 0, retard: 0 },
      { etat: 'demandee', caisseid: null, justifie: 0, solde: 0, source: '', date: null },
    ]);
    expect(shown(AVANCE.EN_RETARD).relance).toContain('2026-11-18T');
  });

  test('what was granted is what was accounted for, given back and left (CASH J1)', () => {
    for (const { caisseid, montant, justifie, rendu, solde } of store.avances.map((row) => shownAvance(store, row))) {
      if (caisseid !== null) expect(justifie + rendu + solde).toBe(montant);
      const spent = rowsHaving(store.mouvements, { origine: 'reglement' }).filter((row) => row.caisseid === caisseid);
      expect(spent.reduce((sum, row) => sum + row.montant, 0)).toBe(justifie);
    }
  });

  test('no register was ever below zero (RELIABILITY § 2.2)', () => {
    for (const { soldeapres } of store.mouvements) expect(soldeapres ?? 0).toBeGreaterThanOrEqual(0);
  });

  test('every payment has its proof, and no id stands twice', () => {
    for (const { documentid } of store.reglements.filter(({ reglementid }) => reglementid > 800)) {
      expect(store.fichiers.find((row) => row.documentid === documentid)?.name).toContain('Reçu du');
    }
    const ids = store.mouvements.map(({ mouvementcaisseid }) => mouvementcaisseid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(store.nextId());
  });

  test('the project manager sees the own advance alone', () => {
    const utilisateur = foundRow(store, 'utilisateurs', CHEF_DE_CHANTIER);
    expect(avancesOf({ store, utilisateur }).map(({ avanceid }) => avanceid)).toEqual([AVANCE.OUVERTE]);
  });
});
