import { ligneOf } from '@comptoir/domain/lignes';
import { describe, expect, it } from 'vitest';
import { chiffresIssues } from './commandeRules';
import { LigneFields } from './commandes';

const sent = {
  listdetailscommande: [
    { qtecmd: 2, mnttotal: 60_000 },
    { qtecmd: 3, mnttotal: 40_000 },
  ],
  fraissup: 5000,
  typereduction: 2,
  reduction: 10,
  quantite: 5,
  montanttotal: 95_000,
} as const;

describe('what is sent of an order (CONTRACT "Money calls")', () => {
  it.each([
    [{}, []],
    [{ quantite: 4 }, [['quantite', 'commande.total_incoherent']]],
    [{ montanttotal: 95_001 }, [['montanttotal', 'commande.total_incoherent']]],
    [{ reduction: 101, montanttotal: 0 }, [['reduction', 'commande.reduction_superieure']]],
    [{ fraissup: 100_001 }, [['fraissup', 'commande.frais_superieurs']]],
    [
      { listdetailscommande: [], fraissup: 0, quantite: 0, montanttotal: 0 },
      [['listdetailscommande', 'commande.sans_article']],
    ],
    [
      { listdetailscommande: [{ qtecmd: 1, mnttotal: 999_999_999_999 }], fraissup: 1 },
      [['listdetailscommande', 'montant.invalide']],
    ],
  ])('%j: %j', (change, expected) => {
    expect(chiffresIssues({ ...sent, ...change }).map(({ path, code }) => [path, code])).toEqual(expected);
  });
});

describe('a line of an order (CONTRACT "Types", spec § 5 Order)', () => {
  const ligne = { libelle: 'Table', qtecmd: 2, mnttotal: 60_000 };
  it.each([
    [{}, true],
    [{ libelle: ' Table ' }, true],
    [{ libelle: '  ' }, false],
    [{ qtecmd: 1_000_000, mnttotal: 999_999_999_999 }, true],
    [{ qtecmd: 0 }, false],
    [{ qtecmd: 1.5 }, false],
    [{ qtecmd: 1_000_001 }, false],
    [{ mnttotal: 0 }, false],
    [{ mnttotal: 1_000_000_000_000 }, false],
  ])('%j: the form keeps it exactly when the server takes it', (change, isTaken) => {
    const typed = { ...ligne, ...change };
    expect([ligneOf(typed) !== null, LigneFields.safeParse(typed).success]).toEqual([isTaken, isTaken]);
  });
});
