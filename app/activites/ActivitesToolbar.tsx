import { RefreshCw, ShieldCheck } from 'lucide-react';
import { utilisateurs } from '#contract/utilisateurs';
import { MAX_LIMIT } from '#domain/limits';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { PeriodField } from '#ui/PeriodField';
import { SearchField } from '#ui/SearchField';
import { SelectField } from '#ui/SelectField';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { OBJETS } from './activiteWords';
import type { ActivitesList } from './useActivites';

interface ActivitesToolbarProps {
  list: ActivitesList;
  isNarrowed: boolean;
  onVerify(): void;
}

/** Search, period, kind, user, refresh and the check above the audit log (DESIGN rule 4). */
export function ActivitesToolbar({ list, isNarrowed, onVerify }: ActivitesToolbarProps) {
  const { t } = useLang();
  const { pages } = list;
  return (
    <>
      <Toolbar
        search={
          <SearchField
            label={t('activite.rechercher')}
            placeholder={t('menu.recherche')}
            value={list.text}
            onValueChange={list.onTextChange}
            busy={pages.busy && list.search !== ''}
          />
        }
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={() => void pages.refresh()}
            />
            <Button variant="secondary" icon={<ShieldCheck aria-hidden />} onClick={onVerify}>
              {t('activite.verifier')}
            </Button>
          </>
        }
      >
        <Filters list={list} />
      </Toolbar>
      <p role="status" className="visually-hidden">
        {pages.isSettled && isNarrowed ? t('datatable.resultats', { count: pages.count }) : ''}
      </p>
    </>
  );
}

function Filters({ list }: Pick<ActivitesToolbarProps, 'list'>) {
  const { t } = useLang();
  const people = usePeople();
  return (
    <>
      <PeriodField
        label={t('activite.periode')}
        {...list.period}
        onChange={({ from, to }) => list.onFilter({ datedebut: from, datefin: to })}
        error={list.isPeriodInverse ? t('commande.periodeinverse') : undefined}
      />
      <SelectField
        label={t('activite.objet')}
        placeholder={t('activite.tout')}
        options={Object.entries(OBJETS).map(([value, key]) => ({ value, label: t(key) }))}
        value={list.objet}
        onValueChange={(objet) => list.onFilter({ objet })}
      />
      <SelectField
        label={t('activite.par')}
        placeholder={t('activite.tous')}
        options={people}
        value={list.utilisateurid}
        onValueChange={(utilisateurid) => list.onFilter({ utilisateurid })}
      />
    </>
  );
}

/** Whoever is not among the first hundred is found by the search. */
function usePeople() {
  const { data = [] } = useRoute(utilisateurs.list, { query: { page: 1, limit: MAX_LIMIT } });
  return data.map(({ utilisateurid, nom, prenom }) => ({
    value: String(utilisateurid),
    label: `${nom} ${prenom}`.trim(),
  }));
}
