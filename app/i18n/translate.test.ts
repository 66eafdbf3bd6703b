import { expect, it } from 'vitest';
import enUS from '../public/assets/i18n/en-US.json';
import frFR from '../public/assets/i18n/fr-FR.json';
import { translateWith } from './translate';

const fr = translateWith(frFR, 'fr-FR');
const en = translateWith(enUS, 'en-US');

it('fills the holes', () => {
  expect(fr('shell.credit', { name: 'Comptoir' })).toBe('Made with a heart by Comptoir');
  expect(en('shell.credit', { name: '$& {{name}}' })).toBe('Made with a heart by $& {{name}}');
});

it('chooses the plural as the language does: 0 is singular in French, plural in English', () => {
  expect(fr('datatable.resultats', { count: 0 })).toBe('0 résultat');
  expect(en('datatable.resultats', { count: 0 })).toBe('0 results');
  expect(fr('datatable.resultats', { count: 2 })).toBe('2 résultats');
});

it('says a million in French with its own form', () => {
  expect(fr('datatable.resultats', { count: 1_000_000 }).replace(/\s/g, ' ')).toBe('1 000 000 de résultats');
  expect(en('datatable.resultats', { count: 1_000_000 })).toBe('1,000,000 results');
});
