import type { RowsProps } from './DataTable';
import { CardActions, CardList, CardTitle, Pair, Pairs, RowCard } from './DataTable.styles';

export function RowCards<R>({ caption, columns, rows, rowKey, actions }: RowsProps<R>) {
  const title = columns.find(({ isPrimary }) => isPrimary);
  const others = columns.filter((column) => column !== title);

  return (
    <CardList aria-label={caption}>
      {rows.map((row) => (
        <RowCard key={rowKey(row)}>
          {title && <CardTitle>{title.render(row)}</CardTitle>}
          <Pairs>
            {others.map(({ key, header, render }) => (
              <Pair key={key}>
                <dt>{header}</dt>
                <dd>{render(row)}</dd>
              </Pair>
            ))}
          </Pairs>
          <CardActions>{actions?.(row)}</CardActions>
        </RowCard>
      ))}
    </CardList>
  );
}
