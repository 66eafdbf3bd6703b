import { FullscreenToggle } from '@comptoir/ui/FullscreenToggle';
import { HeaderBar } from '@comptoir/ui/HeaderBar';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HeaderBar logo={<strong>Acme</strong>} isSidebarOpen={isOpen} onSidebarToggle={() => setIsOpen(!isOpen)}>
      <FullscreenToggle />
    </HeaderBar>
  );
}
