import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A line as the browser's own tools slow it: milliseconds before each answer, kilobits a second for all together. */
export interface Line {
  name: string;
  latencyMs: number;
  kbits: number;
}

/** DESIGN "Weight and speed". */
export const SLOW_3G: Line = { name: '400 kbit/s', latencyMs: 400, kbits: 400 };
export const SLOW_4G: Line = { name: '1.6 Mbit/s', latencyMs: 150, kbits: 1600 };
/** How much slower the processor is made. */
export const CPU_DIVISOR = 6;

const conditions = ({ latencyMs, kbits }: Line) => ({
  offline: false,
  latency: latencyMs,
  downloadThroughput: (kbits * 1000) / 8,
  uploadThroughput: (kbits * 1000) / 8,
});

/** Slows a page, and the service worker that answers for it: the browser counts it as a program of its own. */
export async function slowDown(page: Page, line: Line, divisor = CPU_DIVISOR): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions(line));
  await session.send('Emulation.setCPUThrottlingRate', { rate: divisor });
  await slowWorkers(page.context(), line);
  return session;
}

/** Playwright gives no session of a service worker: the browser's own passes the messages on. */
async function slowWorkers(context: BrowserContext, line: Line): Promise<void> {
  const browser = context.browser();
  if (!browser) return;
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', {
    filter: [{ type: 'service_worker', exclude: false }],
  });
  for (const { targetId } of targetInfos) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const say = (id: number, method: string, params: object) =>
      session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await say(1, 'Network.enable', {});
    await say(2, 'Network.emulateNetworkConditions', conditions(line));
  }
}
