import type { Reglement } from '@comptoir/contract/reglements';

/**
 * A payment as the audit log keeps it: without its number, which it gets after the log's line is written, under the
 * register's row lock (ADR 0041).
 */
export const logged = ({ numero, remplace, ...reglement }: Reglement): Omit<Reglement, 'numero' | 'remplace'> =>
  reglement;

/** A payment that was read before it was posted, with the number that it got then; as it is without one. */
export const numbered = (apres: Reglement, numero: string | undefined): Reglement =>
  numero === undefined ? apres : { ...apres, numero, remplace: apres.numero };
