import { setTimeout as sleep } from 'node:timers/promises';
import type { Answered } from './wire';

const TIMES = 60;
const PAUSE_MS = 500;

/** Asks again while a recovering or busy server answers that it did nothing (F16). */
export async function patiently(ask: () => Promise<Answered>): Promise<Answered> {
  for (let asked = 1; ; asked += 1) {
    const answer = await ask();
    const { code } = (answer.body ?? {}) as { code?: string };
    if (code !== 'base.indisponible' || asked === TIMES) return answer;
    await sleep(PAUSE_MS);
  }
}
