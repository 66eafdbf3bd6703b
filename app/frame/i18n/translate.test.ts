import { expect, it, vi } from 'vitest';
import enUS from '../../public/assets/i18n/en-US.json';
import frFR from '../../public/assets/i18n/fr-FR.json';
import { createReader, type Translate } from './translate';

const reader = createReader();
reader.addResourceBundle('fr-FR', 'translation', frFR);
reader.addResourceBundle('en-US', 'translation', enUS);
const fr: Translate = reader.getFixedT('fr-FR');
const en: Translate = reader.getFixedT('en-US');

it('fills the holes', () => {
  expect(fr('shell.credit', { name: 'Comptoir' })).toBe('Made with a heart by Comptoir');
  expect(en('shell.credit', { name: '$& {{name}}' })).toBe('Made with a heart by $& {{name}}');
});

it('takes what people typed for a text, never for an instruction', () => {
  for (const name of [
    '$t(general.oui)',
    '{{- count}}',
    '<b>&amp;</b> "d’Abidjan"',
    'a.b:c',
    '$t(general.oui, {"lng": "en-US"})',
  ])
    expect(fr('shell.credit', { name })).toBe(`Made with a heart by ${name}`);
});

it('leaves nothing of a hole that nothing fills', () => {
  expect(fr('shell.credit')).toBe('Made with a heart by ');
});

it('knows every key at compile time', () => {
  // @ts-expect-error no file has it
  expect(fr('general.absent')).toBe('general.absent');
  // @ts-expect-error a plural is named without its form
  expect(fr('datatable.resultats_one', { count: 3 })).not.toBe('3 résultats');
});

it('groups every number as its language does', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(fr('datatable.resultats', { count: 12_500 }))).toBe('12 500 résultats');
  expect(en('datatable.resultats', { count: 12_500 })).toBe('12,500 results');
  expect(fr('shell.credit', { name: '12500' })).toBe('Made with a heart by 12500');
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

it('says a million in French where a browser knows no form for it', () => {
  const { select } = Intl.PluralRules.prototype;
  vi.spyOn(Intl.PluralRules.prototype, 'select').mockImplementation(function (this: Intl.PluralRules, count) {
    const form = select.call(this, count);
    return form === 'many' ? 'other' : form;
  });
  expect(fr('datatable.resultats', { count: 1_000_000 }).replace(/\s/g, ' ')).toBe('1 000 000 résultats');
});
