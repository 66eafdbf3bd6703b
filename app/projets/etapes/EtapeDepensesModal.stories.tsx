import { etapeidOf } from '@comptoir/mocks/etapeprojets.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { EtapeDepensesModal } from './EtapeDepensesModal';

const etape = {
  etapeprojetid: etapeidOf(PROJET.COMPLET, 2),
  projetid: PROJET.COMPLET,
  libelle: 'Élévation des murs',
  description: 'Agglos de 15 creux',
  etat: 1 as const,
  montant: 4_500_000,
  engage: 3_829_000,
  regle: 3_240_000,
  version: 2,
};

const meta = preview.meta({
  title: 'Screens/Projets/EtapeDepensesModal',
  component: EtapeDepensesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { etape, onClose: fn() },
});

/** Six expenses on two pages. */
export const Playground = meta.story();

export const Empty = meta.story({
  args: { etape: { ...etape, etapeprojetid: etapeidOf(PROJET.COMPLET, 4), engage: 0, regle: 0 } },
});

export const Exceeded = meta.story({ args: { etape: { ...etape, montant: 3_000_000 } } });

/** The user reads expenses and payments, and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
