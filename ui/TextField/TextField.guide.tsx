import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { TextField } from './TextField';

const nothing = () => undefined;
const reference = { label: 'Référence de l’opération', onValueChange: nothing };
const ALLOWED = 'Lettres, chiffres et . _ - /';

export const guide = {
  anatomy: {
    sample: (
      <TextField {...reference} value="MP 4417" required error="Écrivez-la sans espace : MP-4417." hint={ALLOWED} />
    ),
    parts: [
      { at: 'label', name: 'Label', says: 'Always in sight, above the input; it names the input for screen readers.' },
      { at: 'label > span', name: 'Star', says: 'It must be filled in. RequiredNote explains the star once a form.' },
      { at: 'input', name: 'Input', says: 'One line, in the size of all controls.' },
      { at: '[id$=-error]', name: 'Error', says: 'What is wrong and how to mend it (DESIGN rule 10).' },
      { at: '[id$=-hint]', name: 'Hint', says: 'What is accepted, said before one types.' },
    ],
  },
  dos: [
    {
      shows: <TextField {...reference} value="MP-4417" hint={ALLOWED} />,
      says: 'Put help into the hint: it stays while one types.',
    },
    {
      shows: <TextField label="Libellé" value="Transport du ciment" required onValueChange={nothing} />,
      says: 'Mark what must be filled in by “required”: eyes see the star, screen readers say it.',
    },
  ],
  donts: [
    {
      shows: <TextField {...reference} value="" placeholder={ALLOWED} />,
      says: 'Do not put help into the placeholder: it is gone with the first letter.',
    },
    {
      shows: <TextField label="Libellé (obligatoire)" value="Transport du ciment" onValueChange={nothing} />,
      says: 'Do not write it into the label: screen readers do not know that the field is required.',
    },
  ],
  words: [
    {
      rule: 'A label is a noun, without “please” and colon.',
      say: { fr: 'Libellé', en: 'Label' },
      not: { fr: 'Veuillez saisir le libellé :', en: 'Please enter the label:' },
    },
    {
      rule: 'A hint says what is accepted, not what is forbidden.',
      say: { fr: ALLOWED, en: 'Letters, digits and . _ - /' },
      not: { fr: 'Pas de caractères spéciaux', en: 'No special characters' },
    },
  ],
} satisfies WidgetGuide;
