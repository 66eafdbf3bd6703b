import { type ArreteDetail, arretes, type Ouverture } from '@comptoir/contract/arretes';
import { isComptee } from '@comptoir/domain/arrete';
import { Modal } from '@comptoir/ui/Modal';
import { useState } from 'react';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useLang } from '../frame/i18n/useLang';
import { PartWaiting } from '../frame/parts/PartWaiting';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { Compte } from './Compte';
import { DecisionModal } from './DecisionModal';
import { ResultatModal } from './ResultatModal';
import type { Comptage } from './useCompteForm';

const isUnexplained = ({ ecart, motif }: ArreteDetail) => ecart !== 0 && motif === '';

export interface ArreterModalProps extends Omit<Comptage, 'ouverture'> {
  onClose(): void;
}

/**
 * Counts a register, and closes its days unless it is a surprise count. A blind count shows the variance, and asks for
 * its reason, only once it is stored (ADR 0033). If the figure was read from a phone or a statement, its proof may be
 * attached at the end (ADR 0044).
 */
export function ArreterModal({ caisse, nature, onClose }: ArreterModalProps) {
  const { t } = useLang();
  const { caisseid, libelle } = caisse;
  const route = useRoute(arretes.ouvrir, { params: { caisseid } });
  // The count is compared with the register as it was when the count began, whatever is read later.
  const [ouverture, setOuverture] = useState<Ouverture | null>(null);
  const [fait, setFait] = useState<ArreteDetail | null>(null);
  const [isExplained, setExplained] = useState(false);
  if (ouverture === null && route.data && !route.isValidating) setOuverture(route.data);

  const isOffered = !isComptee(caisse.nature);
  if (fait) {
    // A draft typed here is resumed from the list of the register's closings.
    return (
      <ResumeStep name="arretescaisse" id={caisseid}>
        <ResumeStep name="arretes" id={fait.arreteid}>
          {isUnexplained(fait) && !isExplained ? (
            <DecisionModal
              arrete={fait}
              decision="expliquer"
              onClose={isOffered ? () => setExplained(true) : onClose}
            />
          ) : (
            <ResultatModal arrete={fait} onClose={onClose} />
          )}
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
    if (arrete !== null && (isOffered || isUnexplained(arrete))) setFait(arrete);
    else onClose();
  };
  return <Compte caisse={caisse} nature={nature} ouverture={ouverture} onClose={onClose} onDone={done} />;
}
