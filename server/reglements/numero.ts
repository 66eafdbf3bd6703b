import type { Reglement } from '@comptoir/contract/reglements';
import type { Numerotage } from '../ledger/imprimes/repository';

/**
 * A payment as the audit log keeps it: without its document, which is numbered after the log's line, under the
 * register's row lock (ADR 0041).
 */
export const logged = ({
  imprimeid,
  numero,
  remplace,
  decharge,
  ...reglement
}: Reglement): Omit<Reglement, 'imprimeid' | 'numero' | 'remplace' | 'decharge'> => reglement;

/** A payment read before its posting, with its new unsigned document; unchanged without one. */
export const numbered = (apres: Reglement, numerotage: Numerotage | undefined): Reglement =>
  numerotage === undefined ? apres : { ...apres, ...numerotage, remplace: apres.numero, decharge: '' };
