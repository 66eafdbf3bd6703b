import { CheckboxField } from '../CheckboxField';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { RadioGroup } from './RadioGroup';

const nothing = () => undefined;
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const kinds = {
  value: 'Transport',
  options: named('Transport', 'Ciment', 'Fer', 'Bois', 'Eau', 'Électricité', 'Loyer', 'Salaires', 'Autres'),
  onValueChange: nothing,
};

export const guide = {
  anatomy: {
    sample: (
      <RadioGroup
        legend="Caisses accessibles"
        options={named('Toutes les caisses', 'Seulement celles choisies')}
        value="Toutes les caisses"
        onValueChange={nothing}
        hint="Les autres caisses n’existent pas pour cette personne."
      />
    ),
    parts: [
      { at: 'legend', name: 'Legend', says: 'Says what is chosen; screen readers say it before the options.' },
      { at: 'input', name: 'Mark', says: 'Exactly one is full. The arrow keys move it.' },
      { at: 'label:last-child > span', name: 'Option', says: 'The words can be pressed as well as the mark.' },
      { at: '[id$=-hint]', name: 'Hint', says: 'Optional: what the choice changes.' },
    ],
  },
  dos: [
    {
      shows: <RadioGroup legend="Sens" options={named('Entrée', 'Sortie')} value="Entrée" onValueChange={nothing} />,
      says: 'Use it for two to five options: all are seen without a press.',
    },
    {
      shows: <CheckboxField label="Imprimer après chaque encaissement" checked onCheckedChange={nothing} />,
      says: 'Ask yes or no with one CheckboxField.',
    },
  ],
  donts: [
    {
      shows: <RadioGroup legend="Type de dépenses" {...kinds} />,
      says: 'Do not lay out many options: a SelectField keeps them in one line.',
    },
    {
      shows: (
        <RadioGroup
          legend="Imprimer après chaque encaissement"
          options={named('Oui', 'Non')}
          value="Oui"
          onValueChange={nothing}
        />
      ),
      says: 'Do not ask yes or no with two options.',
    },
  ],
  words: [
    {
      rule: 'The legend is a noun.',
      say: { fr: 'Type de réduction', en: 'Reduction type' },
      not: { fr: 'Faites votre choix :', en: 'Make your choice:' },
    },
    {
      rule: 'Options have one form and say what will be.',
      say: { fr: 'Créer un mot de passe · Saisir un mot de passe', en: 'Make a password · Type a password' },
      not: { fr: 'Automatique · Saisir un mot de passe', en: 'Automatic · Type a password' },
    },
  ],
} satisfies WidgetGuide;
