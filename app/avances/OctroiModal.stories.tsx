import { avances } from '@comptoir/contract/avances';
import { caisses } from '@comptoir/contract/caisses';
import { AVANCE, avanceOf, avecApprouvee, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, seesText } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { OctroiModal } from './OctroiModal';

const overrides = () => [avecApprouvee(Date.now())];

const choose = async (name: RegExp) => {
  const option = await screen.findByRole<HTMLOptionElement>('option', { name });
  await userEvent.selectOptions(screen.getByLabelText(/^(Caisse|Cash register)/), option.value);
};

const meta = preview.meta({
  title: 'Screens/Avances/OctroiModal',
  component: OctroiModal,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
  args: { avance: avanceOf(avecApprouvee(Date.now()), AVANCE.DEMANDEE), onClose: fn() },
});

/** Approved, so that it can be paid out. */
export const Playground = meta.story();

/** It says what remains in the register. */
export const Filled = meta.story({
  play: async () => {
    await choose(/^Caisse centrale Plateau/);
    await seesText(/^(Il restera|.* will be left in)/);
  },
});

/** A wallet asks for the reference of what it sends, and for the fee. */
export const Portefeuille = meta.story({
  play: async () => {
    await choose(/^Wave entreprise/);
    await expect(await screen.findByLabelText(/^Référence/)).toBeRequired();
  },
});

/** The register does not hold that much. */
export const Insufficient = meta.story({
  play: async () => {
    await choose(/^Petite caisse San-Pédro/);
    await seesText(/il manque/);
  },
});

/** An amount that must be approved first: nothing can be saved. */
export const ToApprove = meta.story({
  parameters: scene({ path: '/avances', overrides: () => [avecAvances(Date.now())] }),
  args: { avance: avanceOf(avecAvances(Date.now()), AVANCE.DEMANDEE) },
  play: async () => {
    await seesText(/doit d’abord être approuvée par une autre personne/);
  },
});

/** Somebody else decided meanwhile. */
export const Decided = meta.story({
  parameters: scene({
    path: '/avances',
    overrides,
    handlers: [failingCall(avances.accorder, 'avance.deja_decidee')],
  }),
  play: async () => {
    await choose(/^Caisse centrale Plateau/);
    await pressSave();
    await seesText(/déjà décidée/, { selector: '[role=dialog] *' });
  },
});

export const Loading = meta.story({
  parameters: scene({ path: '/avances', overrides, handlers: [slowCall(caisses.all, 'infinite')] }),
});

export const Failed = meta.story({
  parameters: scene({ path: '/avances', overrides, handlers: [failingCall(caisses.all, 'base.indisponible')] }),
});
