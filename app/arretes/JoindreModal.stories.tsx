import { PDF } from '@comptoir/conformance/piece';
import type { Arrete } from '@comptoir/contract/arretes';
import { ARRETE, CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { JoindreModal } from './JoindreModal';

const overrides = () => [caissesArretees(Date.now()), asProfile('caissier')];

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

/** Chooses the signed sheet of the count. */
async function choose(): Promise<void> {
  await screen.findByRole('dialog');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File([PDF.bytes], 'Feuille signée.pdf', { type: 'application/pdf' }));
  await screen.findByText('Feuille signée.pdf');
}

const meta = preview.meta({
  title: 'Screens/Caisses/JoindreModal',
  component: JoindreModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { arrete, onClose: fn() },
});

export const Playground = meta.story();

export const Choisi = meta.story({ play: choose });
