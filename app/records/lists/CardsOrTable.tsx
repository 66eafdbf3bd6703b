import { LayoutGrid, List } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';
import { CardsView, type CardsViewProps } from './CardsView';
import { ListView } from './ListView';
import type { Way } from './ListWays';
import type { ListShape } from './listShape';

type Vue = '' | 'liste';

interface Viewed {
  filters: { vue: Vue };
  onFilter(changes: { vue: Vue }): void;
}

/** Returns whether the list is shown as a table, and the button that changes between table and cards. */
export function useVue({ filters, onFilter }: Viewed): { isTable: boolean; way: Way } {
  const { t } = useLang();
  const isTable = filters.vue === 'liste';
  return {
    isTable,
    way: {
      id: 'vue',
      label: t(isTable ? 'liste.encartes' : 'liste.enliste'),
      icon: isTable ? <LayoutGrid aria-hidden /> : <List aria-hidden />,
      isIcon: true,
      onSelect: () => onFilter({ vue: isTable ? '' : 'liste' }),
    },
  };
}

/** A list whose rows are cards, or a table of the same facts and actions. */
export function CardsOrTable<Row>(props: CardsViewProps<Row> & ListShape<Row> & { isTable: boolean }) {
  const { isTable, columns, actions, ...rest } = props;
  if (!isTable) return <CardsView {...rest} />;
  return <ListView {...rest} columns={columns} actions={actions} />;
}
