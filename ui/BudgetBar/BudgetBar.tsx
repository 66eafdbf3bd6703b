import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../Badge';
import { Figure, Figures } from '../Legend';
import { useLabels } from '../labels';
import type { Tone } from '../tone';
import { Bar, Caption, Committed, Mark, Paid, Root, Swatch, Track } from './BudgetBar.styles';
import { type BudgetFigure, shapeOf } from './model';

export type BudgetLevel = 'normal' | 'warning' | 'exceeded';

export interface BudgetBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the budget is of; names the picture. */
  label: string;
  /** What may be spent. */
  planned: BudgetFigure;
  /** What is spent or owed, paid or not. */
  committed: BudgetFigure;
  /** What is paid of it. */
  paid: BudgetFigure;
  /** A last figure that is not drawn: what remains. */
  remaining?: Omit<BudgetFigure, 'value'>;
  /** How near the end of the budget is: colour and words. */
  level: BudgetLevel;
  /** Committed, in whole percent of what is planned; null when nothing is planned. */
  percent: number | null;
  /** The figures are only read out: for a card that has little room. */
  isCompact?: boolean;
}

const tones: Record<BudgetLevel, Tone> = { normal: 'success', warning: 'warning', exceeded: 'danger' };

/**
 * What is planned, committed and paid, as one picture and in figures; readable without colour (DESIGN rule 24).
 *
 * Not for one value on its way to an end: `ProgressBar`; nor parts of a sum: `ShareBars`.
 *
 * States: `data-level` is `normal`, `warning`, `exceeded` or `unplanned`; `data-part` tells `paid`, `committed`,
 * `planned` and the `mark` of what is planned.
 */
export function BudgetBar(props: BudgetBarProps) {
  const { label, planned, committed, paid, remaining, level, percent, isCompact = false, ...rest } = props;
  const { budgetBar } = useLabels();
  const shape = shapeOf({ planned: planned.value, committed: committed.value, paid: paid.value });
  const said = percent === null ? budgetBar.level.unplanned : `${budgetBar.level[level]}, ${percent}\u00a0%`;
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
