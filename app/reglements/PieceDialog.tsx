import type { Reglement } from '@comptoir/contract/reglements';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { withTexts } from '../frame/i18n/rooms';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { Dette } from './dette';

const PieceModal = lazyOf(
  withTexts('reglements', () => import('./PieceModal')),
  'PieceModal',
);

/** The document of a payment, as it is printed and sent. */
export interface Piece {
  imprimeid: RecordId;
  numero: string;
  /** What was posted to the register, and what is still owed after it. */
  montant: Francs;
  reste: Francs;
  /** Phone of who paid or was paid; empty when that is not known. */
  tel: string;
}

/** Returns the document of a payment; null for none, as in an answer that an older version of the app has cached. */
export function pieceDe(
  { imprimeid, numero, montant, montantrestant, beneficiairetel }: Reglement,
  { tel = '' }: Dette,
): Piece | null {
  return imprimeid ? { imprimeid, numero, montant, reste: montantrestant, tel: beneficiairetel || tel } : null;
}

export interface PieceDialogProps {
  piece: Piece;
  onClose(): void;
}

/** The document of a payment, whose code comes when it is first opened. */
export function PieceDialog(props: PieceDialogProps) {
  return (
    <LazyDialog size="sm" onClose={props.onClose}>
      <PieceModal {...props} />
    </LazyDialog>
  );
}
