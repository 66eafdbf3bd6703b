import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { caisses } from '@comptoir/contract/caisses';
import type { MouvementListe } from '@comptoir/contract/mouvements';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { SelectField } from '@comptoir/ui/SelectField';
import { Fragment } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { PagesToolbar, type PagesToolbarProps } from '../../records/lists/PagesToolbar';
import { PeriodFilter } from '../../records/lists/PeriodFilter';
import { TriFilter } from '../../records/lists/TriFilter';
import type { MouvementsList } from './useMouvementsList';

interface MouvementsToolbarProps extends Pick<PagesToolbarProps<MouvementListe>, 'print'> {
  list: MouvementsList;
  active: number;
}

/** The toolbar above the movements: totals, filters, refresh, and how many were found (DESIGN rule 4). */
export function MouvementsToolbar({ list, active, print }: MouvementsToolbarProps) {
  const isPhone = useMediaWidth('TABLET');
  return (
    <PagesToolbar
      pages={list.pages}
      create={false}
      print={print}
      search={active === 0 && !isPhone && <Totals totals={list.totals} />}
      filters={<Filters list={list} />}
      active={active}
      onRefresh={list.clear}
      isNarrowed={active > 0}
    />
  );
}

/**
 * The totals of all movements, in the place where other lists have their search, and below the list on a phone, where they
 * would push it down; each total wraps only as a whole.
 */
export function Totals({ totals }: { totals: readonly string[] }) {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' }}>
      {totals.map((total, rank) => (
        <Fragment key={total}>
          {rank > 0 && ' '}
          <span>{total}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** The registers of the movements shown that are among no choices, which are advances (ADR 0039). */
function avancesOf(list: MouvementsList, choices: readonly CaisseChoice[]) {
  const chosen = new Set(choices.map(({ caisseid }) => caisseid));
  const others = new Map(
    (list.pages.rows ?? []).flatMap(({ caisseid, caisse }) => (chosen.has(caisseid) ? [] : [[caisseid, caisse]])),
  );
  return Array.from(others, ([caisseid, libelle]) => ({ caisseid, libelle }));
}

function Filters({ list }: { list: MouvementsList }) {
  const { filters, onFilter } = list;
  const { t } = useLang();
  const { data = [] } = useRoute(caisses.all, {});
  return (
    <>
      <PeriodFilter datedebut={filters.datedebut} datefin={filters.datefin} onFilter={onFilter} />
      <SelectField
        label={t('mouvement.type')}
        placeholder={t('liste.tous')}
        options={[
          { value: '1', label: t('mouvement.entree') },
          { value: '0', label: t('mouvement.sortie') },
        ]}
        value={filters.type}
        onValueChange={(type) => onFilter({ type: type as '' | '0' | '1' })}
      />
      <SelectField
        label={t('mouvement.transferts')}
        placeholder={t('liste.tous')}
        options={[
          { value: '0', label: t('mouvement.sanstransferts') },
          { value: '1', label: t('mouvement.seulstransferts') },
        ]}
        value={filters.transferts}
        onValueChange={(transferts) => onFilter({ transferts: transferts as '' | '0' | '1' })}
      />
      <SelectField
        label={t('mouvement.caisse')}
        placeholder={t('commande.filtretous')}
        options={[...data, ...avancesOf(list, data)].map(({ caisseid, libelle }) => ({
          value: String(caisseid),
          label: libelle,
        }))}
        value={filters.caisseid}
        onValueChange={(caisseid) => onFilter({ caisseid })}
      />
      <TriFilter list={list} />
    </>
  );
}
