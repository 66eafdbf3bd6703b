import { type SidebarItem, SidebarNav } from '@comptoir/ui/SidebarNav';
import { LayoutDashboard, ReceiptText, Settings } from 'lucide-react';
import { useState } from 'react';

const toggled = (ids: string[], id: string) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

export function Example() {
  const [expanded, setExpanded] = useState(['settings']);
  const [pinned, setPinned] = useState(['invoices']);
  const [isClosed, setClosed] = useState(false);
  const link = (id: string, title: string): SidebarItem => ({
    id,
    title,
    path: `#${id}`,
    isPinned: pinned.includes(id),
  });
  const items: SidebarItem[] = [
    { ...link('dashboard', 'Dashboard'), icon: <LayoutDashboard aria-hidden /> },
    { ...link('invoices', 'Invoices'), icon: <ReceiptText aria-hidden />, isActive: true },
    {
      id: 'settings',
      title: 'Settings',
      icon: <Settings aria-hidden />,
      isExpanded: expanded.includes('settings'),
      children: [link('users', 'Users'), link('kinds', 'Kinds of expenses')],
    },
  ];

  if (isClosed) return null;
  return (
    <div style={{ width: 264, height: 480 }}>
      <SidebarNav
        title="Brown Joinery"
        items={items}
        onToggleItem={(id) => setExpanded(toggled(expanded, id))}
        onTogglePin={(id) => setPinned(toggled(pinned, id))}
        onClose={() => setClosed(true)}
      />
    </div>
  );
}
