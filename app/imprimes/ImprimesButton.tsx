import { Button } from '@comptoir/ui/Button';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ImprimesModal } from './ImprimesModal';
import type { Imprimables } from './imprimable';

/** The button below a list that opens all its documents in one dialog. */
export function ImprimesButton({ imprimables }: { imprimables: Imprimables }) {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toolbar
        style={{ paddingTop: 'var(--space-2)' }}
        actions={
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('piece.lot', { count: imprimables.length })}
          </Button>
        }
      />
      {isOpen && <ImprimesModal imprimables={imprimables} onClose={() => setIsOpen(false)} />}
    </>
  );
}
