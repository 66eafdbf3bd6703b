import type { FilterChip } from '@comptoir/ui/FilterChips';
import { useLang } from '../frame/i18n/useLang';
import { useChips, usePeriodWords } from '../records/lists/useChips';
import { useObjetName } from './useActiviteColumns';
import type { ActivitesList } from './useActivites';
import { usePeople } from './usePeople';

/** Builds a chip for each active filter, with a button that removes it; an unknown user is shown by number. */
export function useActivitesChips({ filters, onFilter }: ActivitesList): FilterChip[] {
  const { t } = useLang();
  const chipsOf = useChips();
  const wordsOf = usePeriodWords();
  const nameOf = useObjetName();
  const { datedebut, datefin, objet, utilisateurid } = filters;
  const people = usePeople(utilisateurid !== '');
  const person = people.find(({ value }) => value === utilisateurid)?.label;
  return chipsOf([
    {
      id: 'periode',
      name: t('commande.periode'),
      value: wordsOf(datedebut, datefin),
      onRemove: () => onFilter({ datedebut: '', datefin: '' }),
    },
    { id: 'objet', name: t('activite.objet'), value: objet && nameOf(objet), onRemove: () => onFilter({ objet: '' }) },
    {
      id: 'utilisateur',
      name: t('activite.par'),
      value: utilisateurid && (person ?? t('commande.numero', { numero: utilisateurid })),
      onRemove: () => onFilter({ utilisateurid: '' }),
    },
  ]);
}
