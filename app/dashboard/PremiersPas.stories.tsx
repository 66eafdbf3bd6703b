import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisation } from '#contract/organisation';
import { utilisateurs } from '#contract/utilisateurs';
import { asProfile, emptyOrganisation, failing, slow } from '#mocks/states';
import { createStore, type Store } from '#mocks/store';
import { inApp, scene } from '../stories/scene';
import PremiersPas from './PremiersPas';

/** The first day: the one profile and the one user of the first start. */
function firstDay(): Partial<Store> {
  const { profils, utilisateurs: users } = createStore();
  return { ...emptyOrganisation(), profils: profils.slice(0, 1), utilisateurs: users.slice(0, 1) };
}

const first = (more: () => Partial<Store> = () => ({})) => scene({ overrides: () => [firstDay(), more()] });

const meta: Meta<typeof PremiersPas> = {
  title: 'Screens/Dashboard/PremiersPas',
  component: PremiersPas,
  decorators: [inApp],
  parameters: first(),
};
export default meta;

type Story = StoryObj<typeof PremiersPas>;

export const Playground: Story = {};

/** The name was set, but no logo; a register and its types are there. */
export const HalfDone: Story = {
  parameters: first(() => {
    const { caisses, typedepenses, organisation: known } = createStore();
    return { caisses, typedepenses, organisation: { ...known, logo: null } };
  }),
};

/** Everything is there: nothing is shown. */
export const AllDone: Story = { parameters: scene() };

/** May open registers and nothing else of it. */
export const Cashier: Story = {
  parameters: scene({ overrides: () => [emptyOrganisation(), asProfile('caissier')] }),
};

/** May do none of it: nothing is shown. */
export const Reader: Story = {
  parameters: scene({ overrides: () => [emptyOrganisation(), asProfile('lecteur')] }),
};

/** What is not known yet is not said to be missing. */
export const Loading: Story = {
  parameters: scene({ overrides: () => [firstDay()], handlers: [slow(organisation.read, 'infinite')] }),
};

export const Failed: Story = {
  parameters: scene({ overrides: () => [firstDay()], handlers: [failing(utilisateurs.list, 'base.indisponible')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
