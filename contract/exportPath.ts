import type { Call } from './call';

/** Returns where all rows of a list are answered as a file (PRODUCT L). */
export const exportPath = ({ path }: Pick<Call, 'path'>): string => `${path}/export`;

/** Asks in `colonnes` for all columns of the file, and not only for those of the screen. */
export const TOUTES = 'toutes';
