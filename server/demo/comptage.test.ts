import { isCoupure, sommeComptage } from '@comptoir/domain/arrete';
import { expect, test } from 'vitest';
import { comptageOf } from './comptage';
import { drawFrom } from './draw';

test.each([0, 1, 499, 12_347, 150_000, 1_834_505])('notes and coins add up to %s francs (ADR 0033)', (montant) => {
  const lignes = comptageOf(drawFrom(montant), montant);
  expect(sommeComptage(lignes)).toBe(montant);
  expect(lignes.every((ligne) => isCoupure(ligne) && ligne.nombre > 0)).toBe(true);
});
