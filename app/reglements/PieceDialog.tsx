import type { Arrete } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Commande } from '@comptoir/contract/commandes';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Transfert } from '@comptoir/contract/transferts';
import { type ObjetImprime, rangOf } from '@comptoir/domain/imprime';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Toaster } from '@comptoir/ui/Toasts';
import { withTexts } from '../frame/i18n/rooms';
import { useOffered } from '../frame/offers/Offered';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { type ASigner, aSigner } from './decharge';
import type { Dette } from './dette';

const PieceModal = lazyOf(
  withTexts('reglements', () => import('./PieceModal')),
  'PieceModal',
);

/** The document of a payment, an order, a transfer, an advance or a closing, as it is printed and sent. */
export interface Piece {
  /** An advance has the document of the transfer that granted it (ADR 0047). */
  objet: ObjetImprime | 'avance';
  imprimeid: RecordId;
  numero: string;
  /** What was posted to the register, the total of the order, what was moved, or what was counted. */
  montant: Francs;
  /** What is still owed after it; null where nothing is owed by it. */
  reste: Francs | null;
  /** Phone of who paid or was paid; empty when that is not known. */
  tel: string;
  /** What the beneficiary may still sign; nothing of what is no payment. */
  aSigner?: ASigner | null;
  /** Whether that comes before the prints: the cash has just left a register that asks for it (ADR 0048). */
  isSignedFirst?: boolean;
}

/** Returns the document of a payment; null for none, as in an answer that an older version of the app has cached. */
export function pieceDe(row: Reglement, { tel: telDette = '' }: Pick<Dette, 'tel'>): Piece | null {
  const { imprimeid, numero, montant, montantrestant: reste, beneficiairetel } = row;
  if (!imprimeid) return null;
  const tel = beneficiairetel || telDette;
  return { objet: 'reglement', imprimeid, numero, montant, reste, tel, aSigner: aSigner(row) };
}

/** Returns the document of an order, as `pieceDe` does. */
export const bonDe = ({ imprimeid, numero, montant, reste, tel }: Commande): Piece | null =>
  imprimeid ? { objet: 'commande', imprimeid, numero, montant, reste, tel } : null;

/** Returns the document of a transfer, as `pieceDe` does: its slip, or that of the advance that it granted. */
export function bordereauDe({ imprimeid, numero, montant }: Transfert): Piece | null {
  if (!imprimeid) return null;
  const objet = rangOf(numero)?.serie === 'AV' ? 'avance' : 'transfert';
  return { objet, imprimeid, numero, montant, reste: null, tel: '' };
}

/** Returns the document of an advance, as `pieceDe` does; null before it is paid out too. */
export const bonAvanceDe = ({ imprimeid, numero, montant, porteurtel: tel }: Avance): Piece | null =>
  imprimeid ? { objet: 'avance', imprimeid, numero, montant, reste: null, tel } : null;

/** Returns the minutes of a closing, as `pieceDe` does (ADR 0049). */
export const pvDe = ({ imprimeid, pv: numero, compte: montant }: Arrete): Piece | null =>
  imprimeid ? { objet: 'arrete', imprimeid, numero, montant, reste: null, tel: '' } : null;

export interface PieceDialogProps {
  piece: Piece;
  onClose(): void;
}

/** The document of a payment, an order, a transfer, an advance or a closing, whose code comes when it is first opened. */
export function PieceDialog(props: PieceDialogProps) {
  return (
    <LazyDialog size="sm" onClose={props.onClose}>
      <PieceModal {...props} />
    </LazyDialog>
  );
}

/** Returns the function that makes the offer to print and to send a document; none without a document. */
export function usePieceOffer(): (label: string, piece: Piece | null) => Parameters<Toaster['success']>[1] {
  const open = useOffered();
  return (label, piece) =>
    piece ? { label, onAction: () => open((close) => <PieceDialog piece={piece} onClose={close} />) } : undefined;
}
