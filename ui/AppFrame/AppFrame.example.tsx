import { AppFrame } from '@comptoir/ui/AppFrame';
import { BrandMark } from '@comptoir/ui/BrandMark';
import { Breadcrumb } from '@comptoir/ui/Breadcrumb';
import { HeaderBar } from '@comptoir/ui/HeaderBar';
import { ProfileMenu } from '@comptoir/ui/ProfileMenu';
import { SidebarNav } from '@comptoir/ui/SidebarNav';
import { ReceiptText, Users } from 'lucide-react';
import { useState } from 'react';

const SCREENS = [
  { id: 'invoices', title: 'Invoices', icon: <ReceiptText aria-hidden />, path: '#invoices' },
  { id: 'customers', title: 'Customers', icon: <Users aria-hidden />, path: '#customers', isActive: true },
];

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [pinned, setPinned] = useState('');
  const close = () => setIsOpen(false);
  return (
    <AppFrame
      isSidebarOpen={isOpen}
      onSidebarClose={close}
      sidebarId="menu"
      sidebar={
        <SidebarNav
          title="Acme"
          items={SCREENS.map((screen) => ({ ...screen, isPinned: screen.id === pinned }))}
          onToggleItem={() => {}}
          onTogglePin={(id) => setPinned(id === pinned ? '' : id)}
          isCompact={!isOpen}
          onClose={close}
        />
      }
      header={
        <HeaderBar
          logo={<BrandMark name="Acme" isOwn />}
          isSidebarOpen={isOpen}
          onSidebarToggle={() => setIsOpen(!isOpen)}
          sidebarId="menu"
        >
          <ProfileMenu name="Ann Martin" items={[{ id: 'account', label: 'My account', href: '#account' }]} />
        </HeaderBar>
      }
      footer="Acme, 2026"
    >
      <Breadcrumb title="Customers" parents={[]} homeHref="#home" />
      <p>The screen stands here.</p>
    </AppFrame>
  );
}
