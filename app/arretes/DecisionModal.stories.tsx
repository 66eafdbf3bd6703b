import type { Arrete } from '@comptoir/contract/arretes';
import type { Imputation } from '@comptoir/domain/arrete';
import { ARRETE, CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { DecisionModal } from './DecisionModal';

const overrides = () => [caissesArretees(Date.now())];

const arrete: Arrete = {
  arreteid: ARRETE.A_REGULARISER,
  caisseid: CAISSE_ARRETEE.HISTORIQUE,
  caisse: 'Caisse Bouaké',
  code: 'C3',
  numero: 6,
  nature: 'journee',
  jusquau: '2026-11-21',
  seq: 40,
  attendu: 384_500,
  compte: 385_000,
  ecart: 500,
  motif: 'Un client n’a pas repris sa monnaie',
  observations: '',
  comptepar: 2,
  utilisateur: 'Ibrahim Coulibaly',
  createdon: '2026-11-21T18:12:00.000Z',
  etat: 'valide',
  reouverture: null,
  regularisation: null,
  dernier: true,
  file: '',
  filename: '',
  imprimeid: null,
  pv: '',
  version: 1,
};

const meta = preview.meta({
  title: 'Screens/Caisses/DecisionModal',
  component: DecisionModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: {
    arrete,
    decision: 'rouvrir',
    onClose: fn(),
  },
});

/** It says which days open again. */
export const Playground = meta.story();

const regularise = (imputation: Imputation): Arrete => ({
  ...{ ...arrete, jusquau: '2027-01-08', compte: 382_000, ecart: -2500 },
  regularisation: {
    mouvementcaisseid: 957,
    imputation,
    motif: 'Constaté',
    utilisateur: 'Aya Kouassi',
    createdon: '2026-11-21T18:40:00.000Z',
  },
});

/** A clock that was ahead dated it: what was booked of it is taken back. */
export const EcartRepris = meta.story({ args: { arrete: regularise('charge') } });

/** What somebody owes stays an advance. */
export const DuDemeure = meta.story({ args: { arrete: regularise('porteur') } });

/** The usual reasons fill the field. */
export const Expliquer = meta.story({
  args: { arrete: { ...arrete, compte: 382_000, ecart: -2500, motif: '' }, decision: 'expliquer' },
});
