import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveHint } from '../SaveHint';
import { en } from './en';
import { LabelsProvider } from './LabelsContext';
import { plainMoney } from './MoneyFormat';

it('a widget speaks the language around it, and names what is missing without one', () => {
  const hint = createElement(SaveHint, { missing: ['Payer'] });
  expect(renderToStaticMarkup(createElement(LabelsProvider, { value: en }, hint))).toContain(
    en.form.missing(['Payer']),
  );
  expect(() => renderToStaticMarkup(hint)).toThrow('outside LabelsProvider: give it `en`, `fr`');
});

it('the example in a refusal is an amount of the currency in use', () => {
  const { ambigu } = en.amount.refusal;
  expect(ambigu(plainMoney)).toContain('for example 12500.');
  expect(ambigu({ ...plainMoney, decimals: { digits: 2, sign: ',' } })).toContain('for example 12,50.');
});
