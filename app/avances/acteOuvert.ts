import type { Avance } from '@comptoir/contract/avance';
import type { Imprimable } from '../imprimes/imprimable';

/** The acts that open a dialog, in the order of the menu. */
export const ACTES_OUVERTS = ['justifier', 'rendre', 'accorder', 'approuver', 'refuser', 'annuler'] as const;
export type ActeOuvert = (typeof ACTES_OUVERTS)[number];

/** The dialog that is open about an advance; `demander` asks for a new one, `piece` is its document. */
export type OpenedAvance = { demander: true } | { piece: Imprimable } | { acte: ActeOuvert; avance: Avance } | null;
