import { PDF } from '@comptoir/conformance/piece';
import { comptant } from '@comptoir/contract/comptant';
import { failingCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { chooseFiles } from '../medias/uploadPlay';
import { seesText, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DepenseModal } from './DepenseModal';

const [PLATEAU, WAVE] = ['1', '3'];

/** Turns the switch on and chooses this register for so many francs. */
const payFrom = (caisseid: string | undefined, montant: string) => async () => {
  await typeInto(/^Montant/, montant);
  await userEvent.click(await screen.findByRole('switch', { name: /Régler maintenant/ }));
  const caisse = await screen.findByLabelText(/^Caisse/);
  await screen.findByRole('option', { name: /Wave entreprise/ });
  await userEvent.selectOptions(caisse, caisseid ?? '');
};

/** Fills the whole form. */
const spend = async () => {
  await screen.findByRole('option', { name: 'Carburant' });
  await userEvent.selectOptions(screen.getByLabelText(/^Type de dépenses/), 'Carburant');
  await typeInto(/^Libellé/, 'Gasoil');
  await payFrom(PLATEAU, '120000')();
  await chooseFiles(new File([PDF.bytes], 'Reçu Total.pdf', { type: 'application/pdf' }));
  await screen.findByText('Reçu Total.pdf');
};

const meta = preview.meta({
  title: 'Screens/Depenses/DepenseComptant',
  component: DepenseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { depense: null, onAttach: fn(), onClose: fn() },
});

/** An expense that is paid as it is written: register, proof, and what is left in the register after it. */
export const Playground = meta.story({ play: spend });

/** The form as it opens: nothing of a payment is asked for. */
export const Off = meta.story();

/** A wallet asks for its reference, and may take a fee. */
export const ByWallet = meta.story({ play: payFrom(WAVE, '120000') });

/** The register holds less than the whole expense: nothing can be saved. */
export const BeyondTheBalance = meta.story({ play: payFrom(PLATEAU, '99000000') });

/** The server refuses the payment, so the expense is not written either. */
export const Refused = meta.story({
  play: async () => {
    await spend();
    await userEvent.click(screen.getByRole('button', { name: /^Régler/ }));
    await seesText(/caisse est insuffisant/);
  },
  parameters: scene({
    handlers: [failingCall(comptant.comptant, 'caisse.solde_insuffisant')],
  }),
});

/** No answer comes: expense and payment wait on this device together. */
export const NoAnswer = meta.story({ parameters: scene({ handlers: [unreachableCall(comptant.comptant)] }) });
