import { Button } from '@comptoir/ui/Button';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { LazyDialog } from '../frame/parts/LazyDialog';

interface CreateHereProps extends Pick<ComponentProps<typeof LazyDialog>, 'size'> {
  label: string;
  icon?: ReactNode;
  /** The form of the missing record; it opens over the form around this button. */
  children(close: () => void): ReactNode;
}

/** A button that creates a record which a choice lacks, from within the form; what was typed in that form stays. */
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
