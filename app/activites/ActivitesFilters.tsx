import { SelectField } from '@comptoir/ui/SelectField';
import { OBJETS } from '../frame/i18n/objets';
import { useLang } from '../frame/i18n/useLang';
import { PeriodFilter } from '../records/lists/PeriodFilter';
import type { ActivitesList } from './useActivites';
import { usePeople } from './usePeople';

/** The filters period, kind of record and user above the audit log (DESIGN rule 4). */
export function ActivitesFilters({ list: { filters, onFilter } }: { list: ActivitesList }) {
  const { t } = useLang();
  const people = usePeople();
  const { datedebut, datefin, objet, utilisateurid } = filters;
  return (
    <>
      <PeriodFilter datedebut={datedebut} datefin={datefin} onFilter={onFilter} />
      <SelectField
        label={t('activite.objet')}
        placeholder={t('activite.tout')}
        options={OBJETS.map((value) => ({ value, label: t(`activite.objet${value}`) }))}
        value={objet}
        onValueChange={(next) => onFilter({ objet: next })}
      />
      <SelectField
        label={t('activite.par')}
        placeholder={t('activite.tous')}
        options={people}
        value={utilisateurid}
        onValueChange={(next) => onFilter({ utilisateurid: next })}
      />
    </>
  );
}
