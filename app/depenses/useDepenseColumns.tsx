import type { Depense } from '@comptoir/contract/depenses';
import { Button } from '@comptoir/ui/Button';
import type { Column } from '@comptoir/ui/DataTable';
import { Paperclip } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { depensePath } from '../frame/routing/recordPaths';
import { BY_DATE, BY_MONTANT, useColumns } from '../records/lists/useColumns';
import { RecordLink } from '../records/RecordLink';
import { ResteDu } from '../reglements/ResteDu';
import { NatureDepense, StatutDepense } from './DepenseBadges';

/** The columns date, type, label with its documents, amount, remaining amount, status, kind (spec § 2 Expenses). */
export function useDepenseColumns(onDocuments: (depense: Depense) => void): Column<Depense>[] {
  const { column, text, amount, day } = useColumns<Depense>();
  return [
    day('date', 'depense.date', { orders: BY_DATE }),
    text('typedepense', 'depense.type', { under: 'date', phone: 'meta' }),
    column('libelle', 'depense.libelle', (row) => <Libelle depense={row} onDocuments={onDocuments} />, {
      isPrimary: true,
      isLong: true,
      onPhone: ({ libelle }) => libelle,
      onPaper: ({ libelle }) => libelle,
    }),
    amount('montant', 'depense.montant', {
      phone: 'amount',
      orders: BY_MONTANT,
      onPhone: ({ montant, montantrestant }) => <ResteDu montant={montant} reste={montantrestant} />,
    }),
    amount('montantrestant', 'depense.montantrestant', { under: 'montant' }),
    column('statut', 'depense.statut', (row) => <StatutDepense montantrestant={row.montantrestant} />, {
      phone: 'badge',
    }),
    column('nature', 'depense.nature', (row) => <NatureDepense projetid={row.projetid} />, { under: 'statut' }),
  ];
}

function Libelle({ depense, onDocuments }: { depense: Depense; onDocuments(depense: Depense): void }) {
  const { t } = useLang();
  const { depenseid, libelle, nombredocument: count } = depense;
  const link = <RecordLink href={depensePath(depenseid)}>{libelle}</RecordLink>;
  if (count === 0) return link;
  return (
    <>
      {link}{' '}
      <Button
        variant="ghost"
        size="sm"
        icon={<Paperclip aria-hidden />}
        aria-label={t('document.ouvrir', { count, libelle })}
        onClick={() => onDocuments(depense)}
      >
        {count}
      </Button>
    </>
  );
}
