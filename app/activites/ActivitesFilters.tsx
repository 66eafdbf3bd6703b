import { utilisateurs } from '#contract/utilisateurs';
import { MAX_LIMIT } from '#domain/limits';
import { FilterPanel } from '#ui/FilterPanel';
import { SelectField } from '#ui/SelectField';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { PeriodFilter } from '../lists/PeriodFilter';
import { nomComplet } from '../utilisateurs/nomComplet';
import { OBJETS } from './objets';
import type { ActivitesList } from './useActivites';

/** Period, kind of record and user above the audit log (DESIGN rule 4). */
export function ActivitesFilters({ list: { filters, onFilter } }: { list: ActivitesList }) {
  const { t } = useLang();
  const people = usePeople();
  const { datedebut, datefin, objet, utilisateurid } = filters;
  const active = [datedebut || datefin, objet, utilisateurid].filter(Boolean).length;
  return (
    <FilterPanel active={active}>
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
    </FilterPanel>
  );
}

/** The first hundred by name; the search finds by what a line is about, not by who did it. */
function usePeople() {
  const { data = [] } = useRoute(utilisateurs.list, { query: { page: 1, limit: MAX_LIMIT } });
  return data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) }));
}
