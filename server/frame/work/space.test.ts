import { expect, it, vi } from 'vitest';
import { spaceGuard } from './space';

it('refuses writes while the disk is short, and asks the system at most every five seconds (RELIABILITY F10)', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  let free = 300;
  let asked = 0;
  const { assert: assertSpace } = spaceGuard('/', 200, async () => {
    asked += 1;
    return free;
  });
  await assertSpace(100);
  await expect(assertSpace(101), 'what comes along').rejects.toMatchObject({ code: 'espace.insuffisant' });
  free = 100;
  await assertSpace();
  expect(asked).toBe(1);
  clock.mockReturnValue(5001);
  await expect(assertSpace()).rejects.toMatchObject({ code: 'espace.insuffisant' });
  free = 300;
  clock.mockReturnValue(10_002);
  await assertSpace();
  clock.mockRestore();
});

it('writes that come at the same time wait for one answer of the system', async () => {
  let asked = 0;
  const { assert: assertSpace } = spaceGuard('/', 200, async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return 300;
  });
  await Promise.all([assertSpace(), assertSpace(100), assertSpace()]);
  expect(asked).toBe(1);
});
