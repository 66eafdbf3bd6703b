import { recherche } from '@comptoir/contract/recherche';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { Recherche } from './Recherche';

/** The address where a story begins; choosing a result leads to another one. */
const HERE = { path: '/ici', route: '/ici' };

const meta: Meta<typeof Recherche> = {
  title: 'Screens/Shell/Recherche',
  component: Recherche,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', alignItems: 'center', height: 56 }}>
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { docs: { story: { inline: false, height: '520px' } }, ...scene(HERE) },
};
export default meta;

type Story = StoryObj<typeof Recherche>;

export const Playground: Story = {};

const search =
  (text: string): Story['play'] =>
  async () => {
    const button = () => screen.queryByRole('button', { name: /^(Ouvrir la recherche|Open the search)$/ });
    await waitFor(() => expect(button() ?? screen.queryByRole('combobox')).not.toBeNull());
    const folded = button();
    if (folded) await userEvent.click(folded);
    await userEvent.type(await screen.findByRole('combobox'), text);
  };

const searchAndFind =
  (text: string): Story['play'] =>
  async (context) => {
    await search(text)?.(context);
    await expect(await screen.findByRole('group', { name: /^(Dépenses|Expenses)$/ })).toBeVisible();
  };

/** Records of several kinds contain the term. */
export const Found: Story = { play: searchAndFind('bouaké') };

/** Screens come first, then records. */
export const ScreensAndRecords: Story = { play: search('commande') };

export const NothingFound: Story = { play: search('zébulon') };

export const Loading: Story = {
  parameters: scene({ ...HERE, handlers: [slowCall(recherche.find, 'infinite')] }),
  play: search('commande'),
};

export const Failed: Story = {
  parameters: scene({ ...HERE, handlers: [failingCall(recherche.find, 'base.indisponible')] }),
  play: search('commande'),
};

/** A cashier finds only the kinds whose list they may read. */
export const Cashier: Story = {
  parameters: scene({ ...HERE, overrides: () => [asProfile('caissier')] }),
  play: search('bouaké'),
};

const PHONE = { viewport: { value: 'phone' } };

export const Narrow: Story = { play: searchAndFind('bouaké'), globals: PHONE };

export const NarrowFailed: Story = { ...Failed, tags: ['mode'], globals: PHONE };

export const Tablet: Story = { play: searchAndFind('bouaké'), globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { play: searchAndFind('bouaké'), globals: { theme: 'dark' } };

export const English: Story = { play: searchAndFind('bouaké'), globals: { lang: 'en' } };
