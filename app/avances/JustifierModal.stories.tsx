import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn, userEvent } from 'storybook/test';
import { choose, seesText, typeInto, wording } from '../stories/play';
import { Reloadable } from '../stories/Reloadable';
import { inApp, scene } from '../stories/scene';
import { JustifierModal } from './JustifierModal';

const overrides = () => [avecAvances(Date.now()), asChefDeChantier];

/** 75 700 francs are left of 150 000, for a project with steps. */
const avance = avanceOf(avecAvances(Date.now()), AVANCE.OUVERTE);

const recu = () => new File([new Uint8Array(2048)], 'Reçu Siporex.jpg', { type: 'image/jpeg' });

async function fill(montant: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, recu());
  await typeInto(wording('depense.montant'), montant);
  await choose(wording('depense.typedepense'), /^Matériaux de construction$/);
  await typeInto(wording('depense.libelle'), 'Ciment, dix sacs');
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

/** Exactly what is left. */
export const ToutLeReste = meta.story({
  play: async () => {
    await fill('75700');
    await seesText(wording('avance.justifrien'));
  },
});

/** An advance for no project has no steps. */
export const SansProjet = meta.story({ args: { avance: { ...avance, projetid: null, projet: '' } } });

/** What was typed is there again after a reload. */
export const Reloaded = meta.story({
  render: (args) => <Reloadable>{(times) => <JustifierModal key={times} {...args} />}</Reloadable>,
});
