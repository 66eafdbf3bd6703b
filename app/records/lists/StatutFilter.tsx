import type { FiltreDette } from '@comptoir/domain/dette';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../../frame/i18n/useLang';

interface StatutFilterProps {
  label: string;
  /** Text of the choice without effect: settled or not. */
  placeholder: string;
  statut: FiltreDette;
  onFilter(changes: { statut: FiltreDette }): void;
}

/** The filter for settled or unsettled debts, of expenses or orders. */
export function StatutFilter({ label, placeholder, statut, onFilter }: StatutFilterProps) {
  const { t } = useLang();
  return (
    <SelectField
      label={label}
      placeholder={placeholder}
      options={(['insolde', 'solde'] as const).map((value) => ({ value, label: t(`depense.${value}`) }))}
      value={statut}
      onValueChange={(next) => onFilter({ statut: next as FiltreDette })}
    />
  );
}
