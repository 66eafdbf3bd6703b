import type { Francs } from '@comptoir/domain/units';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf, useAhead } from '../frame/parts/lazy';
import { RecordSection } from '../records/RecordSection';
import { DETTES, type Dette } from './dette';
import type { OpenedReglement } from './ReglementsList';

const load = () => import('./ReglementsList');
const ReglementsList = lazyOf(load, 'ReglementsList');

/** Lets the payments' code come while their debt is read. */
export const useReglementsAhead = (): void => useAhead(true, [load]);

interface ReglementsSectionProps {
  dette: Dette;
  montantrestant: Francs;
}

/** The payments on the page of what they settle; the head of the page makes a new one. */
export function ReglementsSection(props: ReglementsSectionProps) {
  const { t } = useLang();
  const { from, montant } = props.dette;
  // Each settles a franc at least: nothing is asked for where all is owed.
  const hasReglements = props.montantrestant < montant;
  const [opened, setOpened] = useState<OpenedReglement>(null);
  return (
    <RecordSection title={t('reglement.liste')}>
      {hasReglements ? (
        <ReglementsList {...props} opened={opened} onOpen={setOpened} />
      ) : (
        <p>{t(DETTES[from].texts.vide)}</p>
      )}
    </RecordSection>
  );
}
