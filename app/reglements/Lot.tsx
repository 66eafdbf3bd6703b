import { MAX_LOT } from '@comptoir/domain/limits';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';
import type { Piece } from './PieceDialog';

const LotPieces = lazyOf(
  withTexts('reglements', () => import('./LotPieces')),
  'LotPieces',
);

/** What is printed at once: one document at least. */
export type Pieces = readonly [Piece, ...Piece[]];

/** Offers the documents of the rows that a list shows as one PDF; nothing where there are fewer than two (ADR 0042). */
export function Lot({ pieces }: { pieces: readonly (Piece | null)[] }) {
  const [first, ...others] = pieces.filter((piece) => piece !== null).slice(0, MAX_LOT);
  if (!first || others.length === 0) return null;
  return (
    <Suspense>
      <LotPieces pieces={[first, ...others]} />
    </Suspense>
  );
}
