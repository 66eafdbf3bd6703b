import type { Transfert } from '@comptoir/contract/transferts';

/**
 * A transfer as the audit log keeps it: without its document, which is numbered after the log's line, under the row
 * lock of its source (ADR 0047).
 */
export const logged = ({ imprimeid, numero, ...transfert }: Transfert): Omit<Transfert, 'imprimeid' | 'numero'> =>
  transfert;
