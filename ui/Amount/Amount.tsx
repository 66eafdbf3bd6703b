import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Root } from './Amount.styles';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The amount, a whole number; a negative one shows its own minus sign. */
  value: number;
  /** Direction of the money; `value` is then the amount without a sign. */
  sign?: 'in' | 'out';
  /** Word for the direction, when it is not simply an inflow or an outflow. */
  signLabel?: string;
}

/** Each direction has the same arrow in every list (PRODUCT 1.28). */
const signs = { in: { Icon: ArrowDownLeft, mark: '+' }, out: { Icon: ArrowUpRight, mark: '−' } } as const;

/**
 * An amount that never wraps. Money that came in or went out has a sign and a word beside its colour (DESIGN rule 5).
 *
 * Not for an amount that is typed: `AmountField`.
 *
 * States: `data-sign` is `in` or `out`; `data-negative` is below zero; under a root with `data-unconfirmed` the amount
 * is marked as not confirmed.
 */
export function Amount({ value, sign, signLabel, ...rest }: AmountProps) {
  const { flow, money } = useLabels();
  const text = money.amount(value);
  if (!sign) {
    return (
      <Root {...rest} data-negative={value < 0 || undefined}>
        {text}
      </Root>
    );
  }
  const { Icon, mark } = signs[sign];
  return (
    <Root {...rest} data-sign={sign}>
      <Icon aria-hidden />
      <span className="visually-hidden">{signLabel ?? flow[sign]} </span>
      {mark}
      {text}
    </Root>
  );
}
