import type { ProjetDetail } from '@comptoir/contract/projets';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { typeInto, wording } from '../../stories/play';
import { inApp, scene } from '../../stories/scene';
import { EtapeModal } from './EtapeModal';

const etape = {
  etapeprojetid: 265,
  projetid: 13,
  libelle: 'Couverture',
  description: 'Tôles bac de 35/100, faîtières et gouttières',
  etat: 0 as const,
  montant: 1_900_000,
  engage: 415_000,
  regle: 150_000,
  version: 1,
};

const projet: ProjetDetail = {
  projetid: 13,
  libelle: 'École primaire de Yopougon Niangon',
  description: 'Trois salles de classe',
  montant: 5_000_000,
  engage: 1_615_000,
  regle: 150_000,
  datefin: '2026-12-20',
  statutprojet: 1,
  owner: 'Awa Koné',
  photo: '',
  nombreetape: 3,
  nombreetapecloture: 1,
  createdon: '2026-05-04T08:00:00.000Z',
  version: 1,
  etapeliste: [
    { etapeprojetid: 261, libelle: 'Terrassement', etat: 1, montant: 1_000_000, engage: 1_200_000, regle: 0 },
    { etapeprojetid: 262, libelle: 'Murs', etat: 0, montant: 1_500_000, engage: 0, regle: 0 },
    { etapeprojetid: 265, libelle: etape.libelle, etat: 0, montant: 1_900_000, engage: 415_000, regle: 150_000 },
  ],
};

const meta = preview.meta({
  title: 'Screens/Projets/EtapeModal',
  component: EtapeModal,
  decorators: [inApp],
  parameters: scene(),
  args: { projet, etape: null, onClose: fn(), onAdded: fn() },
});

export const Playground = meta.story();

export const Editing = meta.story({ args: { etape } });

/** The step has no planned budget, so the amount is empty, not 0. */
export const EditingUnplanned = meta.story({ args: { etape: { ...etape, montant: 0 } } });

/** With this plan the steps take more than the project has: a warning, not a refusal. */
export const BeyondTheProjet = meta.story({
  args: { etape },
  play: () => typeInto(wording('etapeprojet.montant'), '2500000'),
});
