import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, HandCoins, LayoutDashboard, Settings, Vault } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuSearch, type MenuSearchProps } from './MenuSearch';

const entries = [
  { id: 'dashboard', label: 'Tableau de bord', icon: <LayoutDashboard aria-hidden /> },
  { id: 'projets', label: 'Projets', icon: <FolderKanban aria-hidden /> },
  { id: 'depenses', label: 'Dépenses', icon: <HandCoins aria-hidden /> },
  { id: 'caisses', label: 'Caisses', icon: <Vault aria-hidden /> },
  { id: 'typedepense', label: 'Types de dépenses', icon: <Settings aria-hidden /> },
];

function Searching(args: MenuSearchProps) {
  const [value, setValue] = useState(args.value);
  const results = entries.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()));
  return <MenuSearch {...args} value={value} onValueChange={setValue} results={value ? results : []} />;
}

const meta: Meta<typeof MenuSearch> = {
  component: MenuSearch,
  args: {
    value: '',
    onValueChange: fn(),
    results: [],
    emptyText: 'Opps!! Aucun résultat trouvé.',
    placeholder: 'Rechercher...',
    onChoose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Searching {...args} />,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', display: 'flex', alignItems: 'center', height: 56 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MenuSearch>;

export const Playground: Story = {};

const search =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Ouvrir la recherche' });
    if (button) await userEvent.click(button);
    await userEvent.type(canvas.getByRole('combobox'), text);
  };

export const WithResults: Story = {
  play: async (context) => {
    await search('dép')?.(context);
    await expect(within(context.canvasElement).getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = { play: search('zébu') };

export const Phone: Story = { play: search('e'), globals: { viewport: { value: 'phone' } } };

export const PhoneFolded: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { play: search('e'), globals: { theme: 'dark' } };
