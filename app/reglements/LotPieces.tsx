import { Button } from '@comptoir/ui/Button';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { Pieces } from './Lot';
import { LotModal } from './LotModal';

/** The button below a list that opens all its documents in one dialog. */
export function LotPieces({ pieces }: { pieces: Pieces }) {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toolbar
        style={{ paddingTop: 'var(--space-2)' }}
        actions={
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => setIsOpen(true)}>
            {t('piece.lot', { count: pieces.length })}
          </Button>
        }
      />
      {isOpen && <LotModal pieces={pieces} onClose={() => setIsOpen(false)} />}
    </>
  );
}
