import { type Depense, depenses } from '@comptoir/contract/depenses';
import { formatDateLong } from '@comptoir/domain/dates';
import { Card, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { SuiviSection } from '../activites/SuiviSection';
import { useLang } from '../frame/i18n/useLang';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordPage } from '../records/page/RecordPage';
import { DetteCard } from '../reglements/DetteCard';
import { ReglementsSection, useReglementsAhead } from '../reglements/ReglementsSection';
import { NatureDepense, StatutDepense } from './DepenseBadges';
import { DEPENSE_DIALOGS, detteOf } from './DepenseDialogs';
import { depenseActions } from './depenseActions';
import { DocumentsSection } from './documents/DocumentsSection';
import { EtapeFact } from './EtapeFact';

/** The page of an expense: its facts, what is paid, its payments, its documents, and who did what to it. */
export function DepenseScreen() {
  useReglementsAhead();
  return (
    <RecordPage
      call={depenses.byId}
      id="depenseid"
      list="/depenses"
      dialogs={DEPENSE_DIALOGS}
      useActions={depenseActions}
      titleOf={({ libelle }) => libelle}
      state={({ montantrestant, projetid }) => (
        <>
          <StatutDepense montantrestant={montantrestant} /> <NatureDepense projetid={projetid} />
        </>
      )}
      facts={(depense) => (
        <CardGrid minWidth="max(20rem, 40%)" aria-label={depense.libelle}>
          <FactsCard depense={depense} />
          <DetteCard dette={detteOf(depense)} montantrestant={depense.montantrestant} />
        </CardGrid>
      )}
    >
      {(depense, onOpen) => (
        <>
          <ReglementsSection dette={detteOf(depense)} montantrestant={depense.montantrestant} />
          <DocumentsSection depense={depense} onAdd={() => onOpen({ documents: { depense } })} />
          <SuiviSection call={depenses.suivi} params={{ depenseid: depense.depenseid }} />
        </>
      )}
    </RecordPage>
  );
}

/**
 * Fields that the facts leave out: the head of the page, the debt, the step or the documents show them, or they tell
 * people nothing.
 */
type Unlisted =
  | ('depenseid' | 'typedepenseid' | 'version' | 'libelle' | 'montant' | 'montantrestant')
  | ('expenseonstep' | 'projetid' | 'etapeprojetid' | 'nombredocument');

function FactsCard({ depense }: { depense: Depense }) {
  const { t, lang } = useLang();
  const { date, typedepense, description } = depense;
  const facts: FactsOf<Depense, Unlisted> = {
    date: { label: t('depense.date'), value: <time dateTime={date}>{formatDateLong(date, lang)}</time> },
    typedepense: { label: t('depense.type'), value: typedepense },
    description: { label: t('depense.description'), value: description },
  };
  return (
    <Card>
      <CardHeader level={2} title={t('fiche.titre')} />
      <FactsList facts={facts} minWidth="8rem" />
      <EtapeFact depense={depense} />
    </Card>
  );
}
