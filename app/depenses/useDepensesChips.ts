import { projets } from '@comptoir/contract/projets';
import { typedepenses } from '@comptoir/contract/typedepenses';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { useChips, usePeriodWords } from '../records/lists/useChips';
import type { DepensesList } from './useDepensesList';

/** Builds a chip for each active filter, with a button that removes it. */
export function useDepensesChips({ filters, onFilter }: DepensesList): FilterChip[] {
  const { t } = useLang();
  const chipsOf = useChips();
  const wordsOf = usePeriodWords();
  const typeName = useTypeName(filters.typedepenseid);
  const projetName = useProjetName(filters.projetid);
  const { datedebut, datefin, nature, statut } = filters;
  return chipsOf([
    {
      id: 'periode',
      name: t('commande.periode'),
      value: wordsOf(datedebut, datefin),
      onRemove: () => onFilter({ datedebut: '', datefin: '' }),
    },
    { id: 'type', name: t('depense.type'), value: typeName, onRemove: () => onFilter({ typedepenseid: '' }) },
    { id: 'projet', name: t('depense.projet'), value: projetName, onRemove: () => onFilter({ projetid: '' }) },
    {
      id: 'nature',
      name: t('depense.nature'),
      value: nature && t(`depense.${nature}`),
      onRemove: () => onFilter({ nature: '' }),
    },
    {
      id: 'statut',
      name: t('depense.statut'),
      value: statut && t(`depense.${statut}`),
      onRemove: () => onFilter({ statut: '' }),
    },
  ]);
}

/** Returns the type's name, or its number while the name is not known. */
function useTypeName(typedepenseid: string): string {
  const { t } = useLang();
  const { data = [] } = useRoute(typedepenses.all, {});
  if (typedepenseid === '') return '';
  const type = data.find((row) => String(row.typedepenseid) === typedepenseid);
  return type?.libelle ?? t('commande.numero', { numero: typedepenseid });
}

/** Returns the project's name, or its number while the name is not known or the user may not see projects. */
function useProjetName(projetid: string): string {
  const { t } = useLang();
  const { can } = useSession();
  const isRead = projetid !== '' && can('projets');
  const { data = [] } = useRoute(projets.byId, isRead ? { query: { projetid: Number(projetid) } } : null);
  if (projetid === '') return '';
  return data[0]?.libelle ?? t('commande.numero', { numero: projetid });
}
