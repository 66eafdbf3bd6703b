import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { type Tab, Tabs } from './Tabs';

const nothing = () => undefined;
const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

/** Tabs of which one is chosen, and a line for its panel. */
const shown = (tabs: readonly Tab[], value: string, says: string) => (
  <Tabs label="Vues" tabs={tabs} value={value} onValueChange={nothing}>
    {says}
  </Tabs>
);

const states = [
  { id: 'tous', label: 'Tous', count: 12 },
  { id: 'encours', label: 'En cours', count: 9 },
  { id: 'termines', label: 'Terminés', count: 3 },
];
const PICTURES = 'Les images du projet.';

export const guide = {
  anatomy: {
    sample: shown(states, 'encours', 'Les neuf projets en cours.'),
    parts: [
      {
        at: '[role=tablist]',
        name: 'Row of tabs',
        says: 'Has a name that screen readers say; it wraps, never scrolls.',
      },
      { at: '[aria-selected=true]', name: 'Chosen tab', says: 'Told by its line and its colour.' },
      { at: '[aria-selected=true] > span + span', name: 'Count', says: 'Optional: how much the panel holds.' },
      { at: '[role=tabpanel]', name: 'Panel', says: 'What the chosen tab shows. Only this part changes.' },
    ],
  },
  dos: [
    {
      shows: shown(states, 'tous', 'Les douze projets.'),
      says: 'Use them for views of one list or one record; the address keeps the view (DESIGN rule 1).',
    },
    {
      shows: shown(named('Images', 'Vidéos', 'Fichiers'), 'Images', PICTURES),
      says: 'Keep names to one or two words: more of them stand in one line.',
    },
  ],
  donts: [
    {
      shows: shown(named('Projets', 'Clients', 'Caisses'), 'Projets', 'Les douze projets.'),
      says: 'Do not lead to other screens by tabs: that is what SidebarNav and links are for.',
    },
    {
      shows: shown(named('Images du projet', 'Vidéos du projet', 'Fichiers du projet'), 'Images du projet', PICTURES),
      says: 'Do not repeat in each tab what the heading above says.',
    },
  ],
  words: [
    {
      rule: 'A tab names what its panel holds; it is no command.',
      say: { fr: 'Terminés', en: 'Finished' },
      not: { fr: 'Voir les projets terminés', en: 'See the finished projects' },
    },
    {
      rule: 'The name of the row says by what the tabs differ.',
      say: { fr: 'Statut des projets', en: 'Status of the projects' },
      not: { fr: 'Onglets', en: 'Tabs' },
    },
  ],
} satisfies WidgetGuide;
