import { recherche } from '@comptoir/contract/recherche';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { words } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '../../frame/i18n/i18n';
import { inApp, scene } from '../../stories/scene';
import { Recherche } from './Recherche';

/** The address where a story begins; choosing a result leads to another one. */
const HERE = { path: '/ici', route: '/ici' };

const meta = preview.meta({
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
});

export const Playground = meta.story();

const search =
  (text: string): StoryObj<typeof Recherche>['play'] =>
  async () => {
    const button = () => screen.queryByRole('button', { name: words().globalSearch.open });
    await waitFor(() => expect(button() ?? screen.queryByRole('combobox')).not.toBeNull());
    const folded = button();
    if (folded) await userEvent.click(folded);
    await userEvent.type(await screen.findByRole('combobox'), text);
  };

const searchAndFind =
  (text: string): StoryObj<typeof Recherche>['play'] =>
  async (context) => {
    await search(text)?.(context);
    await expect(await screen.findByRole('group', { name: t('menu.depenses') })).toBeVisible();
  };

/** Records of several kinds contain the term. */
export const Found = meta.story({ play: searchAndFind('bouaké') });

/** What the user may do, found by the beginnings of its words; a register is closed by its name. */
export const Actions = meta.story({
  play: async (context) => {
    await search('arr plateau')?.(context);
    await screen.findByRole('group', { name: t('recherche.actions') }, { timeout: 15_000 });
  },
});

export const NothingFound = meta.story({ play: search('zébulon') });

export const Loading = meta.story({
  parameters: scene({ ...HERE, handlers: [slowCall(recherche.find, 'infinite')] }),
  play: search('commande'),
});

export const Failed = meta.story({
  parameters: scene({ ...HERE, handlers: [failingCall(recherche.find, 'base.indisponible')] }),
  play: search('commande'),
});

/** A cashier finds only the kinds whose list they may read. */
export const Cashier = meta.story({
  parameters: scene({ ...HERE, overrides: () => [asProfile('caissier')] }),
  play: search('bouaké'),
});
