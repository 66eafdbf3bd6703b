import { type Caisse, caisses } from '@comptoir/contract/caisses';
import type { NatureArrete } from '@comptoir/domain/arrete';
import { formatMontant } from '@comptoir/domain/money';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { mouvementsPath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';

const loadCaisseModal = withTexts('caisses', () => import('./CaisseModal'));
const CaisseModal = lazyOf(loadCaisseModal, 'CaisseModal');
const loadArreterModal = withTexts('arretes', () => import('../arretes/ArreterModal'));
const ArreterModal = lazyOf(loadArreterModal, 'ArreterModal');
const loadTransfertModal = withTexts('transferts', () => import('../transferts/TransfertModal'));
const TransfertModal = lazyOf(loadTransfertModal, 'TransfertModal');
const ArretesModal = lazyOf(
  withTexts('arretes', () => import('../arretes/ArretesModal')),
  'ArretesModal',
);

/** The dialog that is open about a register; `edit` null creates one. */
export type OpenedCaisse =
  | { edit: Caisse | null }
  | { remove: Caisse }
  | { count: Caisse; nature: NatureArrete }
  | { transfer: Caisse }
  | { arretes: Caisse }
  | null;

interface CaisseDialogsProps {
  opened: OpenedCaisse;
  onOpen(opened: OpenedCaisse): void;
  /** Called after the register was deleted. */
  onRemoved?: () => void;
}

export function CaisseDialogs({ opened, onOpen, onRemoved }: CaisseDialogsProps) {
  const { t } = useLang();
  const { can } = useSession();
  usePreload(can('caisses.creer') || can('caisses.modifier'), loadCaisseModal);
  usePreload(can('caisses.cloturer'), loadArreterModal);
  usePreload(can('caisses.transferer'), loadTransfertModal);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) {
    return (
      <LazyDialog onClose={close}>
        <CaisseModal caisse={opened.edit} onClose={close} />
      </LazyDialog>
    );
  }
  if ('count' in opened) {
    return (
      <LazyDialog onClose={close}>
        <ArreterModal caisse={opened.count} nature={opened.nature} onClose={close} />
      </LazyDialog>
    );
  }
  if ('transfer' in opened) {
    return (
      <LazyDialog onClose={close}>
        <TransfertModal caisse={opened.transfer} onClose={close} />
      </LazyDialog>
    );
  }
  if ('arretes' in opened) {
    return (
      <LazyDialog size="lg" onClose={close}>
        <ResumeStep name="arretescaisse" id={opened.arretes.caisseid}>
          <ArretesModal caisse={opened.arretes} onClose={close} />
        </ResumeStep>
      </LazyDialog>
    );
  }
  const { caisseid, libelle, solde } = opened.remove;
  return (
    <DeletionDialog
      call={caisses.remove}
      args={{ params: { caisseid } }}
      touches={['caisses']}
      of={['caisse', { libelle }]}
      detail={t('caisse.suppression', { libelle, solde: formatMontant(solde) })}
      way={{
        code: 'caisse.utilisee',
        label: t('blocage.mouvements'),
        to: mouvementsPath(caisseid),
      }}
      onClose={close}
      onDone={onRemoved}
    />
  );
}
