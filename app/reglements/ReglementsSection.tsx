import { useState } from 'react';
import { useLang } from '../i18n/useLang';
import { RecordSection } from '../records/RecordPage';
import { DETTES, type Dette } from './dette';
import { type OpenedReglement, ReglementsList } from './ReglementsList';

interface ReglementsSectionProps {
  dette: Dette;
  montantrestant: number;
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
