import { type ArreteDetail, arretes, type Ouverture } from '@comptoir/contract/arretes';
import { Modal } from '@comptoir/ui/Modal';
import { useState } from 'react';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useLang } from '../frame/i18n/useLang';
import { PartWaiting } from '../frame/parts/PartWaiting';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { Compte } from './Compte';
import { DecisionModal } from './DecisionModal';
import type { Comptage } from './useCompteForm';

export interface ArreterModalProps extends Omit<Comptage, 'ouverture'> {
  onClose(): void;
}

/**
 * Counts a register, and closes its days unless it is a surprise count. Where the count is blind, the variance is shown
 * once the count is stored, and its reason is asked then (ADR 0033).
 */
export function ArreterModal({ caisse, nature, onClose }: ArreterModalProps) {
  const { t } = useLang();
  const { caisseid, libelle } = caisse;
  const route = useRoute(arretes.ouvrir, { params: { caisseid } });
  // The count is compared with the register as it was when the count began, whatever is read later.
  const [ouverture, setOuverture] = useState<Ouverture | null>(null);
  const [devoile, setDevoile] = useState<ArreteDetail | null>(null);
  if (ouverture === null && route.data && !route.isValidating) setOuverture(route.data);

  if (devoile) {
    // A reason that is typed half is resumed where the closing is found later: in the list of its register.
    return (
      <ResumeStep name="arretescaisse" id={caisseid}>
        <ResumeStep name="arretes" id={devoile.arreteid}>
          <DecisionModal arrete={devoile} decision="expliquer" onClose={onClose} />
        </ResumeStep>
      </ResumeStep>
    );
  }
  if (!ouverture) {
    return (
      <Modal open title={t(`arrete.titre${nature}`, { libelle })} onClose={onClose}>
        <Loaded route={{ ...route, data: undefined }} failedTitle={t('arrete.ouvrirechec')} skeleton={<PartWaiting />}>
          {() => null}
        </Loaded>
      </Modal>
    );
  }
  const done = (arrete: ArreteDetail | null) => {
    const isUnexplained = arrete !== null && arrete.ecart !== 0 && arrete.motif === '';
    if (isUnexplained) setDevoile(arrete);
    else onClose();
  };
  return <Compte caisse={caisse} nature={nature} ouverture={ouverture} onClose={onClose} onDone={done} />;
}
