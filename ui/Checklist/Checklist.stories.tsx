import preview from '../stories/preview';
import { Checklist } from './Checklist';

const tasks = [
  {
    id: 'organisation',
    label: 'Nom et logo de l’organisation',
    detail: 'Ils figurent à la connexion et dans le menu.',
    href: '#organisation',
    isDone: true,
  },
  {
    id: 'caisse',
    label: 'Première caisse',
    detail: 'Ouvrez-la avec ce qu’elle contient aujourd’hui.',
    href: '#caisses',
    isDone: false,
  },
  { id: 'types', label: 'Types de dépenses', href: '#types', isDone: false },
];

const meta = preview.meta({
  title: 'Widgets/Data display/Checklist',
  component: Checklist,
  args: { 'aria-label': 'Premiers pas', tasks },
});

export const Playground = meta.story();

const long = 'Nom, adresse, numéro de téléphone, compte contribuable et registre du commerce de l’organisation';

export const LongTexts = meta.story({
  args: { tasks: tasks.map((task) => ({ ...task, label: long, detail: `${long}. ${long}.` })) },
  globals: { viewport: { value: 'phone' } },
});
