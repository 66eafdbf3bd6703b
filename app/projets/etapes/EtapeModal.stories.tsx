import { etapeprojets } from '@comptoir/contract/projets';
import { failingCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { pressSave, typeInto } from '../../stories/play';
import { inApp, scene } from '../../stories/scene';
import { EtapeModal } from './EtapeModal';

const etape = {
  etapeprojetid: 265,
  projetid: 13,
  libelle: 'Couverture',
  description: 'Tôles bac de 35/100, faîtières et gouttières',
  etat: 0 as const,
  montant: 1_900_000,
  engage: 415_000,
  regle: 150_000,
  version: 1,
};

const meta: Meta<typeof EtapeModal> = {
  title: 'Screens/Projets/EtapeModal',
  component: EtapeModal,
  decorators: [inApp],
  parameters: scene(),
  args: { projetid: 13, etape: null, onClose: fn(), onAdded: fn() },
};
export default meta;

type Story = StoryObj<typeof EtapeModal>;

export const Playground: Story = {};

export const Editing: Story = { args: { etape } };

/** The step has no planned budget, so the amount is empty, not 0. */
export const EditingUnplanned: Story = { args: { etape: { ...etape, montant: 0 } } };

/** Label and description are required; the amount is not. */
export const Invalid: Story = { play: pressSave };

const fill = async () => {
  await typeInto(/^Libellé/, 'Peinture');
  await typeInto(/^Description/, 'Deux couches');
  await pressSave();
};

export const TooManySteps: Story = {
  play: fill,
  parameters: scene({
    handlers: [failingCall(etapeprojets.create, 'projet.trop_etapes', { params: { maximum: 500 } })],
  }),
};

export const SaveFails: Story = {
  args: { etape },
  play: pressSave,
  parameters: scene({ handlers: [failingCall(etapeprojets.update, 'interne')] }),
};

/** Someone else saved first: the typed values stay, and Reload takes over the other version. */
export const Conflict: Story = {
  args: { etape },
  play: async () => {
    await typeInto(/^Libellé/, 'Couverture du préau');
    await pressSave();
    await expect(await screen.findByRole('button', { name: 'Recharger l’élément' })).toBeVisible();
  },
  parameters: scene({
    handlers: [
      failingCall(etapeprojets.update, 'conflit.version', { data: { ...etape, montant: 2_100_000, version: 2 } }),
    ],
  }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { etape }, globals: { theme: 'dark' } };

export const English: Story = { args: { etape }, globals: { lang: 'en' } };
