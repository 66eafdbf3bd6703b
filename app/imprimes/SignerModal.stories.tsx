import { reglements } from '@comptoir/contract/reglements';
import { createStore } from '@comptoir/mocks/createStore';
import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { lineWatched } from '../stories/lineWatched';
import { pressSave, signPad } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { SignerModal } from './SignerModal';

/** The payment that is signed, and its document. */
const PAYE = 17;
const { imprimeid, numero } = numerosOf(createStore(), PAYE);
const imprimable = { reglementid: PAYE, imprimeid: imprimeid ?? 0, numero };

const meta: Meta<typeof SignerModal> = {
  title: 'Screens/Depenses/SignerModal',
  component: SignerModal,
  decorators: [inApp],
  parameters: scene(),
  args: {
    aSigner: {
      ...{ ...imprimable, montant: 60_000 },
      ...{ beneficiaire: 'Kouadio Adjoua', beneficiairetel: '0759112233' },
    },
    onClose: fn(),
    onSigned: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof SignerModal>;

export const Playground: Story = {
  play: async () => {
    await screen.findByRole('img', { name: /pas encore signé|not signed yet/ });
  },
};

export const Signe: Story = { play: signPad };

/** Nobody typed who took the cash. */
export const SansNom: Story = {
  ...Playground,
  args: {
    aSigner: { ...imprimable, montant: 1_277_450, beneficiaire: '', beneficiairetel: '' },
  },
};

async function signAndSave(): Promise<void> {
  await signPad();
  await pressSave();
}

/** The signature is on its way. */
export const Sending: Story = {
  play: signAndSave,
  parameters: scene({ handlers: [slowCall(reglements.signer, 'infinite')] }),
};

/** It was signed on another phone meanwhile: the form says so and stays. */
export const DejaSigne: Story = {
  play: async () => {
    await signAndSave();
    await screen.findAllByText(/a déjà signé cette pièce/);
  },
  parameters: scene({ handlers: [failingCall(reglements.signer, 'reglement.deja_signe')] }),
};

/** The payment was corrected meanwhile: what they saw is no longer its document. */
export const NumeroChange: Story = {
  play: async () => {
    await signAndSave();
    await screen.findAllByText(/a une autre pièce depuis/);
  },
  parameters: scene({ handlers: [failingCall(reglements.signer, 'reglement.numero_change')] }),
};

/** The line is watched, as the shell does. */
export const OnALine: Story = { ...Playground, decorators: [lineWatched] };

export const Narrow: Story = { ...Playground, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Playground, tags: ['mode'], globals: { theme: 'dark' } };

export const SigneDark: Story = { ...Signe, tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { ...Playground, tags: ['mode'], globals: { lang: 'en' } };
