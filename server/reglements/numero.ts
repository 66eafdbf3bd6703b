import type { Reglement } from '@comptoir/contract/reglements';
import type { Numerotage } from '../ledger/imprimes/repository';

/**
 * A payment as the audit log keeps it: without its document, which it gets after the log's line is written, under the
 * register's row lock (ADR 0041).
 */
export const logged = ({
  imprimeid,
  numero,
  remplace,
  decharge,
  ...reglement
}: Reglement): Omit<Reglement, 'imprimeid' | 'numero' | 'remplace' | 'decharge'> => reglement;

/**
 * A payment that was read before it was posted, with the document that it got then, not signed yet; as it is without
 * one.
 */
export const numbered = (apres: Reglement, numerotage: Numerotage | undefined): Reglement =>
  numerotage === undefined ? apres : { ...apres, ...numerotage, remplace: apres.numero, decharge: '' };
