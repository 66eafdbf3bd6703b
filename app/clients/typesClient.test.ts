import { expect, it } from 'vitest';
import { isPersonne } from './typesClient';

it('spec § 2 Clients: a company, and any type that is not offered, has a denomination; a person has none', () => {
  expect(['Particulier', '', null].map(isPersonne)).toEqual([true, true, true]);
  expect(['Entreprise', 'Coopérative'].map(isPersonne)).toEqual([false, false]);
});
