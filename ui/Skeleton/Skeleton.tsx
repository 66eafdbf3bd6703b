import type { ComponentPropsWithRef } from 'react';
import { CardGridLayout } from '../Card';
import { useLabels } from '../labels';
import { Bone, CardBones, Late } from './Skeleton.styles';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Width, as in CSS; the whole width by default. */
  width?: string;
  /** Height, as in CSS; a line of text by default. */
  height?: string;
}

/**
 * One grey line; the block around it says that it is loading.
 *
 * Not for the work after a press: the button’s `busy`; nor content of unknown shape: `Spinner`.
 *
 * States: `data-waiting` on the block that is loading.
 */
export function Skeleton({ width = '100%', height = '14px', ...rest }: SkeletonProps) {
  return <Bone {...rest} aria-hidden $width={width} $height={height} />;
}

/** Holds grey lines of any shape, and says that the content is loading. */
export function Loading({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { loading } = useLabels();
  return (
    <Late data-waiting {...rest}>
      {/* This status is beside the busy element, not around it, because a busy live region is not announced. */}
      <span role="status" className="visually-hidden">
        {loading.label}
      </span>
      <div aria-busy>{children}</div>
    </Late>
  );
}

export const ranksOf = (count: number) => Array.from({ length: count }, (_, rank) => rank);

export interface CardsSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** How many cards are awaited. */
  count?: number;
  /** Number of lines in each card, its title among them. */
  lines?: number;
}

/** Stands in for a card grid during its first load. */
export function CardsSkeleton({ count = 6, lines = 4, ...rest }: CardsSkeletonProps) {
  // One or two cards share the line, as the cards of a record do.
  const share = count < 3 ? `max(18.75rem, ${100 / count}% - var(--space-4))` : undefined;
  return (
    <Loading {...rest}>
      <CardGridLayout as="div" $minWidth={share}>
        {ranksOf(count).map((card) => (
          <CardBones key={card}>
            {ranksOf(lines).map((line) => (
              <Skeleton key={line} {...(line === 0 ? { width: '60%', height: '18px' } : { width: '80%' })} />
            ))}
          </CardBones>
        ))}
      </CardGridLayout>
    </Loading>
  );
}
