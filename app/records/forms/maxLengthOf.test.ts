import { CaisseFields } from '@comptoir/contract/caisses';
import { DepenseFields } from '@comptoir/contract/depenses';
import { ModuleFields, ProfilFields } from '@comptoir/contract/profils';
import { ReglementFields } from '@comptoir/contract/reglements';
import { Description } from '@comptoir/contract/schema';
import { UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { MAX_BENEFICIAIRE, MAX_DESCRIPTION, MAX_LIBELLE, MAX_REFERENCE } from '@comptoir/domain/limits';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxLengthOf } from './maxLengthOf';

it('a text is as long as its schema allows, whatever stands around it', () => {
  expect(maxLengthOf(DepenseFields.shape.libelle)).toBe(MAX_LIBELLE);
  expect(maxLengthOf(DepenseFields.shape.description)).toBe(MAX_DESCRIPTION);
  expect(maxLengthOf(ReglementFields.shape.beneficiaire)).toBe(MAX_BENEFICIAIRE);
  expect(maxLengthOf(ReglementFields.shape.reference)).toBe(MAX_REFERENCE);
  expect(maxLengthOf(UtilisateurFields.shape.username)).toBe(MAX_LIBELLE);
  expect(maxLengthOf(ModuleFields.shape.nom)).toBe(MAX_LIBELLE);
  expect(maxLengthOf(z.nullable(z.string().check(z.maxLength(64))))).toBe(64);
  expect(maxLengthOf(Description.check(z.maxLength(64)))).toBe(64);
});

it('a text without a limit, a choice, a day, an amount and a list have no length', () => {
  const { nature, code, montant, aveugle } = CaisseFields.shape;
  for (const schema of [nature, code, montant, aveugle, DepenseFields.shape.date, ProfilFields.shape.permissions]) {
    expect(maxLengthOf(schema)).toBeUndefined();
  }
});
