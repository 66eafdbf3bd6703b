import type { Projet } from '@comptoir/contract/projets';
import { formatDateShort } from '@comptoir/domain/dates';
import { progression } from '@comptoir/domain/projet';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { StatutProjet } from './StatutProjet';

/** The columns of the printed list, which hold what the cards of projects show, and the budgets. */
export function useProjetColumns(): Column<Projet>[] {
  const { t, lang } = useLang();
  return [
    { key: 'libelle', header: t('depense.libelle'), render: ({ libelle }) => libelle },
    { key: 'owner', header: t('projet.owner'), render: ({ owner }) => owner },
    { key: 'datefin', header: t('projet.datefin'), render: ({ datefin }) => formatDateShort(datefin, lang) },
    { key: 'statut', header: t('projet.statut'), render: (projet) => <StatutProjet projet={projet} /> },
    {
      key: 'cloture',
      header: t('projet.cloture'),
      align: 'end',
      render: (projet) => `${progression(projet)}\u00a0%`,
    },
    { key: 'montant', header: t('projet.montant'), align: 'end', render: ({ montant }) => <Amount value={montant} /> },
  ];
}
