import type { Avance } from '@comptoir/contract/avance';
import type { Imprimable } from '../imprimes/imprimable';
import { type Opened, openedAs } from '../records/dialogs/dialog';

/** The acts that open a dialog, in the order of the menu. */
export const ACTES_OUVERTS = ['justifier', 'rendre', 'accorder', 'approuver', 'refuser', 'annuler'] as const;
export type ActeOuvert = (typeof ACTES_OUVERTS)[number];

/** What the dialogs of an advance are about; `demander` asks for a new one, `imprime` is its document. */
export type SujetsAvance = Record<ActeOuvert, Avance> & { demander: true; imprime: Imprimable };
export type OpenedAvance = Opened<SujetsAvance>;
export type OpenAvance = (opened: OpenedAvance) => void;

/** Returns the dialog in which an act is done. */
export const acteDe = (acte: ActeOuvert, avance: Avance): Opened<SujetsAvance> =>
  openedAs<SujetsAvance, ActeOuvert>(acte, avance);
