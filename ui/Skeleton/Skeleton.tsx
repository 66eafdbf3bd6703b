import type { ComponentPropsWithRef } from 'react';
import { CardGridLayout } from '../Card';
import { useLabels } from '../labels';
import { Bone, CardBones, Late } from './Skeleton.styles';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** As in CSS; all there is where it is not given. */
  width?: string;
  /** As in CSS; a line of text where it is not given. */
  height?: string;
}

/**
 * One grey line; the whole that it belongs to says that it is loading.
 *
 * Not for work after a press: the button’s `busy`; nor a wait of unknown shape: `Spinner`.
 *
 * States: `data-waiting` on the whole that is loading.
 */
export function Skeleton({ width = '100%', height = '14px', ...rest }: SkeletonProps) {
  return <Bone {...rest} aria-hidden $width={width} $height={height} />;
}

/** Around the bones of anything. */
export function Loading({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { loading } = useLabels();
  return (
    <Late data-waiting {...rest}>
      {/* Beside what is busy, not around it: a busy live region is not announced. */}
      <span role="status" className="visually-hidden">
        {loading.label}
      </span>
      <div aria-busy>{children}</div>
    </Late>
  );
}

export const ranks = (count: number) => Array.from({ length: count }, (_, rank) => rank);

export interface CardsSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** How many cards are awaited. */
  count?: number;
  /** Of each card, its title among them. */
  lines?: number;
}

/** The first load of a card grid. */
export function CardsSkeleton({ count = 6, lines = 4, ...rest }: CardsSkeletonProps) {
  // Two share the line, as the cards of a record do.
  const share = count < 3 ? `max(18.75rem, ${100 / count}% - var(--space-4))` : undefined;
  return (
    <Loading {...rest}>
      <CardGridLayout as="div" $minWidth={share}>
        {ranks(count).map((card) => (
          <CardBones key={card}>
            {ranks(lines).map((line) => (
              <Skeleton key={line} {...(line === 0 ? { width: '60%', height: '18px' } : { width: '80%' })} />
            ))}
          </CardBones>
        ))}
      </CardGridLayout>
    </Loading>
  );
}
