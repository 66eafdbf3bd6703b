import { describe, expect, it } from 'vitest';
import { shares } from './shares';

/** Makes work that ends when the test says so, and tells how much of it ran at the same time. */
function workshop() {
  const open: (() => void)[] = [];
  let most = 0;
  let running = 0;
  return {
    most: () => most,
    running: () => running,
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
    },
    endOne: async () => {
      open.shift()?.();
      for (let i = 0; i < 10; i += 1) await Promise.resolve();
    },
  };
}

describe('costly reads (ASVS 2.4.1, 15.2.2)', () => {
  it('of one user are two at the same time; another user is not behind them', async () => {
    const share = shares(10);
    const { work, running, endOne } = workshop();
    const asked = Array.from({ length: 6 }, () => share(1, work));
    expect(running()).toBe(2);
    asked.push(share(2, work));
    expect(running()).toBe(3);
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
  });

  it('of everybody take half of the connections', async () => {
    const share = shares(6);
    const { work, most, endOne } = workshop();
    const asked = Array.from({ length: 12 }, (_, utilisateurid) => share(utilisateurid, work));
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
    expect(most()).toBe(3);
  });

  it('beyond twenty that wait are refused, and asked again once some are done', async () => {
    const share = shares(10);
    const { work, endOne } = workshop();
    const asked = Array.from({ length: 22 }, () => share(1, work));
    await expect(share(1, work)).rejects.toMatchObject({ code: 'requete.trop_frequente' });
    await endOne();
    asked.push(share(1, work));
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
  });

  it('that fail give their turn back', async () => {
    const share = shares(2);
    for (let i = 0; i < 5; i += 1) {
      await expect(share(1, () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    }
    expect(await share(1, async () => 'done')).toBe('done');
  });
});
