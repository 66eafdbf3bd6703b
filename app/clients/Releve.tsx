import { type Client, creances, type Releve as ReleveDe } from '@comptoir/contract/clients';
import { formatDateShort } from '@comptoir/domain/dates';
import { PERIODES, type Periode } from '@comptoir/domain/periode';
import { isPeriodeReleve, nomReleve } from '@comptoir/domain/releve';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DataTable } from '@comptoir/ui/DataTable';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { FileDown, Printer, Ticket } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PeriodeTabs } from '../dashboard/PeriodeTabs';
import { usePeriode } from '../dashboard/usePeriode';
import { urlOf } from '../frame/api/url';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { useToday } from '../records/useToday';
import { cleDeLigne, useReleveColumns } from './useReleveColumns';

// The sheet is rarely printed, so its code is loaded only then.
const ReleveSheet = lazyOf(() => import('./ReleveSheet'), 'ReleveSheet');

/** A statement is of one year at most. */
const PERIODES_RELEVE = PERIODES.filter((periode) => periode !== 'tout');

/** The statement of a client: orders and payments of a period, with the debt before and after it (PRODUCT M). */
export function Releve({ client }: { client: Client }) {
  const state = usePeriode(useToday(), 'annee');
  const { jours } = state;
  return (
    <PeriodeTabs state={state} periodes={PERIODES_RELEVE}>
      {jours && <OfPeriode key={`${jours.datedebut} ${jours.datefin}`} client={client} jours={jours} />}
    </PeriodeTabs>
  );
}

interface OfPeriodeProps {
  client: Client;
  jours: Periode;
}

/** The statement of one period; a period of more than one year is not requested, because the server refuses it. */
function OfPeriode({ client, jours }: OfPeriodeProps) {
  const { t } = useLang();
  const isAsked = isPeriodeReleve(jours.datedebut, jours.datefin);
  const route = useRoute(
    creances.releve,
    isAsked ? { params: { clientid: client.clientid }, query: { ...jours } } : null,
  );
  if (!isAsked) return <EmptyState title={t('releve.unan')} />;
  return (
    <Loaded route={route} failedTitle={t('releve.echec')} skeleton={<TableSkeleton columns={5} rows={6} />}>
      {(releve) => <Statement client={client} jours={jours} releve={releve} />}
    </Loaded>
  );
}

function Statement({ client, jours, releve }: OfPeriodeProps & { releve: ReleveDe }) {
  const { t, lang } = useLang();
  const columns = useReleveColumns();
  const { clientid } = client;
  const [isPrinting, setPrinting] = useState(false);
  const day = (date: string) => formatDateShort(date, lang);
  const sums = [
    { id: 'avant', label: t('releve.avant', { date: day(jours.datedebut) }), montant: releve.reportdebut },
    { id: 'debit', label: t('releve.debit'), montant: releve.totaldebit },
    { id: 'credit', label: t('releve.credit'), montant: releve.totalcredit },
    { id: 'solde', label: t('releve.solde', { date: day(jours.datefin) }), montant: releve.soldefin },
    ...(releve.troppercu > 0 ? [{ id: 'troppercu', label: t('reglement.troppercu'), montant: releve.troppercu }] : []),
  ];
  return (
    <>
      <DescriptionList
        minWidth="9.375rem"
        items={sums.map(({ montant, ...sum }) => ({ ...sum, value: <Amount value={montant} /> }))}
      />
      {releve.lignes.length === 0 ? (
        <p>{t('releve.vide')}</p>
      ) : (
        <DataTable caption={t('releve.titre')} columns={columns} rows={releve.lignes} rowKey={cleDeLigne} />
      )}
      <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
          {t('dashboard.imprimer')}
        </Button>
        <LinkButton
          href={urlOf(creances.relevePdf, { params: { clientid }, query: { ...jours, langue: lang } })}
          // The server only offers documents for download, and never shows them.
          download={nomReleve(clientid, jours.datefin)}
          icon={<FileDown aria-hidden />}
          aria-label={`${t('releve.titre')} (PDF)`}
        >
          PDF
        </LinkButton>
        <LinkButton
          href={urlOf(creances.relevePdf, { params: { clientid }, query: { ...jours, langue: lang, format: '80' } })}
          download={nomReleve(clientid, jours.datefin)}
          icon={<Ticket aria-hidden />}
          aria-label={`${t('releve.titre')} (80 mm)`}
        >
          80 mm
        </LinkButton>
      </div>
      {isPrinting && (
        <Suspense>
          <ReleveSheet client={client} jours={jours} releve={releve} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
