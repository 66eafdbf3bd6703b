import { PDF } from '@comptoir/conformance/piece';
import { comptant } from '@comptoir/contract/comptant';
import { unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { chooseFiles } from '../medias/uploadPlay';
import { typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DepenseModal } from './DepenseModal';

/** Fills the whole form, and pays from the register of Plateau. */
const spend = async () => {
  await screen.findByRole('option', { name: 'Carburant' });
  await userEvent.selectOptions(screen.getByLabelText(/^Type de dépenses/), 'Carburant');
  await typeInto(/^Libellé/, 'Gasoil');
  await typeInto(/^Montant/, '120000');
  await userEvent.click(await screen.findByRole('switch', { name: /Régler maintenant/ }));
  await screen.findByRole('option', { name: /Caisse centrale Plateau/ });
  await userEvent.selectOptions(await screen.findByLabelText(/^Caisse/), '1');
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

/** No answer comes: expense and payment wait on this device together. */
export const NoAnswer = meta.story({ parameters: scene({ handlers: [unreachableCall(comptant.comptant)] }) });
