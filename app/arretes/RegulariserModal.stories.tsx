import type { Arrete } from '@comptoir/contract/arretes';
import { ARRETE, CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { RegulariserModal } from './RegulariserModal';

const overrides = () => [caissesArretees(Date.now())];

const excedent: Arrete = {
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
const manquant: Arrete = {
  ...excedent,
  arreteid: ARRETE.A_EXPLIQUER,
  caisseid: CAISSE_ARRETEE.AVEUGLE,
  caisse: 'Caisse chantier Yopougon',
  code: 'C2',
  numero: 1,
  attendu: 384_500,
  compte: 383_500,
  ecart: -1000,
  motif: 'Erreur de rendu',
};

const meta = preview.meta({
  title: 'Screens/Caisses/RegulariserModal',
  component: RegulariserModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: {
    arrete: manquant,
    caisse: { caisseid: 2, libelle: 'Caisse chantier Yopougon', solde: 384_500, arretele: '2026-11-21' },
    onClose: fn(),
  },
});

/** Money is missing: the organisation bears it, unless somebody chooses that who counted owes it. */
export const Playground = meta.story();

const du: NonNullable<StoryObj<typeof RegulariserModal>['play']> = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /la doit$|owes it$/ }));

/** Who counted owes it: the form asks by which day, and says that an advance is opened. */
export const Du = meta.story({ play: du });

/** Too much money is nobody's debt. */
export const Excedent = meta.story({
  args: {
    arrete: excedent,
    caisse: { caisseid: 5, libelle: 'Caisse Bouaké', solde: 384_500, arretele: '2026-11-21' },
  },
});

/** A long name wraps within its choice. */
export const LongName = Du.extend({
  args: { arrete: { ...manquant, utilisateur: 'Marie-Emmanuelle Adjoua Kouassi-Amangoua épouse N’Guessan' } },
});
