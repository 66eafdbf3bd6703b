import { organisation } from '@comptoir/contract/organisation';
import { createStore } from '@comptoir/mocks/createStore';
import { emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { OrganisationScreen } from './OrganisationScreen';

const path = '/parametre/organisation';

const meta: Meta<typeof OrganisationScreen> = {
  title: 'Screens/Parametre/OrganisationScreen',
  component: OrganisationScreen,
  decorators: [inApp],
  parameters: scene({ path }),
};
export default meta;

type Story = StoryObj<typeof OrganisationScreen>;

export const Playground: Story = {};

/** On the first day there is only the name with which the server was started. */
export const FirstDay: Story = { parameters: scene({ path, overrides: () => [emptyOrganisation()] }) };

function withoutAddress(): Partial<Store> {
  const { organisation: known } = createStore();
  return { organisation: { ...known, adressepublique: null } };
}

/** The server was given no public address. */
export const SansAdresse: Story = { parameters: scene({ path, overrides: () => [withoutAddress()] }) };

function withPapers(): Partial<Store> {
  const { organisation: known } = createStore();
  const titres = { titreentree: 'Ticket de versement', titresortie: 'Ordre de paiement' };
  return { organisation: { ...known, ...titres, pied: 'Merci de votre confiance.', avispiece: 0, deuxcopies: 1 } };
}

/** The organisation has titles and a foot of its own for its papers, without the notice, and two copies on a sheet. */
export const Papiers: Story = { parameters: scene({ path, overrides: () => [withPapers()] }) };

const NAME = /^(Nom de l’organisation|Name of the organisation)/;

export const Invalid: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText(NAME));
    await typeInto(/^(E-mail|Email)/, 'direction');
    await pressSave();
  },
};

export const LogoRemoved: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^(Retirer|Remove) (le|the) logo$/ })),
};

export const Loading: Story = { parameters: scene({ path, handlers: [slowCall(organisation.read, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ path, handlers: [failingCall(organisation.read, 'base.indisponible')] }),
};

export const SaveFailed: Story = {
  parameters: scene({ path, handlers: [failingCall(organisation.update, 'interne')] }),
  play: async () => {
    await typeInto(NAME, 'Bâtir Ensemble');
    await pressSave();
  },
};

function longest(): Partial<Store> {
  const { organisation: known } = createStore();
  const long = 'Cocody Angré 8e tranche, immeuble Les Palmes, derrière la pharmacie du Terminus 81 et 82';
  return {
    organisation: {
      ...known,
      compagnie: long.slice(0, 80),
      adresse: long,
      mentions: `${long} · ${long}`,
      titreentree: long.slice(0, 60),
      pied: `${long} · ${long}`,
    },
  };
}

export const LongTexts: Story = {
  parameters: scene({ path, overrides: () => [longest()] }),
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
