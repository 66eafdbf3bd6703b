import type { Transfert } from '@comptoir/contract/transferts';

/**
 * A transfer as the audit log keeps it: without its document, which it gets after the log's line is written, under the
 * row lock of its source (ADR 0047).
 */
export const logged = ({ imprimeid, numero, ...transfert }: Transfert): Omit<Transfert, 'imprimeid' | 'numero'> =>
  transfert;
