import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptList } from './keptList';
import { stubBrowser } from './testing/browser';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const photo = (bytes: string) => new File([bytes], 'photo.jpg', { lastModified: 1 });

it('what has not changed is the same list; another file alone makes another one', async () => {
  let kept = [{ nom: 'a', photo: photo('x') }];
  const list = new KeptList(1, 'liste', async () => kept.map((item) => ({ ...item })));
  await list.refresh();
  const before = list.items();
  await list.refresh();
  expect(list.items()).toBe(before);
  kept = [{ nom: 'a', photo: photo('une autre') }];
  await list.refresh();
  expect(list.items()).not.toBe(before);
});

it('what was read before is not shown after what was read later', async () => {
  const answers: ((items: number[]) => void)[] = [];
  const list = new KeptList(1, 'liste', () => new Promise<number[]>((resolve) => answers.push(resolve)));
  const [first, second] = [list.refresh(), list.refresh()];
  const [, older, newer] = answers;
  newer?.([2]);
  await second;
  older?.([1]);
  expect(await first).toEqual([2]);
  expect(list.items()).toEqual([2]);
});
