import { TextField } from '../TextField';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { AmountField } from './AmountField';

const nothing = () => undefined;
const given = { label: 'Montant', onValueChange: nothing };
const REFUSED = 'Le solde de la caisse est insuffisant. Choisissez une autre caisse ou baissez le montant.';

export const guide = {
  anatomy: {
    sample: <AmountField {...given} value={12_500} required error={REFUSED} hint="Reste à régler : 70 000 Fcfa" />,
    parts: [
      { at: 'label', name: 'Label', says: 'Always in sight, above the input; a star where it must be filled in.' },
      { at: 'input', name: 'Input', says: 'Groups the digits while they are typed, aligned at the end.' },
      { at: 'input + span', name: 'Currency', says: 'Beside the input, never part of what is typed (DESIGN rule 18).' },
      { at: '[id$=-error]', name: 'Error', says: 'What is wrong and how to mend it (DESIGN rule 10).' },
      { at: '[id$=-hint]', name: 'Hint', says: 'Optional help, below the field.' },
    ],
  },
  dos: [
    {
      shows: <AmountField {...given} value={1_500_000} />,
      says: 'Use it for each amount that is typed: it groups digits and reads pasted texts.',
    },
    { shows: <AmountField {...given} value={600_000} error={REFUSED} />, says: 'Say in the error how to mend it.' },
  ],
  donts: [
    {
      shows: <TextField label="Montant" value="1500000 Fcfa" onValueChange={nothing} />,
      says: 'Do not put the currency into the value: it swallows keystrokes.',
    },
    {
      shows: <AmountField {...given} value={600_000} error="Montant invalide" />,
      says: 'Do not only say that the amount is wrong.',
    },
  ],
  words: [
    {
      rule: 'An error says what is wrong, then what to do.',
      say: {
        fr: 'Le montant collé se lit de plusieurs façons. Tapez-le en chiffres, par exemple 12500.',
        en: 'The pasted amount can be read in several ways. Type it in digits, for example 12500.',
      },
      not: { fr: 'Montant invalide', en: 'Invalid amount' },
    },
  ],
} satisfies WidgetGuide;
