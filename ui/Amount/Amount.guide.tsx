import type { CSSProperties } from 'react';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Amount } from './Amount';

const column = (justifyItems: CSSProperties['justifyItems']) => (
  <div style={{ display: 'grid', justifyItems }}>
    <Amount value={1_500_000} />
    <Amount value={12_500} />
    <Amount value={70_000} />
  </div>
);

export const guide = {
  anatomy: {
    sample: (
      <div style={{ display: 'grid', justifyItems: 'end', gap: 'var(--space-3)', fontSize: 'var(--text-xl)' }}>
        <Amount value={12_500} sign="out" />
        <Amount value={1_487_500} />
      </div>
    ),
    parts: [
      {
        at: '[data-sign]',
        name: 'Direction',
        says: 'Arrow, sign and colour, and a word that is only heard: “Sortie” (DESIGN rule 5).',
      },
      {
        at: 'div > span:last-child',
        name: 'Figure',
        says: 'Digits of one width in groups of three; no line ends inside it.',
      },
    ],
  },
  dos: [
    { shows: column('end'), says: 'Align amounts at the end: their digits stand under each other (DESIGN rule 5).' },
    {
      shows: <Amount value={12_500} sign="out" />,
      says: 'Say by “sign” that money moved: arrow, sign, word and colour then agree.',
    },
  ],
  donts: [
    { shows: column('start'), says: 'Do not align amounts at the start: the largest no longer stands out.' },
    {
      shows: <Amount value={12_500} style={{ color: 'var(--color-danger-text)' }} />,
      says: 'Do not let colour alone say that money went out: some people, and every printer, see no red.',
    },
  ],
  words: [
    {
      rule: 'Name the direction as a cashier does; debit and credit change sides with the reader.',
      say: { fr: 'Entrée, Sortie', en: 'Money in, Money out' },
      not: { fr: 'Crédit, Débit', en: 'Credit, Debit' },
    },
    {
      rule: 'What is owed is no balance: a balance is what a register holds.',
      say: { fr: 'Reste à payer', en: 'Remaining' },
      not: { fr: 'Solde', en: 'Balance' },
    },
  ],
} satisfies WidgetGuide;
