import type { Depense } from '@comptoir/contract/depenses';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import type { Column } from '@comptoir/ui/DataTable';
import { Paperclip } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { depensePath } from '../frame/routing/recordPaths';
import { BY_DATE, BY_MONTANT } from '../records/lists/TriFilter';
import { useDateColumn } from '../records/lists/useDateColumn';
import { RecordLink } from '../records/RecordLink';
import { ResteDu } from '../records/ResteDu';
import { NatureDepense, StatutDepense } from './DepenseBadges';

/** The columns date, type, label with its documents, amount, remaining amount, status, kind (spec § 2 Expenses). */
export function useDepenseColumns(onDocuments: (depense: Depense) => void): Column<Depense>[] {
  const { t } = useLang();
  const date = useDateColumn();
  return [
    { ...date, orders: BY_DATE },
    {
      ...{ key: 'typedepense', under: 'date', phone: 'meta' },
      header: t('depense.type'),
      render: ({ typedepense }) => typedepense,
    },
    {
      key: 'libelle',
      header: t('depense.libelle'),
      isPrimary: true,
      render: (row) => <Libelle depense={row} onDocuments={onDocuments} />,
      onPhone: ({ libelle }) => libelle,
      onPaper: ({ libelle }) => libelle,
    },
    {
      ...{ key: 'montant', align: 'end', phone: 'amount', orders: BY_MONTANT },
      header: t('depense.montant'),
      render: ({ montant }) => <Amount value={montant} />,
      onPhone: ({ montant, montantrestant }) => <ResteDu montant={montant} reste={montantrestant} />,
      onPaper: ({ montant }) => <Amount value={montant} />,
    },
    {
      key: 'montantrestant',
      under: 'montant',
      header: t('depense.montantrestant'),
      align: 'end',
      render: ({ montantrestant }) => <Amount value={montantrestant} />,
    },
    {
      ...{ key: 'statut', phone: 'badge' },
      header: t('depense.statut'),
      render: (row) => <StatutDepense montantrestant={row.montantrestant} />,
    },
    {
      key: 'nature',
      under: 'statut',
      header: t('depense.nature'),
      render: (row) => <NatureDepense projetid={row.projetid} />,
    },
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
