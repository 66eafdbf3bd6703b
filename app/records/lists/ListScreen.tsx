import { ListFrame, type ListFrameProps } from './ListFrame';
import { ListView } from './ListView';
import type { ListShape } from './listShape';

type ListScreenProps<Row> = Omit<ListFrameProps<Row>, 'children'> & Pick<ListShape<Row>, 'actions'>;

/** A list whose rows form a table, with its toolbar, as the list screens share it. */
export function ListScreen<Row>({ actions, ...frame }: ListScreenProps<Row>) {
  const { columns, list } = frame;
  const { tri } = list.filters;
  const sorting =
    tri === undefined ? {} : { sorting: { order: tri, onOrder: (next: string) => list.onFilter({ tri: next }) } };
  return (
    <ListFrame {...frame}>
      {(states) => <ListView {...states} {...sorting} columns={columns} actions={actions} />}
    </ListFrame>
  );
}
