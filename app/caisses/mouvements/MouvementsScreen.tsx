import type { MouvementListe } from '@comptoir/contract/mouvements';
import type { RecordId } from '@comptoir/domain/units';
import type { Column } from '@comptoir/ui/DataTable';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { useLang } from '../../frame/i18n/useLang';
import { FilterLine } from '../../records/lists/FilterLine';
import { ListView } from '../../records/lists/ListView';
import { sortingOf } from '../../records/lists/TriFilter';
import { useChips, usePeriodWords } from '../../records/lists/useChips';
import { useCaisseName } from '../../records/useCaisseName';
import { MouvementsToolbar, Totals } from './MouvementsToolbar';
import { useMouvementColumns } from './useMouvementColumns';
import { type MouvementsList, useMouvementsList, useMouvementsTotalsOf } from './useMouvementsList';

/** The movements of all registers together: the list behind the dashboard's flow (PRODUCT N). */
export function MouvementsScreen() {
  const { t } = useLang();
  const list = useMouvementsList();
  const choiceName = useCaisseName();
  // An advance is among no choices: its movements bear its name (ADR 0039).
  const nameOf = (id: RecordId) => list.pages.rows?.find(({ caisseid }) => caisseid === id)?.caisse ?? choiceName(id);
  const chips = useMouvementsChips(list, nameOf);
  const columns = useMouvementColumns();
  const caisse: Column<MouvementListe> = {
    key: 'caisse',
    phone: 'meta',
    header: t('mouvement.caisse'),
    // An answer that an older version of the app has cached has no name.
    render: ({ caisseid, caisse: libelle }) => libelle ?? nameOf(caisseid),
  };
  const isNarrowed = chips.length > 0;
  const shape = {
    caption: t('mouvement.liste'),
    // The register stands next to the balance, which is that register's.
    columns: columns.flatMap((column) => (column.key === 'soldeapres' ? [column, caisse] : [column])),
    rowKey: ({ mouvementcaisseid }: MouvementListe) => mouvementcaisseid,
  };
  const isPhone = useMediaWidth('TABLET');
  const totals = useMouvementsTotalsOf();

  return (
    <>
      <MouvementsToolbar list={list} active={chips.length} print={{ ...shape, chips, totals }} />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={isNarrowed} totals={list.totals} />
      <ListView
        pages={list.pages}
        sorting={sortingOf(list)}
        {...shape}
        empty={{ description: t('caisse.vide') }}
        search={isNarrowed ? { term: chips.map(({ label }) => label).join(', '), onClear: list.clear } : null}
      />
      {isPhone && !isNarrowed && <Totals totals={list.totals} />}
    </>
  );
}

/** Builds a chip for each active filter, with a button that removes it. */
function useMouvementsChips({ filters, onFilter }: MouvementsList, nameOf: (caisseid: RecordId) => string) {
  const { t } = useLang();
  const chipsOf = useChips();
  const wordsOf = usePeriodWords();
  const { datedebut, datefin, type, transferts, caisseid } = filters;
  return chipsOf([
    {
      id: 'periode',
      name: t('commande.periode'),
      value: wordsOf(datedebut, datefin),
      onRemove: () => onFilter({ datedebut: '', datefin: '' }),
    },
    {
      id: 'type',
      name: t('mouvement.type'),
      value: type && t(type === '1' ? 'mouvement.entree' : 'mouvement.sortie'),
      onRemove: () => onFilter({ type: '' }),
    },
    {
      id: 'transferts',
      name: null,
      value: transferts && t(transferts === '1' ? 'mouvement.seulstransferts' : 'mouvement.sanstransferts'),
      onRemove: () => onFilter({ transferts: '' }),
    },
    {
      id: 'caisse',
      name: t('mouvement.caisse'),
      value: caisseid && nameOf(Number(caisseid)),
      onRemove: () => onFilter({ caisseid: '' }),
    },
  ]);
}
