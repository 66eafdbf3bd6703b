import { RadioGroup } from '../RadioGroup';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { SelectField } from './SelectField';

const nothing = () => undefined;
const register = { label: 'Caisse', value: '1', required: true, onValueChange: nothing };
const withBalance = [{ value: '1', label: 'Chantier', description: '12 500 Fcfa' }];
const reduction = {
  value: '1',
  onValueChange: nothing,
  options: [
    { value: '1', label: 'Montant' },
    { value: '2', label: 'Pourcentage' },
  ],
};
const CLOSED = 'Cette caisse est arrêtée pour aujourd’hui. Choisissez-en une autre, ou demandez la réouverture.';

export const guide = {
  anatomy: {
    sample: <SelectField {...register} options={withBalance} error={CLOSED} hint="Reste à régler : 10 000 Fcfa" />,
    parts: [
      { at: 'label', name: 'Label', says: 'Always in sight, above the choice; a star where one must choose.' },
      { at: 'select', name: 'Choice', says: 'The chosen option; after the dash stands what helps to choose.' },
      { at: 'select + span', name: 'Arrow', says: 'A list opens here: the system’s own, which a phone draws best.' },
      { at: '[id$=-error]', name: 'Error', says: 'Why this option cannot be taken, and the way out (DESIGN rule 10).' },
      { at: '[id$=-hint]', name: 'Hint', says: 'Optional help, below the field.' },
    ],
  },
  dos: [
    {
      shows: <SelectField {...register} options={withBalance} />,
      says: 'Give options the fact by which people choose: a register’s balance.',
    },
    {
      shows: <RadioGroup legend="Type de réduction" {...reduction} />,
      says: 'Show two or three options in a RadioGroup: all are in sight, one press chooses.',
    },
  ],
  donts: [
    {
      shows: <SelectField {...register} options={[{ value: '1', label: 'Chantier' }]} />,
      says: 'Do not leave out that fact: people choose, save, and learn then that the register holds too little.',
    },
    {
      shows: <SelectField label="Type de réduction" placeholder={null} {...reduction} />,
      says: 'Do not hide two or three options: nobody sees the second before the list opens.',
    },
  ],
  words: [
    {
      rule: 'The empty option says what is chosen here.',
      say: { fr: 'Choisir un profil', en: 'Choose a profile' },
      not: { fr: '-- Sélectionner --', en: '-- Select --' },
    },
    {
      rule: 'An error about an option leads to another one.',
      say: { fr: CLOSED, en: 'This register is closed for today. Choose another one, or ask for it to be reopened.' },
      not: { fr: 'Caisse indisponible', en: 'Register not available' },
    },
  ],
} satisfies WidgetGuide;
