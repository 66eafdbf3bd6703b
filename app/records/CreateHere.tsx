import { Button } from '@comptoir/ui/Button';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LazyDialog } from '../frame/parts/LazyDialog';

interface CreateHereProps extends Pick<ComponentProps<typeof LazyDialog>, 'size'> {
  label: string;
  icon?: ReactNode;
  /** The noun's own form, over the one that this stands in. */
  children(close: () => void): ReactNode;
}

/** Makes what is missing in a choice, from the form that asks for it: what is typed there stays beneath. */
export function CreateHere({ label, icon = <Plus aria-hidden />, size, children }: CreateHereProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {isOpen && (
        <LazyDialog size={size} onClose={close}>
          {children(close)}
        </LazyDialog>
      )}
    </>
  );
}
