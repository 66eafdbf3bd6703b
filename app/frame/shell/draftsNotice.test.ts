import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringDrafts, DraftsNotice } from './draftsNotice';

const { draftsOf } = vi.hoisted(() => ({ draftsOf: vi.fn() }));
vi.mock('../device/drafts', () => ({ draftsOf }));
vi.mock('../session/currentSession', () => ({ getSession: () => ({ user: { utilisateurid: 7 } }) }));

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000));
const never = () => new Promise<never>(() => undefined);
const pass = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** A device whose disk answers when `read` ends, that there are `count` drafts. */
function keeps(count: number, read: Promise<unknown>) {
  let items: readonly object[] = [];
  draftsOf.mockReturnValue({
    read: read.then(() => {
      items = Array.from({ length: count }, () => ({}));
    }),
    items: () => items,
  });
}

/** Begins a start on a device, and tells after each wait whether its screen may be drawn. */
function start(screen: Promise<unknown>) {
  let isOver = false;
  void bringDrafts(screen).then(() => {
    isOver = true;
  });
  return () => isOver;
}

const arrive = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  arrive.mockReset();
  vi.spyOn(DraftsNotice, 'arrive').mockImplementation(arrive);
});

afterEach(() => vi.useRealTimers());

it('DESIGN "Weight and speed": the notice of drafts comes before a slow screen is drawn', async () => {
  keeps(2, seconds(11));
  arrive.mockImplementation(() => seconds(1.5));
  const isOver = start(seconds(10));
  await pass(10.9);
  expect(arrive).not.toHaveBeenCalled();
  await pass(1.5);
  expect(arrive).toHaveBeenCalledOnce();
  expect(isOver()).toBe(false);
  await pass(0.2);
  expect(isOver()).toBe(true);
});

it('loads no notice where no draft waits', async () => {
  keeps(0, seconds(0.1));
  const isOver = start(seconds(1));
  await pass(1.1);
  expect(isOver()).toBe(true);
  expect(arrive).not.toHaveBeenCalled();
});

it('waits 2 s for a disk that does not answer', async () => {
  keeps(1, never());
  const isOver = start(seconds(1));
  await pass(2.9);
  expect(isOver()).toBe(false);
  await pass(0.2);
  expect(isOver()).toBe(true);
  expect(arrive).not.toHaveBeenCalled();
});

it('waits 2 s for a notice that does not arrive', async () => {
  keeps(1, seconds(0.1));
  arrive.mockImplementation(never);
  const isOver = start(seconds(1));
  await pass(2.9);
  expect(isOver()).toBe(false);
  await pass(0.2);
  expect(isOver()).toBe(true);
});
