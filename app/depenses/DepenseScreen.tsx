import { type Depense, depenses } from '@comptoir/contract/depenses';
import { formatDateLong } from '@comptoir/domain/dates';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { Card, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { SuiviSection } from '../activites/SuiviSection';
import { allThere } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useReturn } from '../frame/routing/useReturn';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordHead } from '../records/RecordHead';
import { RecordPage } from '../records/RecordPage';
import { DetteCard } from '../reglements/DetteCard';
import { ReglementsSection, useReglementsAhead } from '../reglements/ReglementsSection';
import { DepenseActions } from './DepenseActions';
import { NatureDepense, StatutDepense } from './DepenseBadges';
import { DEPENSE_DIALOGS, detteOf } from './DepenseDialogs';
import { DocumentsSection } from './documents/DocumentsSection';
import { EtapeFact } from './EtapeFact';

/** The page of an expense: its facts, what is paid, its payments, its documents, and who did what to it. */
export function DepenseScreen() {
  useReglementsAhead();
  return (
    <RecordPage call={depenses.byId} id="depenseid" list="/depenses">
      {(depense) => <DepenseRecord depense={depense} />}
    </RecordPage>
  );
}

function DepenseRecord({ depense }: { depense: Depense }) {
  const { t } = useLang();
  const [opened, setOpened] = useOpened(DEPENSE_DIALOGS);
  const leave = useReturn('/depenses');
  const { depenseid, libelle, montant, montantrestant } = depense;
  return (
    <>
      <section aria-label={t('fiche.titre')}>
        <RecordHead title={libelle} actions={<DepenseActions row={depense} onOpen={setOpened} isHead />}>
          <StatutDepense montantrestant={montantrestant} /> <NatureDepense projetid={depense.projetid} />
        </RecordHead>
        <CardGrid minWidth="max(20rem, 40%)" aria-label={libelle}>
          <FactsCard depense={depense} />
          <DetteCard dette={{ from: REGLEMENT_FROM.depense, montant }} montantrestant={montantrestant} />
        </CardGrid>
      </section>
      <ReglementsSection dette={detteOf(depense)} montantrestant={montantrestant} />
      <DocumentsSection depense={depense} onAdd={() => setOpened({ documents: { depense } })} />
      <SuiviSection call={depenses.suivi} params={{ depenseid }} />
      <RecordDialogs
        of={DEPENSE_DIALOGS}
        shown={allThere([depense])}
        opened={opened}
        onOpen={setOpened}
        onRemoved={leave}
      />
    </>
  );
}

/** What the head of the page shows, its debt, its step or its documents, or what tells people nothing. */
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
