import { HandCoins, LayoutDashboard, Plus, Vault } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Alert } from '../Alert';
import { Breadcrumb } from '../Breadcrumb';
import { Button } from '../Button';
import { GlobalSearch } from '../GlobalSearch';
import { HeaderBar } from '../HeaderBar';
import { ProfileMenu } from '../ProfileMenu';
import { SearchField } from '../SearchField';
import { SidebarNav } from '../SidebarNav';
import preview from '../stories/preview';
import { ThemeToggle } from '../ThemeToggle';
import { Toolbar } from '../Toolbar';
import { AppFrame, type AppFrameProps } from './AppFrame';

const items = [
  { id: 'dashboard', title: 'Tableau de bord', icon: <LayoutDashboard aria-hidden />, path: '#dashboard' },
  { id: 'depenses', title: 'Dépenses', icon: <HandCoins aria-hidden />, path: '#depenses', isActive: true },
  { id: 'caisses', title: 'Caisses', icon: <Vault aria-hidden />, path: '#caisses', isPinned: true },
];

function Screen() {
  return (
    <>
      <Breadcrumb title="Dépenses" parents={[]} />
      <Toolbar
        search={<SearchField label="Rechercher une dépense" value="" onValueChange={fn()} placeholder="Rechercher…" />}
        actions={<Button icon={<Plus aria-hidden />}>Nouveau</Button>}
      />
    </>
  );
}

function Living({ isSidebarOpen, onSidebarClose, ...rest }: AppFrameProps) {
  const [isOpen, setIsOpen] = useState(isSidebarOpen);
  const close = (by: 'escape' | 'outside') => {
    setIsOpen(false);
    onSidebarClose(by);
  };
  return (
    <AppFrame
      {...rest}
      isSidebarOpen={isOpen}
      onSidebarClose={close}
      sidebar={
        <SidebarNav
          title="Bâtir Abidjan SARL"
          items={items}
          onToggleItem={fn()}
          onTogglePin={fn()}
          isCompact={!isOpen}
          onClose={() => setIsOpen(false)}
        />
      }
      header={
        <HeaderBar
          logo={<strong>Comptoir</strong>}
          isSidebarOpen={isOpen}
          onSidebarToggle={() => setIsOpen(!isOpen)}
          sidebarId="sidebar"
          search={
            <GlobalSearch
              value=""
              onValueChange={fn()}
              groups={[]}
              emptyText="Opps!! Aucun résultat trouvé."
              placeholder="Rechercher..."
              onChoose={fn()}
            />
          }
        >
          <ThemeToggle isDark={false} onDarkChange={fn()} />
          <ProfileMenu
            name="Awa Koné"
            detail="Caissière"
            items={[{ id: 'profil', label: 'Mon profil', href: '#profil' }]}
          />
        </HeaderBar>
      }
    />
  );
}

const meta = preview.meta({
  title: 'Widgets/Layout/AppFrame',
  component: AppFrame,
  args: {
    isSidebarOpen: true,
    onSidebarClose: fn(),
    footer: <span>Copyright 2025 ©</span>,
    children: <Screen />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Living {...args} />,
});

export const Playground = meta.story();

export const SidebarClosed = meta.story({ args: { isSidebarOpen: false } });

const notice = (
  <Alert tone="warning" title="Hors connexion">
    Ce qui est affiché date de 9 h 05.
  </Alert>
);

export const WithANotice = meta.story({ args: { notice } });
