import { reglements } from '@comptoir/contract/reglements';
import { createStore } from '@comptoir/mocks/createStore';
import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { lineWatched } from '../stories/lineWatched';
import { pressSave, refusal, signPad } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { SignerModal } from './SignerModal';

/** The payment that is signed, and its document. */
const PAYE = 17;
const { imprimeid, numero } = numerosOf(createStore(), PAYE);
const imprimable = { reglementid: PAYE, imprimeid: imprimeid ?? 0, numero };

const meta = preview.meta({
  title: 'Screens/Depenses/SignerModal',
  component: SignerModal,
  decorators: [inApp],
  parameters: scene(),
  args: {
    aSigner: {
      ...{ ...imprimable, montant: 60_000 },
      beneficiaire: 'Kouadio Adjoua',
      beneficiairetel: '0759112233',
    },
    onClose: fn(),
    onSigned: fn(),
  },
});

export const Playground = meta.story({
  play: async () => {
    await screen.findByRole('img', { name: new RegExp(t('decharge.passigne')) });
  },
});

export const Signe = meta.story({ play: signPad });

/** Nobody typed who took the cash. */
export const SansNom = Playground.extend({
  args: {
    aSigner: { ...imprimable, montant: 1_277_450, beneficiaire: '', beneficiairetel: '' },
  },
});

async function signAndSave(): Promise<void> {
  await signPad();
  await pressSave();
}

/** It was signed on another phone meanwhile: the form says so and stays. */
export const DejaSigne = meta.story({
  play: async () => {
    await signAndSave();
    await screen.findAllByText(refusal('reglement.deja_signe'));
  },
  parameters: scene({ handlers: [failingCall(reglements.signer, 'reglement.deja_signe')] }),
});

/** The line is watched, as the shell does. */
export const OnALine = Playground.extend({ decorators: [lineWatched] });
