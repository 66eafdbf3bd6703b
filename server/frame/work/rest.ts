import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** A process rests when it worked for less than this part of the time between two looks. */
const AT_REST = 0.02;
/** Milliseconds of work that leave enough behind to be worth a collection. */
const WORK_MS = 1000;

/**
 * Gives the memory of a load back to the machine when the process rests. V8 collects garbage when more is allocated, so
 * an idle process would keep 30 to 40 MB of a laptop that runs a browser as well.
 */
export function giveBackAtRest(): void {
  const isDue = restAfterWork(() => performance.eventLoopUtilization());
  setInterval(() => {
    if (isDue()) collectGarbage();
  }, LOOK_MS).unref();
}

/** Returns a function for each look: whether the process rests now, and has worked since it last said so. */
export function restAfterWork(used: () => EventLoopUtilization): () => boolean {
  let last = { idle: 0, active: 0 };
  let worked = 0;
  return () => {
    const { idle, active } = used();
    const busy = active - last.active;
    const share = busy / (busy + idle - last.idle);
    last = { idle, active };
    worked += busy;
    const isDue = worked >= WORK_MS && share < AT_REST;
    if (isDue) worked = 0;
    return isDue;
  };
}

/** Collects all garbage of this process, which takes some 50 ms. Node has no call for it, only V8. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
