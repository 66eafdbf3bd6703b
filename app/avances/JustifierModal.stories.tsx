import { avances } from '@comptoir/contract/avances';
import { projets } from '@comptoir/contract/projets';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, seesText, typeInto } from '../stories/play';
import { Reloadable } from '../stories/Reloadable';
import { inApp, scene } from '../stories/scene';
import { JustifierModal } from './JustifierModal';

const overrides = () => [avecAvances(Date.now()), asChefDeChantier];

/** 75 700 francs are left of 150 000, for a project with steps. */
const avance = avanceOf(avecAvances(Date.now()), AVANCE.OUVERTE);

const recu = () => new File([new Uint8Array(2048)], 'Reçu Siporex.jpg', { type: 'image/jpeg' });

async function fill(montant: string): Promise<void> {
  await screen.findByRole('option', { name: 'Matériaux de construction' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, recu());
  await typeInto(/^(Montant|Amount)/, montant);
  await userEvent.selectOptions(screen.getByLabelText(/^(Type de dépenses|Expense type)/), '5');
  await typeInto(/^(Libellé|Label)/, 'Ciment, dix sacs');
}

const meta = preview.meta({
  title: 'Screens/Avances/JustifierModal',
  component: JustifierModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { avance, onClose: fn() },
});

/** The photo of the receipt is asked for first. */
export const Playground = meta.story();

/** It says what is left afterwards. */
export const Filled = meta.story({
  play: async () => {
    await fill('48000');
    await seesText(/^(Il restera|.*will be left to account for)/);
  },
});

/** The expense costs more than what is left: the rest stays owed. */
export const PlusQueLeReste = meta.story({
  play: async () => {
    await fill('100000');
    await seesText(/restent dus/);
  },
});

/** Exactly what is left. */
export const ToutLeReste = meta.story({
  play: async () => {
    await fill('75700');
    await seesText(/ne restera rien/);
  },
});

/** An advance for no project has no steps. */
export const SansProjet = meta.story({ args: { avance: { ...avance, projetid: null, projet: '' } } });

/** What was typed is there again after a reload. */
export const Reloaded = meta.story({
  render: (args) => <Reloadable>{(times) => <JustifierModal key={times} {...args} />}</Reloadable>,
});

/** The advance was accounted for meanwhile: the server says so, and what was typed stays. */
export const Refused = meta.story({
  parameters: scene({ overrides, handlers: [failingCall(avances.justifier, 'avance.pas_decaissee')] }),
  play: async () => {
    await fill('48000');
    await pressSave();
    await expect(
      await screen.findByText(/Il ne reste rien de cette avance/, { selector: '[role=dialog] *' }),
    ).toBeVisible();
  },
});

/** The server did not answer: the expense waits on this device, and the form closes. */
export const Waiting = meta.story({
  parameters: scene({ overrides, handlers: [unreachableCall(avances.justifier)] }),
  play: async () => {
    await fill('48000');
    await pressSave();
    await screen.findByText(/attend sur cet appareil/);
  },
});

/** Types and steps are still being read. */
export const Loading = meta.story({
  parameters: scene({
    overrides,
    handlers: [slowCall(typedepenses.all, 'infinite'), slowCall(projets.withSteps, 'infinite')],
  }),
});

/** Types and steps could not be read. */
export const Failed = meta.story({
  parameters: scene({
    overrides,
    handlers: [failingCall(typedepenses.all, 'base.indisponible'), failingCall(projets.withSteps, 'base.indisponible')],
  }),
});
