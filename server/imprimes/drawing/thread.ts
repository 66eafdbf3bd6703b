import { parentPort } from 'node:worker_threads';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { type Descriptions, pdfOf } from './pdf';
import { type Points, picture } from './picture';

/** The order for one drawing. */
export interface Order {
  descriptions: Descriptions;
  /** A PNG without transparency, or a JPEG. */
  logo: Uint8Array | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 by default. */
  format: FormatImprime | undefined;
  /** Asks for the points of the ticket, and for the PDF only when the ticket is too high for a picture. */
  isShared: boolean;
}

/** A PDF, or the points of its first page. */
export type Drawn = { pdf: Uint8Array } | { points: Points };

/** Draws orders one after the other; a failure ends the thread. */
parentPort?.on('message', async (order: Order) => {
  const drawn = await drawnOf(order);
  const { buffer } = 'pdf' in drawn ? drawn.pdf : drawn.points.data;
  parentPort?.postMessage(drawn, [buffer as ArrayBuffer]);
});

async function drawnOf({ descriptions, isShared, ...edition }: Order): Promise<Drawn> {
  const points = isShared ? await picture(await pdfOf(descriptions, { ...edition, format: '80' })) : null;
  return points ? { points } : { pdf: Uint8Array.from(await pdfOf(descriptions, edition)) };
}
