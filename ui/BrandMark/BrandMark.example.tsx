import { BrandMark } from '@comptoir/ui/BrandMark';
import { HeaderBar } from '@comptoir/ui/HeaderBar';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HeaderBar
      logo={<BrandMark name="Acme Books" isOwn />}
      isSidebarOpen={isOpen}
      onSidebarToggle={() => setIsOpen(!isOpen)}
    />
  );
}
