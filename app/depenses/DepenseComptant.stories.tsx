import { PDF } from '@comptoir/conformance/piece';
import { comptant } from '@comptoir/contract/comptant';
import { unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { chooseFiles } from '../medias/uploadPlay';
import { choose, typeInto, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DepenseModal } from './DepenseModal';

/** Fills the whole form, and pays from the register of Plateau. */
const spend = async () => {
  await choose(wording('depense.typedepense'), /^Carburant$/);
  await typeInto(wording('depense.libelle'), 'Gasoil');
  await typeInto(wording('depense.montant'), '120000');
  await userEvent.click(await screen.findByRole('switch', { name: wording('depense.reglermaintenant') }));
  await choose(wording('reglement.caisse'), /^Caisse centrale Plateau/);
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
