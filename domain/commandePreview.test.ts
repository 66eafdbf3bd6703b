import { expect, test } from 'vitest';
import { previewCommande } from './commandePreview';

const lignes = [
  { libelle: 'Table', qtecmd: 2, mnttotal: 60_000 },
  { libelle: 'Banc', qtecmd: 1, mnttotal: 40_000 },
];

test('spec § 5 Calculation: quantity, items total, reduction, final total', () => {
  expect(previewCommande({ lignes, fraissup: 5_000, typereduction: 2, reduction: 10 })).toEqual({
    quantite: 3,
    totallignes: 100_000,
    montantreduction: 10_000,
    pourcentage: 10,
    montanttotal: 95_000,
    refusals: [],
  });
});

test('PRODUCT 1.6: in amount mode the percentage is of the items total', () => {
  const base = { lignes, fraissup: 0, typereduction: 1, reduction: 10_000 } as const;
  expect(previewCommande(base)).toMatchObject({ pourcentage: 10, montanttotal: 90_000 });
});

test('nothing typed yet: zeros', () => {
  const base = { lignes: [], fraissup: 0, typereduction: 1, reduction: 0 } as const;
  expect(previewCommande(base)).toMatchObject({ quantite: 0, montanttotal: 0, pourcentage: 0, refusals: ['lignes'] });
});

test('RELIABILITY I15, I16: a refused reduction or fee has no final total', () => {
  const base = { lignes, fraissup: 0, typereduction: 2, reduction: 101 } as const;
  const none = { montantreduction: null, pourcentage: null, montanttotal: null };
  expect(previewCommande(base)).toMatchObject({ ...none, totallignes: 100_000, refusals: ['reduction'] });
  expect(previewCommande({ ...base, typereduction: 1, reduction: 100_001 })).toMatchObject(none);
  expect(previewCommande({ ...base, reduction: 0, fraissup: 100_001 })).toMatchObject({
    montanttotal: null,
    montantreduction: 0,
    refusals: ['fraissup'],
  });
});
