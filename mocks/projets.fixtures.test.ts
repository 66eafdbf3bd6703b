import { extensionOf } from '@comptoir/domain/fichier';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import { budgetOf, isEnRetard } from '@comptoir/domain/projet';
import { describe, expect, test } from 'vitest';
import { handlers } from './api';
import { createStore } from './createStore';
import { looksLike } from './pieces';
import { PROJET } from './projets.fixtures';
import type { Incoming } from './resolver';

const store = createStore();

function shownProjets() {
  const answer = handlers.projets.all({ store } as Incoming<never>);
  return 'data' in answer ? answer.data : [];
}

const shown = (id: number) => {
  const projet = shownProjets().find(({ projetid }) => projetid === id);
  if (!projet) throw new Error(`no project ${id}`);
  return projet;
};

describe('the fixtures of projects', () => {
  test('three pages of cards, of both statuses (spec § 9)', () => {
    expect(Math.ceil(shownProjets().length / PAGE_SIZE.projets)).toBe(3);
    expect(new Set(shownProjets().map(({ statutprojet }) => statutprojet))).toEqual(new Set([1, 2]));
  });

  test('hold every state that a card can have', () => {
    expect(shown(PROJET.COMPLET)).toMatchObject({ nombreetape: 12, nombreetapecloture: 4, statutprojet: 1 });
    expect(shown(PROJET.SANS_ETAPE)).toMatchObject({ nombreetape: 0, photo: '', statutprojet: 1 });
    expect(budgetOf(shown(PROJET.DEPASSE)).niveau).toBe('depasse');
    expect(budgetOf(shown(PROJET.ALERTE))).toMatchObject({ niveau: 'alerte', pourcentage: 82 });
    expect(isEnRetard(shown(PROJET.EN_RETARD), '2026-11-21')).toBe(true);
    expect(shown(PROJET.TERMINE).statutprojet).toBe(2);
    expect(shown(PROJET.LIBELLE_LONG).libelle.length).toBeGreaterThan(100);
  });

  test('an expense on a step names its project, another one neither (RELIABILITY I19)', () => {
    for (const { expenseonstep, projetid, etapeprojetid } of store.depenses) {
      const etape = store.etapeprojets.find((row) => row.etapeprojetid === etapeprojetid);
      expect([expenseonstep, etape?.projetid ?? null]).toEqual([projetid === null ? 0 : 1, projetid]);
    }
  });

  test('a step has more expenses than a page, another more media than a page (spec § 9)', () => {
    expect(most(store.depenses.map(({ etapeprojetid }) => etapeprojetid))).toBeGreaterThan(PAGE_SIZE.depenses);
    expect(most(store.medias.map(({ etapeprojetid }) => etapeprojetid))).toBeGreaterThan(ROWS);
  });

  test('media have bytes of their type, steps that exist, ids of their own', () => {
    for (const { name, bytes, etapeprojetid } of store.medias) {
      expect([name, looksLike(extensionOf(name), bytes)]).toEqual([name, true]);
      expect(store.etapeprojets.some((etape) => etape.etapeprojetid === etapeprojetid)).toBe(true);
    }
    const ids = [...store.medias, ...store.fichiers].map(({ documentid }) => documentid);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids, ...store.etapeprojets.map((row) => row.etapeprojetid))).toBeLessThan(store.nextId());
  });
});

/** How many times the most frequent step occurs. */
function most(etapeids: readonly (number | null)[]): number {
  const known = etapeids.filter((id) => id !== null);
  return Math.max(...known.map((id) => known.filter((other) => other === id).length));
}
