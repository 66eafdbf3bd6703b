import { FullscreenToggle } from '@comptoir/ui/FullscreenToggle';
import { HeaderBar } from '@comptoir/ui/HeaderBar';
import { ProfileMenu } from '@comptoir/ui/ProfileMenu';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isSignedOut, setSignedOut] = useState(false);
  const signOut = { id: 'out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: () => setSignedOut(true) };

  if (isSignedOut) return <p role="status">You are signed out.</p>;
  return (
    <>
      <HeaderBar
        logo={<strong>Brown Joinery</strong>}
        isSidebarOpen={isOpen}
        onSidebarToggle={() => setOpen(!isOpen)}
        sidebarId="menu"
      >
        <FullscreenToggle />
        <ProfileMenu name="Ann Brown" detail="Manager" items={[signOut]} />
      </HeaderBar>
      <nav id="menu" hidden={!isOpen}>
        <a href="#orders">Orders</a>
      </nav>
    </>
  );
}
