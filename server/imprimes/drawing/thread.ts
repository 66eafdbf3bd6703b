import { parentPort } from 'node:worker_threads';
import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import { type Descriptions, pdfOf } from './pdf';
import { type Points, picture } from './picture';

/** What a thread is asked to draw. */
export interface Order {
  descriptions: Descriptions;
  /** A PNG without transparency, or a JPEG. */
  logo: Uint8Array | null;
  /** ISO 8601 UTC. */
  madeon: string;
  /** A4 unless it is said. */
  format: FormatImprime | undefined;
  /** The points of the ticket are asked for, and the PDF only where the ticket is too high for a picture. */
  isShared: boolean;
}

/** A PDF, or the points of its first page. */
export type Drawn = { pdf: Uint8Array } | { points: Points };

/** Draws what it is asked for, one after the other; what fails ends the thread. */
parentPort?.on('message', async (order: Order) => {
  const drawn = await drawnOf(order);
  const { buffer } = 'pdf' in drawn ? drawn.pdf : drawn.points.data;
  parentPort?.postMessage(drawn, [buffer as ArrayBuffer]);
});

async function drawnOf({ descriptions, isShared, ...edition }: Order): Promise<Drawn> {
  const points = isShared ? await picture(await pdfOf(descriptions, { ...edition, format: '80' })) : null;
  return points ? { points } : { pdf: Uint8Array.from(await pdfOf(descriptions, edition)) };
}
