import { BookOpen, FolderKanban, HandCoins, LayoutDashboard, Settings, Users, Vault } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import type { SidebarItem } from './model';
import { SidebarNav, type SidebarNavProps } from './SidebarNav';

const items: SidebarItem[] = [
  { id: 'dashboard', title: 'Tableau de bord', icon: <LayoutDashboard aria-hidden />, path: '#dashboard' },
  { id: 'projets', title: 'Projets', icon: <FolderKanban aria-hidden />, path: '#projets', headTitle: 'Activité' },
  { id: 'clients', title: 'Clients', icon: <Users aria-hidden />, path: '#clients' },
  { id: 'depenses', title: 'Dépenses', icon: <HandCoins aria-hidden />, path: '#depenses', isActive: true },
  { id: 'caisses', title: 'Caisses', icon: <Vault aria-hidden />, path: '#caisses', isPinned: true },
  {
    id: 'parametres',
    title: 'Paramètres',
    icon: <Settings aria-hidden />,
    headTitle: 'Réglages',
    isExpanded: true,
    children: [
      { id: 'types', title: 'Types de dépenses', path: '#types', isPinned: true },
      {
        id: 'acces',
        title: 'Accès',
        isExpanded: true,
        children: [
          { id: 'profils', title: 'Profils', path: '#profils', isPinned: true },
          { id: 'modules', title: 'Modules', path: '#modules' },
        ],
      },
    ],
  },
  { id: 'aide', title: 'Aide', icon: <BookOpen aria-hidden />, path: 'https://example.org/aide', external: true },
];

function mapItems(tree: readonly SidebarItem[], id: string, change: (item: SidebarItem) => SidebarItem): SidebarItem[] {
  return tree.map((item) => ({
    ...(item.id === id ? change(item) : item),
    children: item.children && mapItems(item.children, id, change),
  }));
}

function Living(args: SidebarNavProps) {
  const [tree, setTree] = useState(args.items);
  const toggle = (id: string) =>
    setTree((kept) => mapItems(kept, id, (item) => ({ ...item, isExpanded: !item.isExpanded })));
  const pin = (id: string) => setTree((kept) => mapItems(kept, id, (item) => ({ ...item, isPinned: !item.isPinned })));
  return (
    <div style={{ position: 'relative', width: args.isCompact ? 72 : 264, height: 720 }}>
      <SidebarNav {...args} items={tree} onToggleItem={toggle} onTogglePin={pin} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Widgets/Navigation/SidebarNav',
  component: SidebarNav,
  args: {
    title: 'Bâtir Abidjan SARL',
    items,
    onToggleItem: fn(),
    onTogglePin: fn(),
    onClose: fn(),
  },
  render: (args) => <Living {...args} />,
});

export const Playground = meta.story();

const marked = mapItems(items, 'depenses', (item) => ({ ...item, mark: 'saisie non enregistrée' })).map((item) =>
  item.id === 'parametres' ? { ...item, isExpanded: false, mark: 'saisie non enregistrée' } : item,
);

/** Something waits on one screen, and on another one in a closed group. */
export const Marked = meta.story({ args: { items: marked } });

export const MarkedCompact = meta.story({ args: { items: marked, isCompact: true } });

const unpinned = (tree: readonly SidebarItem[]): SidebarItem[] =>
  tree.map((item) => ({ ...item, isPinned: false, children: item.children && unpinned(item.children) }));

export const NothingPinned = meta.story({ args: { items: unpinned(items) } });

/** A rail of icons unfolds under the pointer or the keyboard focus. */
export const Compact = meta.story({ args: { isCompact: true } });

export const LongTexts = meta.story({
  args: {
    title: 'Société ivoirienne de construction et de travaux publics',
    items: [
      {
        id: 'long',
        title: 'Dépenses des chantiers de la région des lagunes',
        icon: <HandCoins aria-hidden />,
        path: '#long',
        isPinned: true,
      },
      ...items,
    ],
  },
});
