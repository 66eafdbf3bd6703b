import { DATES } from '@comptoir/domain/dateFormat';
import { TextField } from '../TextField';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { DateField } from './DateField';

const nothing = () => undefined;
const delivery = { label: 'Date de livraison', onValueChange: nothing };
const french = { format: DATES.fr, today: '2026-11-20' };
const expiry = { ...french, label: 'Date d’expiration', value: '', onValueChange: nothing };

export const guide = {
  anatomy: {
    sample: <DateField {...delivery} {...french} value="2026-12-04" required />,
    parts: [
      { at: 'label', name: 'Label', says: 'Says which day is meant.' },
      { at: 'input', name: 'Input', says: 'Typed and shown in the order of the reader’s language (DESIGN rule 19).' },
      {
        at: 'button',
        name: 'Calendar',
        says: 'For those who would rather choose; it too works by keyboard and touch.',
      },
      {
        at: 'p',
        name: 'Day in words',
        says: 'What the field understood. The hint stands here while there is no date.',
      },
    ],
  },
  dos: [
    {
      shows: <DateField {...delivery} {...french} value="2026-04-03" />,
      says: 'Use it for each day that is typed: the words below show a wrong month at once.',
    },
    {
      shows: <DateField {...expiry} hint="Accès sans limite de durée" />,
      says: 'Say in the hint what an empty date means.',
    },
  ],
  donts: [
    {
      shows: <TextField {...delivery} value="03/04/2026" />,
      says: 'Do not use a TextField: 03/04 is two days (DESIGN rule 19).',
    },
    {
      shows: <DateField {...expiry} />,
      says: 'Do not leave an empty date to be guessed: it may mean never, today, or forgotten.',
    },
  ],
  words: [
    {
      rule: 'The label names the day.',
      say: { fr: 'Date de livraison', en: 'Delivery date' },
      not: { fr: 'Choisir une date', en: 'Choose a date' },
    },
    {
      rule: 'A refusal says which days are accepted.',
      say: { fr: 'La date ne peut pas être après aujourd’hui.', en: 'The date cannot be later than today.' },
      not: { fr: 'Date invalide', en: 'Invalid date' },
    },
  ],
} satisfies WidgetGuide;
