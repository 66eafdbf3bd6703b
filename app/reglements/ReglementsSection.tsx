import type { Francs } from '@comptoir/domain/units';
import { useState } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf, useAhead } from '../frame/parts/lazy';
import { RecordSection } from '../records/RecordSection';
import type { Dette } from './dette';
import type { OpenedReglement } from './ReglementDialogs';

const loadReglementsList = withTexts('reglements', () => import('./ReglementsList'));
const ReglementsList = lazyOf(loadReglementsList, 'ReglementsList');

const loadTroppercus = withTexts('reglements', () => import('./Troppercus'));
const Troppercus = lazyOf(loadTroppercus, 'Troppercus');

/** Loads the code of the payments while their debt is read. */
export const useReglementsAhead = (): void => useAhead(true, [loadReglementsList, loadTroppercus]);

interface ReglementsSectionProps {
  dette: Dette;
  montantrestant: Francs;
}

/** The payments on the page of their debt; a new one is made from the head of that page. */
export function ReglementsSection(props: ReglementsSectionProps) {
  const { t } = useLang();
  const { dette } = props;
  const [opened, setOpened] = useState<OpenedReglement>(null);
  return (
    <RecordSection title={t('reglement.liste')}>
      {dette.clientid !== undefined && (
        <Troppercus clientid={dette.clientid} aPayer={{ dette, reste: props.montantrestant }} />
      )}
      <ReglementsList {...props} opened={opened} onOpen={setOpened} />
    </RecordSection>
  );
}
