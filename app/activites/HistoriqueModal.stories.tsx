import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { seesText, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { HistoriqueModal } from './HistoriqueModal';

const meta = preview.meta({
  title: 'Screens/Activites/HistoriqueModal',
  component: HistoriqueModal,
  decorators: [inApp],
  parameters: scene(),
  args: { objet: 'depense', objetid: 21, libelle: 'Agios de la SGCI', onClose: fn() },
});

export const Playground = meta.story();

export const Empty = meta.story({
  args: { objetid: 999, libelle: 'Saisie avant le journal' },
  play: () => seesText(wording('activite.historiquevide')),
});
