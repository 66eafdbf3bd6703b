import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../Badge';
import { Figure, Figures } from '../Legend';
import { useLabels } from '../labels';
import type { Tone } from '../tone';
import { Bar, Caption, Committed, Mark, Paid, Root, Swatch, Track } from './BudgetBar.styles';
import { type BudgetFigure, shapeOf } from './model';

export type BudgetLevel = 'normal' | 'warning' | 'exceeded';

export interface BudgetBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the budget is for; it is also the name of the picture. */
  label: string;
  /** Amount that may be spent. */
  planned: BudgetFigure;
  /** Amount that is spent or owed, paid or not. */
  committed: BudgetFigure;
  /** Part of the committed amount that is paid. */
  paid: BudgetFigure;
  /** What remains: a last figure, which is not drawn. */
  remaining?: Omit<BudgetFigure, 'value'>;
  /** How near the budget is to its end, shown by colour and words. */
  level: BudgetLevel;
  /** Committed amount in whole percent of the planned one; null when nothing is planned. */
  percent: number | null;
  /** Leaves out the written figures, for a card with little room; screen readers still say them. */
  isCompact?: boolean;
}

const tones: Record<BudgetLevel, Tone> = { normal: 'success', warning: 'warning', exceeded: 'danger' };

/**
 * The planned, committed and paid amounts, as one picture and in figures; readable without colour (DESIGN rule 24).
 *
 * Not for the progress of one value: `ProgressBar`; nor the parts of a sum: `ShareBars`.
 *
 * States: `data-level` is `normal`, `warning`, `exceeded` or `unplanned`; `data-part` tells `paid`, `committed`,
 * `planned` and the `mark` of the planned amount.
 */
export function BudgetBar(props: BudgetBarProps) {
  const { label, planned, committed, paid, remaining, level, percent, isCompact = false, ...rest } = props;
  const labels = useLabels();
  const { budgetBar } = labels;
  const shape = shapeOf({ planned: planned.value, committed: committed.value, paid: paid.value });
  const said = percent === null ? budgetBar.level.unplanned : `${budgetBar.level[level]}, ${labels.percent(percent)}`;
  const figures = [planned, committed, paid, ...(remaining ? [remaining] : [])];

  return (
    <Root {...rest} data-level={level}>
      <Caption>
        <span>{label}</span>
        <Badge tone={percent === null ? 'neutral' : tones[level]}>{said}</Badge>
      </Caption>
      <Bar role="img" aria-label={`${label}. ${said}. ${figures.map((one) => `${one.label} ${one.text}`).join(', ')}.`}>
        <Track>
          {committed.value > 0 && <Committed style={{ width: `${shape.committed}%` }} />}
          <Paid style={{ width: `${shape.paid}%` }} />
        </Track>
        {shape.planned !== null && <Mark data-part="mark" style={{ insetInlineStart: `${shape.planned}%` }} />}
      </Bar>
      {!isCompact && (
        <Figures>
          <Row figure={paid} swatch={<Swatch data-part="paid" />} />
          <Row figure={committed} swatch={<Swatch data-part="committed" />} />
          <Row figure={planned} swatch={<Swatch data-part="planned" />} />
          {remaining && <Row figure={remaining} />}
        </Figures>
      )}
    </Root>
  );
}

function Row({ figure, swatch }: { figure: Omit<BudgetFigure, 'value'>; swatch?: ReactNode }) {
  return (
    <Figure>
      <dt>
        {swatch}
        {figure.label}
      </dt>
      <dd>{figure.text}</dd>
    </Figure>
  );
}
