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

describe('costly work (ASVS 2.4.1, 15.2.2)', () => {
  it('of one user is done twice at the same time; another user is not behind them', async () => {
    const share = shares({ atOnce: 5 });
    const { work, running, endOne } = workshop();
    const asked = Array.from({ length: 6 }, () => share(1, work));
    expect(running()).toBe(2);
    asked.push(share(2, work));
    expect(running()).toBe(3);
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
  });

  it('of everybody takes no more than its share', async () => {
    const share = shares({ atOnce: 3 });
    const { work, most, endOne } = workshop();
    const asked = Array.from({ length: 12 }, (_, utilisateurid) => share(utilisateurid, work));
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
    expect(most()).toBe(3);
  });

  it('of one user is refused beyond twenty that wait, and taken again once some is done', async () => {
    const share = shares({ atOnce: 5 });
    const { work, endOne } = workshop();
    const asked = Array.from({ length: 22 }, () => share(1, work));
    await expect(share(1, work)).rejects.toMatchObject({ code: 'requete.trop_frequente' });
    await endOne();
    asked.push(share(1, work));
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
  });

  it('of everybody is refused beyond what may wait, and taken again once some is done', async () => {
    const share = shares({ atOnce: 1, waiting: 2 });
    const { work, endOne } = workshop();
    const asked = [1, 2, 3].map((utilisateurid) => share(utilisateurid, work));
    await expect(share(4, work)).rejects.toMatchObject({ code: 'base.indisponible' });
    await endOne();
    asked.push(share(4, work));
    for (let i = 0; i < asked.length; i += 1) await endOne();
    await Promise.all(asked);
  });

  it('that fails gives its turn back', async () => {
    const share = shares({ atOnce: 1 });
    for (let i = 0; i < 5; i += 1) {
      await expect(share(1, () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    }
    expect(await share(1, async () => 'done')).toBe('done');
  });
});
