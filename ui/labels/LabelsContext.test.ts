import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SaveHint } from '../SaveHint';
import { en } from './en';
import { LabelsProvider } from './LabelsContext';

it('a widget speaks the language around it, and names what is missing without one', () => {
  const hint = createElement(SaveHint, { missing: ['Payer'] });
  expect(renderToStaticMarkup(createElement(LabelsProvider, { value: en }, hint))).toContain(
    en.form.missing(['Payer']),
  );
  expect(() => renderToStaticMarkup(hint)).toThrow('outside LabelsProvider: give it `en`, `fr`');
});
