import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Root } from './Amount.styles';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A whole amount; negative ones show their own sign. */
  value: number;
  /** Which way the money went; `value` is then its size. */
  sign?: 'in' | 'out';
  /** The word of the sign, when it is not simply an inflow or an outflow. */
  signLabel?: string;
}

/** One direction, one arrow, in every list (PRODUCT 1.28). */
const signs = { in: { Icon: ArrowDownLeft, mark: '+' }, out: { Icon: ArrowUpRight, mark: '−' } } as const;

/**
 * An amount that never wraps; what left the register has a sign and a word beside its colour (DESIGN rule 5).
 *
 * Not for an amount that is typed: `AmountField`.
 *
 * States: `data-sign` is `in` or `out`; `data-negative` is below zero; under a root with `data-unconfirmed` the
 * amount is marked as not confirmed.
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
