import { type Corbeille, corbeille, TYPES_CORBEILLE } from '@comptoir/contract/corbeille';
import { SelectField } from '@comptoir/ui/SelectField';
import { useState } from 'react';
import { useListState } from '../frame/device/listState';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { CallDialog } from '../records/CallDialog';
import { FilterLine } from '../records/lists/FilterLine';
import { ListView } from '../records/lists/ListView';
import { PagesToolbar } from '../records/lists/PagesToolbar';
import { useChips } from '../records/lists/useChips';
import { usePageSize } from '../records/lists/usePageSize';
import { useAddressedPages } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { NOMS_CORBEILLE, NOUNS_CORBEILLE, typeOf } from './typesCorbeille';
import { useCorbeilleColumns } from './useCorbeilleColumns';

/** Reads the deleted records of a kind, newest first; page and kind live in the address (DESIGN rule 1). */
function useCorbeille() {
  const [state, change] = useListState({ page: 1, type: '' });
  const size = usePageSize('corbeille');
  const { page } = state;
  const type = typeOf(state.type);
  const route = useRoute(corbeille.list, { query: { ...(type && { type }), page, limit: size.pageSize } });
  const pages = useAddressedPages<Corbeille>(route, change, { page, ...size, of: type });
  return { pages, type, onType: (next: string) => change({ type: next }) };
}

/** The trash: what was deleted, by whom, and the action that restores it (PRODUCT P). */
export function CorbeilleScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const { pages, type, onType } = useCorbeille();
  const [restored, setRestored] = useState<Corbeille | null>(null);
  const columns = useCorbeilleColumns();
  const chips = useChips()([
    {
      id: 'type',
      name: t('corbeille.type'),
      value: type && t(NOMS_CORBEILLE[type]),
      onRemove: () => onType(''),
    },
  ]);
  const shape = { caption: t('corbeille.liste'), columns, rowKey: (row: Corbeille) => `${row.type} ${row.id}` };
  const actions = (row: Corbeille) => (
    <RowActions
      libelle={row.libelle}
      view={{
        text: t('module.restaurer'),
        label: t('corbeille.restaurerligne', { libelle: row.libelle, type: t(NOMS_CORBEILLE[row.type]) }),
        onPress: () => setRestored(row),
      }}
    />
  );
  return (
    <>
      <PagesToolbar
        pages={pages}
        create={false}
        filters={
          <SelectField
            label={t('corbeille.type')}
            placeholder={t('activite.tout')}
            options={TYPES_CORBEILLE.map((value) => ({ value, label: t(NOMS_CORBEILLE[value]) }))}
            value={type}
            onValueChange={onType}
          />
        }
        active={chips.length}
        print={{ ...shape, chips }}
        isNarrowed={type !== ''}
      />
      <FilterLine pages={pages} chips={chips} isNarrowed={type !== ''} />
      <ListView
        pages={pages}
        {...shape}
        actions={can('corbeille.restaurer') ? actions : undefined}
        empty={{ description: t('corbeille.vide') }}
        search={type === '' ? null : { term: t(NOMS_CORBEILLE[type]), onClear: () => onType('') }}
      />
      {restored && <RestoreDialog row={restored} onClose={() => setRestored(null)} />}
    </>
  );
}

function RestoreDialog({ row: { type, id, libelle }, onClose }: { row: Corbeille; onClose(): void }) {
  const { t } = useLang();
  return (
    <CallDialog
      tone="primary"
      call={corbeille.restore}
      args={{ params: { type, id }, body: {} }}
      touches={['corbeille', ...NOUNS_CORBEILLE[type]]}
      of={[type, { libelle }]}
      action={t('activite.restauration')}
      fait={{ devient: t('activite.restauration') }}
      detail={t('corbeille.restauration', { libelle })}
      onClose={onClose}
    />
  );
}
