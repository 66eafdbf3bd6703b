import preview from '../stories/preview';
import { ChangedLines } from './ChangedLines';

const BEFORE = ['Clients : Ouvrir et consulter', 'Clients : Supprimer', 'Commandes : Créer'];
const AFTER = ['Clients : Ouvrir et consulter', 'Commandes : Créer', 'Commandes : Régler'];

const meta = preview.meta({
  title: 'Widgets/Data display/ChangedLines',
  component: ChangedLines,
  args: { lines: AFTER, others: BEFORE, change: 'added' },
});

export const Playground = meta.story();

export const Removed = meta.story({ args: { lines: BEFORE, others: AFTER, change: 'removed' } });

export const Unchanged = meta.story({ args: { others: AFTER } });

export const LongTexts = meta.story({
  args: {
    lines: ['Réapprovisionnement-exceptionnel-de-la-caisse-principale-du-chantier-de-Yopougon', ...AFTER],
    style: { maxWidth: 220 },
  },
});
