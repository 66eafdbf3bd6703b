import { sum } from '@comptoir/domain/money';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { shareTexts } from '../AgeingBar/model';
import { Amount } from '../Amount';
import { ChartTable } from '../ChartTable';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import { foldedAfter, lengthOf, rankedBars } from './model';
import { Bar, Detail, Figures, Item, List, Root, Share, Track, Words } from './ShareBars.styles';

export interface ShareBar {
  /** Tells the bars apart. */
  id: string;
  /** Name of the bar. */
  label: string;
  /** The amount, from 0; like every amount it is a whole number of the smallest unit. */
  amount: number;
  /** Text beside the label: `12 expenses`. */
  detail?: string | undefined;
  /** Address of the list behind the figure. */
  href?: string | undefined;
}

export interface ShareBarsProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name of the chart, said by screen readers. */
  label: string;
  /** What a bar stands for: the heading of the table's first column. */
  barLabel: string;
  /** The bars, in any order. */
  bars: readonly ShareBar[];
  /** The rest of the sum, where the parts are not all known one by one; it names the last bar. */
  rest?: ShareBar | undefined;
  /** Draws the links, so that the application’s router follows them. */
  renderLink?: RenderLink;
  /**
   * Greatest number of bars. Where there are more parts, the last bar stands for all others, and the table lists each
   * of them.
   */
  max?: number;
}

/**
 * The parts of a sum, the greatest first, each with its share of the whole, and the same as a table (PRODUCT N).
 *
 * Not for change over time: `FlowChart`; nor the ages of a debt: `AgeingBar`.
 *
 * States: `data-part` on the bars, `data-others` on the bar that stands for all others.
 */
export function ShareBars({ label, barLabel, bars, rest, renderLink = PlainLink, max = 8, ...root }: ShareBarsProps) {
  const { shareBars, percent } = useLabels();
  const order = rankedBars(bars);
  const all = rest ? [...order, rest] : order;
  const total = sum(all.map(({ amount }) => amount));
  const { shown, others } = foldedAfter(order, max, rest);
  const shares = shareTexts([...shown, ...(others ? [others] : [])].map(({ amount }) => amount)).map(percent);
  const Link = renderLink;

  return (
    <Root {...root} aria-label={label}>
      <List>
        {shown.map(({ id, label: name, amount, detail, href }, rank) => (
          <Row key={id} amount={amount} total={total} share={shares[rank]}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
            {detail !== undefined && <Detail> · {detail}</Detail>}
          </Row>
        ))}
        {others && (
          <Row amount={others.amount} total={total} share={shares.at(-1)} isOthers>
            {rest?.label ?? shareBars.others(others.count)}
          </Row>
        )}
      </List>
      <ShareTable label={label} barLabel={barLabel} order={all} total={total} />
    </Root>
  );
}

interface RowProps {
  amount: number;
  total: number;
  /** Its part in percent, as text. */
  share: string | undefined;
  isOthers?: boolean;
  children: ReactNode;
}

function Row({ amount, total, share, isOthers = false, children }: RowProps) {
  const { money } = useLabels();
  return (
    <Item>
      <Words>
        <span>{children}</span>
        <Figures>
          {money.amount(amount)} <Share>({share})</Share>
        </Figures>
      </Words>
      <Track aria-hidden>
        <Bar
          data-part="bar"
          data-others={isOthers || undefined}
          style={{ width: `${lengthOf(amount, total)}%` }}
          hidden={amount === 0}
        />
      </Track>
    </Item>
  );
}

interface ShareTableProps extends Pick<ShareBarsProps, 'label' | 'barLabel'> {
  order: readonly ShareBar[];
  total: number;
}

function ShareTable({ label, barLabel, order, total }: ShareTableProps) {
  const { shareBars, percent } = useLabels();
  const shares = shareTexts(order.map(({ amount }) => amount)).map(percent);
  const whole = { id: 'total', label: shareBars.total, amount: total, share: shareTexts([total]).map(percent)[0] };
  const rows: (ShareBar & { share?: string | undefined })[] = [
    ...order.map((bar, rank) => ({ ...bar, share: shares[rank] })),
    whole,
  ];
  return (
    <ChartTable<(typeof rows)[number]>
      caption={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'label',
          header: barLabel,
          isPrimary: true,
          render: (bar) => [bar.label, bar.detail].filter(Boolean).join(' · '),
        },
        {
          key: 'amount',
          align: 'end',
          phone: 'amount',
          header: shareBars.amount,
          render: ({ amount }) => <Amount value={amount} />,
        },
        {
          key: 'part',
          phone: 'meta',
          header: shareBars.share,
          align: 'end',
          render: ({ share }) => share,
        },
      ]}
    />
  );
}
