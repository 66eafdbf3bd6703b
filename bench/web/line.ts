import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A line as the browser's own tools slow it: delay before each answer, and speed of all answers together. */
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

/** Slows a page and its service worker, which the browser counts as a separate program. */
export async function slowDown(page: Page, line: Line, divisor = CPU_DIVISOR): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions(line));
  await session.send('Emulation.setCPUThrottlingRate', { rate: divisor });
  await slowWorkers(page.context(), line);
  return session;
}

/** Slows the service workers. Playwright has no session for them, so the browser's session passes the messages on. */
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
