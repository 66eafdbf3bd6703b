import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pngOf } from './png';
import type { Drawn, Order } from './thread';

/** How long a thread rests before it ends: the next document of a busy counter finds fonts and libraries open. */
const REST_MS = 60_000;
/** The longest that a drawing may take, far beyond that of any document. */
const LONGEST_MS = 120_000;

/** A thread without work, and what will end it. */
let resting: { thread: Worker; end: NodeJS.Timeout } | undefined;

/** What was drawn, as a file. */
interface DrawnFile {
  bytes: Buffer;
  mime: 'application/pdf' | 'image/png';
}

/**
 * Draws documents in a thread: a long one takes seconds, in which every other request would wait. Drawings at the same
 * time have a thread each.
 * @throws what the drawing throws, and when it takes longer than any document does
 */
export async function drawnFile(order: Order): Promise<DrawnFile> {
  const drawn = await drawnApart(order);
  return 'pdf' in drawn
    ? { bytes: Buffer.from(drawn.pdf.buffer), mime: 'application/pdf' }
    : { bytes: await pngOf(drawn.points), mime: 'image/png' };
}

async function drawnApart(order: Order): Promise<Drawn> {
  const thread = awake();
  try {
    const drawn = await answerOf(thread, order);
    rest(thread);
    return drawn;
  } catch (error) {
    void thread.terminate();
    throw error;
  }
}

/** Takes the thread that rests, or begins one. */
function awake(): Worker {
  if (resting) {
    const { thread, end } = resting;
    clearTimeout(end);
    resting = undefined;
    return thread;
  }
  const thread = new Worker(new URL('./drawingThread.mjs', import.meta.url));
  thread.unref();
  // A fault reaches who waits for the drawing; without a listener it would end the process where nobody does.
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    if (resting?.thread === thread) resting = undefined;
  });
  return thread;
}

function rest(thread: Worker): void {
  if (resting) void thread.terminate();
  else resting = { thread, end: setTimeout(() => void thread.terminate(), REST_MS).unref() };
}

/** Waits for what a thread draws; a thread that ends before it has, has failed. */
async function answerOf(thread: Worker, order: Order): Promise<Drawn> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const late = setTimeout(() => void thread.terminate(), LONGEST_MS).unref();
  const ended = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`The drawing of a document ended with ${code}`);
  });
  thread.postMessage(order);
  try {
    const [drawn] = await Promise.race([once(thread, 'message', { signal }), ended]);
    return drawn;
  } finally {
    clearTimeout(late);
    waiting.abort();
  }
}
