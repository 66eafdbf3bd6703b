import { ProfileMenu } from '@comptoir/ui/ProfileMenu';
import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [isSignedOut, setSignedOut] = useState(false);

  if (isSignedOut) return <p role="status">You are signed out.</p>;
  return (
    <ProfileMenu
      name="Ann Brown"
      detail="Manager"
      items={[
        { id: 'profile', label: 'My profile', icon: <UserRound aria-hidden />, href: '#profile' },
        { id: 'out', label: 'Sign out', icon: <LogOut aria-hidden />, onSelect: () => setSignedOut(true) },
      ]}
    />
  );
}
