import { FolderKanban, Paperclip, Tag } from 'lucide-react';
import type { Depense } from '#contract/depenses';
import { formatDateShort } from '#domain/dates';
import { natureDepense, statutDepense } from '#domain/depense';
import { Amount } from '#ui/Amount';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import type { Column } from '#ui/DataTable';
import { useLang } from '../i18n/useLang';

/** Date, type, label, amount, remaining amount, status, kind (spec § 2 Expenses); its documents beside the label. */
export function useDepenseColumns(onDocuments: (depense: Depense) => void): Column<Depense>[] {
  const { t, lang } = useLang();
  return [
    {
      key: 'date',
      header: t('depense.date'),
      phone: 'meta',
      render: ({ date }) => <time dateTime={date}>{formatDateShort(date, lang)}</time>,
    },
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
    },
    {
      ...{ key: 'montant', align: 'end', phone: 'amount' },
      header: t('depense.montant'),
      render: ({ montant }) => <Amount value={montant} />,
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
      render: (row) => <Statut montantrestant={row.montantrestant} />,
    },
    {
      key: 'nature',
      under: 'statut',
      header: t('depense.nature'),
      render: (row) => <Nature projetid={row.projetid} />,
    },
  ];
}

function Libelle({ depense, onDocuments }: { depense: Depense; onDocuments(depense: Depense): void }) {
  const { t } = useLang();
  const { libelle, nombredocument: count } = depense;
  if (count === 0) return libelle;
  return (
    <>
      {libelle}{' '}
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

function Statut({ montantrestant }: Pick<Depense, 'montantrestant'>) {
  const { t } = useLang();
  const statut = statutDepense(montantrestant);
  return <Badge tone={statut === 'solde' ? 'success' : 'warning'}>{t(`depense.${statut}`)}</Badge>;
}

function Nature({ projetid }: Pick<Depense, 'projetid'>) {
  const { t } = useLang();
  const nature = natureDepense(projetid);
  return (
    <Badge
      tone={nature === 'projet' ? 'primary' : 'neutral'}
      icon={nature === 'projet' ? <FolderKanban aria-hidden /> : <Tag aria-hidden />}
    >
      {t(`depense.${nature}`)}
    </Badge>
  );
}
