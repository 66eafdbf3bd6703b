import { IconButton } from '@comptoir/ui/IconButton';
import { Tooltip } from '@comptoir/ui/Tooltip';
import { Mail } from 'lucide-react';

export function Example() {
  const write = () => window.location.assign('mailto:ann@example.org');

  return (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      Ann Brown
      <Tooltip content="ann@example.org" opensOnPress={false}>
        <IconButton label="Write to Ann Brown" icon={<Mail aria-hidden />} onClick={write} />
      </Tooltip>
    </p>
  );
}
