import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import type { ObjetImprime } from '@comptoir/domain/imprime';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { withTexts } from '../frame/i18n/rooms';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import type { Dette } from './dette';

const PieceModal = lazyOf(
  withTexts('reglements', () => import('./PieceModal')),
  'PieceModal',
);

/** The document of a payment or an order, as it is printed and sent. */
export interface Piece {
  objet: ObjetImprime;
  imprimeid: RecordId;
  numero: string;
  /** What was posted to the register, or the total of the order, and what is still owed after it. */
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
  return imprimeid
    ? { objet: 'reglement', imprimeid, numero, montant, reste: montantrestant, tel: beneficiairetel || tel }
    : null;
}

/** Returns the document of an order, as `pieceDe` does. */
export const bonDe = ({ imprimeid, numero, montant, reste, tel }: Commande): Piece | null =>
  imprimeid ? { objet: 'commande', imprimeid, numero, montant, reste, tel } : null;

export interface PieceDialogProps {
  piece: Piece;
  onClose(): void;
}

/** The document of a payment or an order, whose code comes when it is first opened. */
export function PieceDialog(props: PieceDialogProps) {
  return (
    <LazyDialog size="sm" onClose={props.onClose}>
      <PieceModal {...props} />
    </LazyDialog>
  );
}
