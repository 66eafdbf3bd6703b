import { type Situation, situation, type TotalSituation } from '@comptoir/contract/situation';
import { type Situe, sommeDe } from '@comptoir/domain/flux';
import { formatNombre } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import type { Column, SumRow } from '@comptoir/ui/DataTable';
import type { ReactNode } from 'react';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { mouvementsPath } from '../../frame/routing/recordPaths';
import { InHead } from '../../frame/shell/InHead';
import { NatureBadge } from '../../operations/natureLook';
import { choiceOf } from '../../records/lists/filtreKinds';
import { ListScreen } from '../../records/lists/ListScreen';
import { JOURS } from '../../records/lists/PeriodFilter';
import { useColumns } from '../../records/lists/useColumns';
import { type List, useList } from '../../records/lists/useList';
import type { Totals } from '../../records/lists/useTotals';
import { RecordLink } from '../../records/RecordLink';

const AVANCES = { '0': 'situation.caisses', '1': 'situation.avances' } as const;
const FILTRES = {
  ...JOURS,
  avances: choiceOf(['0', '1'], 'situation.lignes', (which) => AVANCES[which], {
    all: 'commande.filtretous',
    chip: 'alone',
  }),
};

/** What some days did to each register, and to all of them together: the dashboard's figures (D69). */
export function SituationScreen() {
  const { t } = useLang();
  const list = useList({ name: 'situation', call: situation.situation, filtres: FILTRES });
  return (
    <>
      <InHead place="note">
        <p>{t('situation.note')}</p>
      </InHead>
      <ListScreen
        list={list}
        caption={t('page.situation')}
        emptyText={t('situation.vide')}
        about={[{ label: t('situation.unite') }]}
        columns={useSituationColumns(list.query)}
        rowKey={({ caisseid }) => caisseid}
        sums={useSituationSums()}
        onRefresh={list.begin}
      />
    </>
  );
}

/** The figures in the order in which they add up, each with its name. */
const FIGURES = {
  ouverture: 'situation.depart',
  entrees: 'situation.entrees',
  sorties: 'situation.sorties',
  recus: 'situation.recus',
  envoyes: 'situation.envoyes',
  solde: 'situation.fin',
} as const satisfies Record<keyof Situe, TextKey>;

/** The columns of a register, which leads to its movements of these days. */
function useSituationColumns({ avances: _, ...jours }: List<Situation>['query']): Column<Situation>[] {
  const { t } = useLang();
  const { text, amount } = useColumns<Situation>();
  const pathOf = ({ caisseid }: Situation) => `${mouvementsPath(caisseid)}&${new URLSearchParams(jours)}`;
  const figure = (name: keyof Situe, rest = {}) =>
    amount(name, FIGURES[name], { phone: 'text', onPaper: (row) => formatNombre(row[name]), ...rest });
  return [
    text('libelle', 'reglement.caisse', {
      isPrimary: true,
      isLong: true,
      onPaper: ({ libelle }) => libelle,
      render: (row) => <RecordLink href={pathOf(row)}>{row.libelle}</RecordLink>,
    }),
    text('nature', 'depense.nature', {
      phone: 'badge',
      under: 'libelle',
      onPaper: ({ nature }) => t(`caisse.${nature}`),
      render: ({ nature }) => <NatureBadge nature={nature} />,
    }),
    figure('ouverture'),
    figure('entrees'),
    figure('sorties'),
    figure('recus', { under: 'entrees' }),
    figure('envoyes', { under: 'sorties' }),
    figure('solde', { phone: 'amount' }),
  ];
}

/** The sums of registers and advances: apart if there are both, then together. */
function useSituationSums(): Totals<Situation, SumRow> {
  const { t } = useLang();
  const rowOf = (id: string, name: TextKey, cells: Readonly<Record<string, ReactNode>>): SumRow => ({
    id,
    cells: { libelle: t(name), ...cells },
  });
  const rowsOf = ({ caisses, avances }: TotalSituation, drawn: (francs: Francs) => ReactNode): SumRow[] => {
    const cellsOf = (sums: Situe) => Object.fromEntries(Object.entries(sums).map(([name, n]) => [name, drawn(n)]));
    const hasBoth = [caisses, avances].every((sums) => Object.values(sums).some((francs) => francs !== 0));
    const apart = [
      rowOf('caisses', 'situation.totalcaisses', cellsOf(caisses)),
      rowOf('avances', 'situation.totalavances', cellsOf(avances)),
    ];
    return [...(hasBoth ? apart : []), rowOf('total', 'situation.total', cellsOf(sommeDe([caisses, avances])))];
  };
  const sumsOf = (rows: readonly Situation[], isAvance: boolean) =>
    sommeDe(rows.filter(({ nature }) => (nature === 'avance') === isAvance));
  return {
    call: situation.situationTotal,
    found: (total: TotalSituation) => rowsOf(total, (francs) => <Amount value={francs} />),
    printed: (rows) => rowsOf({ caisses: sumsOf(rows, false), avances: sumsOf(rows, true) }, formatNombre),
  };
}
