import type { Avance } from '@comptoir/contract/avance';
import type { Piece } from '../reglements/PieceDialog';

/** The acts that open a dialog, in the order of the menu. */
export const ACTES_OUVERTS = ['justifier', 'rendre', 'accorder', 'approuver', 'refuser', 'annuler'] as const;
export type ActeOuvert = (typeof ACTES_OUVERTS)[number];

/** The dialog that is open about an advance; `demander` asks for a new one, `piece` is its document. */
export type OpenedAvance = { demander: true } | { piece: Piece } | { acte: ActeOuvert; avance: Avance } | null;
