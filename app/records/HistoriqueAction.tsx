import type { Objet } from '@comptoir/contract/objets';
import type { RecordId } from '@comptoir/domain/units';
import { IconButton, type IconButtonProps } from '@comptoir/ui/IconButton';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';

const HistoriqueModal = lazyOf(
  withTexts('activites', () => import('../activites/HistoriqueModal')),
  'HistoriqueModal',
);

/** A record, with its kind as the audit log names it and its name as the row shows it. */
export interface HistoriqueDe {
  objet: Objet;
  id: RecordId;
  libelle: string;
}

/** Tells whether the user may read the audit log (CONTRACT "Permissions"). */
export function useHistorique(): boolean {
  return useSession().can('utilisateurs');
}

/** Shows everything that was ever done to a record (PRODUCT G). */
export function HistoriqueDialog({ of, onClose }: { of: HistoriqueDe; onClose(): void }) {
  const { t } = useLang();
  const { objet, id, libelle } = of;
  return (
    <LazyDialog size="xl" title={t('activite.historique', { libelle })} onClose={onClose}>
      <HistoriqueModal objet={objet} objetid={id} libelle={libelle} onClose={onClose} />
    </LazyDialog>
  );
}

interface HistoriqueActionProps extends Pick<IconButtonProps, 'size' | 'variant'> {
  of: HistoriqueDe;
}

/** A button that opens a record's history; draws nothing for users who may not read the audit log. */
export function HistoriqueAction({ of, ...look }: HistoriqueActionProps) {
  const { t } = useLang();
  const isAllowed = useHistorique();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed) return null;
  const label = t('activite.historique', { libelle: of.libelle });
  return (
    <>
      <IconButton {...look} label={label} icon={<ScrollText aria-hidden />} onClick={() => setOpen(true)} />
      {isOpen && <HistoriqueDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
