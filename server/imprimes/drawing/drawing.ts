import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pngOf } from './png';
import type { Drawn, Order } from './thread';

/** The rest of a thread before it ends, so that the next document finds fonts and libraries open. */
const REST_MS = 60_000;
/** The longest time for a drawing, far beyond that of any document. */
const LONGEST_MS = 120_000;

/** A thread without work, and the timer that ends it. */
let resting: { thread: Worker; end: NodeJS.Timeout } | undefined;

/** A drawn document, as a file. */
interface DrawnFile {
  bytes: Buffer;
  mime: 'application/pdf' | 'image/png';
}

/**
 * Draws documents in a thread: a long one takes seconds, in which every other request would wait. Drawings at the same
 * time have a thread each. Throws the error of the drawing, and an error after too long a time.
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

/** Takes the resting thread, or starts one. */
function awake(): Worker {
  if (resting) {
    const { thread, end } = resting;
    clearTimeout(end);
    resting = undefined;
    return thread;
  }
  const thread = new Worker(new URL('./drawingThread.mjs', import.meta.url));
  thread.unref();
  // The caller who waits for the drawing gets the fault; without a listener it would end the process when nobody waits.
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

/** Waits for the drawing of a thread; a thread that ends before has failed. */
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
