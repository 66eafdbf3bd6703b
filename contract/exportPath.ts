import type { Call } from './call';

/** Returns where all rows of a list are answered as a file (PRODUCT L). */
export const exportPath = ({ path }: Pick<Call, 'path'>): string => `${path}/export`;

/** Returns where the proofs of all rows of a list are answered as a ZIP file (ADR 0059). */
export const dossierPath = ({ path }: Pick<Call, 'path'>): string => `${path}/dossier`;

/** Asks in `colonnes` for all columns of the file, and not only for those of the screen. */
export const TOUTES = 'toutes';
