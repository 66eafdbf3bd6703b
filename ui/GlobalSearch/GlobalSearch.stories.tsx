import type { StoryObj } from '@storybook/react-vite';
import { FolderKanban, HandCoins, LayoutDashboard, Settings, UserRound, Vault } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { GlobalSearch, type GlobalSearchProps } from './GlobalSearch';

const ecrans = [
  { id: 'dashboard', label: 'Tableau de bord', icon: <LayoutDashboard aria-hidden /> },
  { id: 'projets', label: 'Projets', icon: <FolderKanban aria-hidden /> },
  { id: 'depenses', label: 'Dépenses', icon: <HandCoins aria-hidden /> },
  { id: 'caisses', label: 'Caisses', icon: <Vault aria-hidden /> },
  { id: 'typedepense', label: 'Types de dépenses', icon: <Settings aria-hidden /> },
].map((screen) => ({ ...screen, href: `#${screen.id}` }));

const clients = [
  { id: 'client-1', label: 'Caisse des dépôts de Côte d’Ivoire', detail: '27 20 25 12 00' },
  { id: 'client-2', label: 'Établissements Kouassi et fils', detail: '07 08 09 10 11' },
  {
    id: 'client-3',
    label: 'Société ivoirienne de dépannage, de construction et de rénovation des lagunes de Bassam',
    detail: '05 44 32 10 98',
  },
].map((client) => ({ ...client, href: `#${client.id}`, icon: <UserRound aria-hidden /> }));

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function Searching(args: GlobalSearchProps) {
  const [value, setValue] = useState(args.value);
  const found = <T extends { label: string }>(all: readonly T[]) =>
    value.trim() === '' ? [] : all.filter(({ label }) => plain(label).includes(plain(value)));
  const [screens, records] = args.groups;
  return (
    <GlobalSearch
      {...args}
      value={value}
      onValueChange={setValue}
      groups={[
        ...(screens ? [{ ...screens, results: found(screens.results) }] : []),
        ...(records ? [{ ...records, results: records.isStale ? records.results : found(records.results) }] : []),
      ]}
    />
  );
}

const ECRANS = { id: 'ecrans', label: 'Écrans', results: ecrans };
const CLIENTS = { id: 'clients', label: 'Clients', results: clients };

const meta = preview.meta({
  title: 'Widgets/Navigation/GlobalSearch',
  component: GlobalSearch,
  args: {
    value: '',
    onValueChange: fn(),
    groups: [ECRANS, CLIENTS],
    emptyText: 'Opps!! Aucun résultat trouvé.',
    placeholder: 'Rechercher...',
    onChoose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Searching {...args} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', alignItems: 'center', height: 56 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();

const search =
  (text: string): StoryObj<typeof GlobalSearch>['play'] =>
  async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: words().globalSearch.open });
    if (button) await userEvent.click(button);
    await userEvent.type(await screen.findByRole('combobox'), text);
  };

export const WithResults = meta.story({
  play: async (context) => {
    await search('dép')?.(context);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
});

export const NothingFound = meta.story({ play: search('zébu') });

/** The results so far, while more are on their way. */
export const Busy = meta.story({
  args: { busy: true, groups: [ECRANS] },
  play: search('dép'),
  parameters: { waits: true },
});

/** Nothing is found so far, but the search still runs, so the list does not say that there is nothing. */
export const BusyWithNothing = meta.story({ args: { busy: true }, play: search('zébu'), parameters: { waits: true } });

/** The results for an older text stay meanwhile; Enter does not open them. */
export const Stale = meta.story({
  args: { busy: true, groups: [ECRANS, { ...CLIENTS, isStale: true }] },
  play: search('kouassi y'),
  parameters: { waits: true },
});

export const Offline = meta.story({
  args: { groups: [ECRANS], notice: { text: 'Hors connexion : seuls les écrans sont cherchés.' } },
  play: search('dép'),
});

export const Failed = meta.story({
  args: {
    groups: [ECRANS],
    notice: { text: 'Le serveur est injoignable.', retry: { label: 'Réessayer', onPress: fn() } },
  },
  play: search('dép'),
});
