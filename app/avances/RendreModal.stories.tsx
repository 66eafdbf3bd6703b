import { avances } from '@comptoir/contract/avances';
import { transferts } from '@comptoir/contract/transferts';
import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { caisseAvec } from '../stories/limits';
import { pressSave, seesText, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { RendreModal } from './RendreModal';

const overrides = () => [avecAvances(Date.now()), asChefDeChantier];

/** 75 700 francs are left of 150 000. */
const avance = avanceOf(avecAvances(Date.now()), AVANCE.OUVERTE);

function withLimit() {
  const store = avecAvances(Date.now());
  return { ...store, ...caisseAvec(6, 50_000, 1, store.caisses) };
}

const chooseCible = async (name: RegExp) => {
  const option = await screen.findByRole<HTMLOptionElement>('option', { name });
  await userEvent.selectOptions(await screen.findByLabelText(/^(Vers la caisse|To register)/), option.value);
};

const meta = preview.meta({
  title: 'Screens/Avances/RendreModal',
  component: RendreModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { avance, onClose: fn() },
});

/** All that is left is proposed. */
export const Playground = meta.story();

/** Nobody is attached to the target: it receives at once. */
export const Filled = meta.story({
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await typeInto(/^(Montant|Amount)/, '30000');
    await seesText(/^(Reçu aussitôt|Received at once)/);
  },
});

/** The bank refuses to hold that much; the holder sees what it holds. */
export const PlafondRefuse = meta.story({
  parameters: scene({ overrides: () => [withLimit()] }),
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await seesText(/au-dessus de son plafond|above its limit/);
  },
});

/** The target has its own cashier, who accepts the money. */
export const Awaited = meta.story({
  play: async () => {
    await chooseCible(/^Caisse Bouaké — C3 · Espèces · à accepter/);
    await screen.findByText(/l’argent, il est en route d’ici là/);
  },
});

/** A wallet that receives at once asks for the reference of what it receives. */
export const Portefeuille = meta.story({
  play: async () => {
    await chooseCible(/^Wave entreprise/);
    await expect(await screen.findByLabelText(/^Référence à l’arrivée/)).toBeRequired();
  },
});

/** More than what is left: it says how much is missing before anything is sent. */
export const TropRendu = meta.story({
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await typeInto(/^Montant/, '90000');
    await seesText(/il manque/);
  },
});

/** Nothing is left of the advance meanwhile: the server says so, and what was typed stays. */
export const Refused = meta.story({
  parameters: scene({ overrides, handlers: [failingCall(avances.rendre, 'avance.pas_decaissee')] }),
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await pressSave();
    const said = await screen.findByText(/Il ne reste rien de cette avance/, { selector: '[role=dialog] *' });
    await expect(said).toBeVisible();
  },
});

/** The server did not answer: nothing is handed over before it has. */
export const Waiting = meta.story({
  parameters: scene({ overrides, handlers: [unreachableCall(avances.rendre)] }),
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await pressSave();
    await screen.findByText(/ne remettez rien/);
  },
});

/** The registers to choose from are still being read. */
export const Loading = meta.story({
  parameters: scene({ overrides, handlers: [slowCall(transferts.cibles, 'infinite')] }),
});

/** The registers to choose from could not be read. */
export const Failed = meta.story({
  parameters: scene({ overrides, handlers: [failingCall(transferts.cibles, 'base.indisponible')] }),
});
