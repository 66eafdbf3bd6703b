import type { Transfert } from '@comptoir/contract/transferts';
import type { EtatTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { Badge, type BadgeProps } from '@comptoir/ui/Badge';
import { Ban, Check, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';

const ETATS: Readonly<Record<EtatTransfert, { tone: BadgeProps['tone']; icon: ReactNode }>> = {
  envoye: { tone: 'warning', icon: <Truck aria-hidden /> },
  recu: { tone: 'success', icon: <Check aria-hidden /> },
  refuse: { tone: 'danger', icon: <Undo2 aria-hidden /> },
  annule: { tone: 'neutral', icon: <Ban aria-hidden /> },
};

/** Where a transfer stands. */
export function EtatBadge({ etat }: Pick<Transfert, 'etat'>) {
  const { t } = useLang();
  return <Badge {...ETATS[etat]}>{t(`transfert.${etat}`)}</Badge>;
}

/** Whether the money leaves this register or comes to it. */
export const sensDe = ({ sourceid }: Transfert, caisseid: RecordId) => (sourceid === caisseid ? 'out' : 'in');

/** Names a transfer by the other register: "→ Caisse chantier", "← Caisse siège". */
export function useAutreCaisse(caisseid: RecordId): (transfert: Transfert) => string {
  const { t } = useLang();
  return (transfert) =>
    sensDe(transfert, caisseid) === 'out'
      ? t('transfert.vers', { libelle: transfert.cible })
      : t('transfert.de', { libelle: transfert.source });
}
