import type { Commande } from '@comptoir/contract/commandes';

/**
 * An order as the audit log keeps it: without its document, whose number is drawn after the log's line, under the lock
 * of the house's series (ADR 0045).
 */
export const logged = ({ imprimeid, numero, ...commande }: Commande): Omit<Commande, 'imprimeid' | 'numero'> =>
  commande;
