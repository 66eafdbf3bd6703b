import { ETATS_AVANCE } from '@comptoir/domain/avance';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { SelectField } from '@comptoir/ui/SelectField';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { useLang } from '../frame/i18n/useLang';
import { useChips } from '../records/lists/useChips';
import type { AvancesList } from './useAvancesList';

/** The filters state and lateness above the advances (DESIGN rule 4). */
export function AvancesFilters({ list: { filters, onFilter } }: { list: AvancesList }) {
  const { t } = useLang();
  return (
    <>
      <SelectField
        label={t('avance.etat')}
        placeholder={t('liste.tous')}
        options={ETATS_AVANCE.map((etat) => ({ value: etat, label: t(`avance.${etat}`) }))}
        value={filters.etat}
        onValueChange={(etat) => onFilter({ etat: etat as typeof filters.etat })}
      />
      <SwitchField
        label={t('avance.enretard')}
        checked={filters.retard === '1'}
        onCheckedChange={(isLate) => onFilter({ retard: isLate ? '1' : '' })}
      />
    </>
  );
}

/** Builds a chip for each active filter, with a button that removes it; the rows name the holder. */
export function useAvancesChips({ filters, onFilter, pages }: AvancesList): FilterChip[] {
  const { t } = useLang();
  const chipsOf = useChips();
  const { etat, retard, porteurid } = filters;
  const porteur = pages.rows?.find((row) => String(row.porteurid) === porteurid)?.porteur;
  return chipsOf([
    { id: 'etat', name: t('avance.etat'), value: etat && t(`avance.${etat}`), onRemove: () => onFilter({ etat: '' }) },
    { id: 'retard', name: null, value: retard && t('avance.enretard'), onRemove: () => onFilter({ retard: '' }) },
    {
      id: 'porteur',
      name: t('avance.porteur'),
      value: porteurid && (porteur ?? t('commande.numero', { numero: porteurid })),
      onRemove: () => onFilter({ porteurid: '' }),
    },
  ]);
}
