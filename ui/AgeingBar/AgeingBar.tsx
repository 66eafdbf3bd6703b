import { sum } from '@comptoir/domain/money';
import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import type { Tone } from '../tone';
import { Band, Figure, Figures, Label, Root, Share, Swatch, Track } from './AgeingBar.styles';
import { shareTexts } from './model';

export interface AgeingBand {
  /** Age of the debts in this band, or where its money is, as the legend writes it. */
  label: string;
  /** Amount of the band, a whole number. */
  amount: number;
  /** Colour of the band; the legend says the same in words. */
  tone: Tone;
}

export interface AgeingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the bar, written above it and said by screen readers. */
  label: string;
  /** The bands, youngest first; up to four differ without colour. */
  bands: readonly AgeingBand[];
  /** Name of the sum, where it is more than a total. */
  totalLabel?: string;
}

/**
 * Money by its age, or by how far it has come: a bar and the same in figures. The bands differ by pattern and order,
 * not only by colour (DESIGN rule 24).
 *
 * Not for parts that have no order: `ShareBars`.
 *
 * States: `data-part` tells `band` from `key`, `data-rank` their place from the youngest, `data-total` is on the sum.
 */
export function AgeingBar({ label, bands, totalLabel, ...rest }: AgeingBarProps) {
  const { ageingBar, money, percent } = useLabels();
  const amounts = bands.map(({ amount }) => amount);
  const total = sum(amounts);
  const shares = shareTexts(amounts).map(percent);

  return (
    <Root role="group" aria-label={label} {...rest}>
      <Label aria-hidden>{label}</Label>
      <Track aria-hidden>
        {bands.map(
          (band, rank) =>
            band.amount > 0 && (
              <Band
                key={band.label}
                $tone={band.tone}
                data-part="band"
                data-rank={rank}
                style={{ flexGrow: band.amount / total }}
              />
            ),
        )}
      </Track>
      <Figures>
        {bands.map((band, rank) => (
          <Figure key={band.label}>
            <dt>
              <Swatch aria-hidden $tone={band.tone} data-part="key" data-rank={rank} />
              {band.label}
            </dt>
            <dd>
              {money.amount(band.amount)} <Share>({shares[rank]})</Share>
            </dd>
          </Figure>
        ))}
        <Figure data-total>
          <dt>{totalLabel ?? ageingBar.total}</dt>
          <dd>{money.amount(total)}</dd>
        </Figure>
      </Figures>
    </Root>
  );
}
