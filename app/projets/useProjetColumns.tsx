import type { Projet } from '@comptoir/contract/projets';
import { progression } from '@comptoir/domain/projet';
import type { Column } from '@comptoir/ui/DataTable';
import { useLabels } from '@comptoir/ui/labels';
import { useColumns } from '../records/lists/useColumns';
import { StatutProjet } from './StatutProjet';

/** The columns of the table of projects, which hold what their cards show, and the budgets. */
export function useProjetColumns(): Column<Projet>[] {
  const { percent } = useLabels();
  const { column, text, amount, day } = useColumns<Projet>();
  return [
    text('libelle', 'depense.libelle', { isPrimary: true, isLong: true }),
    text('owner', 'projet.owner', { under: 'libelle', phone: 'meta' }),
    day('datefin', 'projet.datefin'),
    column('statut', 'projet.statut', (projet) => <StatutProjet projet={projet} />, { phone: 'badge' }),
    column('cloture', 'projet.cloture', (projet) => percent(progression(projet)), { align: 'end' }),
    amount('montant', 'projet.montant', { phone: 'amount' }),
  ];
}
