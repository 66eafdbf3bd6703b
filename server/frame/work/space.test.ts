import { expect, it, vi } from 'vitest';
import { promisedRoom, spaceGuard } from './space';

it('refuses writes while the disk is short, and asks the system every five seconds (RELIABILITY F10)', async () => {
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

it('small uploads to a large disk ask the system once a second; what they hold counts', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const GIB = 2 ** 30;
  let asked = 0;
  const room = promisedRoom('/', GIB, async () => {
    asked += 1;
    return 4 * GIB;
  });
  await room.hold(GIB);
  await room.hold(GIB - 1);
  expect(asked).toBe(1);
  await room.hold(1);
  expect(asked, 'no more than plenty is left').toBe(2);
  await expect(room.hold(GIB + 1)).rejects.toMatchObject({ code: 'espace.insuffisant' });
  room.release(3 * GIB);
  await room.hold(0);
  await room.hold(0);
  expect(asked).toBe(4);
  clock.mockReturnValue(1000);
  await room.hold(0);
  expect(asked).toBe(5);
  clock.mockRestore();
});

it('whoever comes while the disk is asked waits for what it says', async () => {
  const GIB = 2 ** 30;
  const room = promisedRoom('/', 0, async () => 5 * GIB);
  await room.hold(0);
  // The first asks the disk, as it leaves less than plenty; the second, which would not have to, has no room beside it.
  const outcomes = await Promise.allSettled([room.hold(4 * GIB + 1), room.hold(GIB)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
