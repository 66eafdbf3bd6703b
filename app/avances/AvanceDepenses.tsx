import type { Justification } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import type { RecordId } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { depensePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { ProofLink } from '../records/fichiers/ProofLink';
import { Loaded } from '../records/Loaded';
import { useColumns } from '../records/lists/useColumns';
import { noteOf, UnderNotes } from '../records/Notes';
import { RecordLink } from '../records/RecordLink';
import { RecordSection } from '../records/RecordSection';
import { DossierDeCaisse } from '../reglements/DossierDeCaisse';

/** The expenses paid from an advance, each with its proof, the newest first. They are few, so there are no pages. */
export function AvanceDepenses({ avanceid, caisseid }: { avanceid: RecordId; caisseid: RecordId }) {
  const { t } = useLang();
  const columns = useJustificationColumns();
  const route = useRoute(avances.depenses, { params: { avanceid } });
  return (
    <RecordSection title={t('avance.depenses')} actions={<DossierDeCaisse caisseid={caisseid} />}>
      <Loaded
        route={route}
        failedTitle={t('general.chargementechoue')}
        skeleton={<TableSkeleton columns={columns.length} rows={3} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('datatable.vide')} description={t('avance.depensesvide')} />
          ) : (
            <DataTable
              caption={t('avance.depenses')}
              columns={columns}
              rows={rows}
              rowKey={({ reglementid }) => reglementid}
            />
          )
        }
      </Loaded>
    </RecordSection>
  );
}

/** The columns date, label with its type and who was paid, amount with what is still owed, proof. */
function useJustificationColumns(): Column<Justification>[] {
  const { t } = useLang();
  const { column, amount, day } = useColumns<Justification>();
  const dueOf = ({ reste }: Justification) =>
    reste > 0 ? t('dashboard.resteapayer', { montant: formatMontant(reste) }) : null;
  const saidOf = ({ typedepense, beneficiaire }: Justification) => noteOf(typedepense, beneficiaire);
  return [
    day('date', 'depense.date'),
    column(
      'libelle',
      'activite.objetdepense',
      (row) => (
        <UnderNotes notes={[saidOf(row)]}>
          <Libelle row={row} />
        </UnderNotes>
      ),
      { isPrimary: true, phone: 'title', onPhone: (row) => <Libelle row={row} />, phoneNote: saidOf },
    ),
    amount('montant', 'depense.montant', {
      phone: 'amount',
      phoneNote: dueOf,
      onPhone: ({ montant }) => <Amount value={montant} />,
      render: (row) => (
        <UnderNotes notes={[dueOf(row)]}>
          <Amount value={row.montant} />
        </UnderNotes>
      ),
    }),
    column('preuve', 'reglement.preuve', (row) => row.file !== '' && <ProofLink proof={row} />, { phone: 'badge' }),
  ];
}

/** The label of an expense, which leads to its page for users who may read it. */
function Libelle({ row: { libelle, depenseid } }: { row: Justification }) {
  const { can } = useSession();
  return can('depenses') ? <RecordLink href={depensePath(depenseid)}>{libelle}</RecordLink> : libelle;
}
