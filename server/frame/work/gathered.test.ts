import { describe, expect, it, vi } from 'vitest';
import { gatheredAsk } from './gathered';

/** Makes questions that are answered when the test says so. */
function held() {
  const questions: { keys: readonly string[]; answer(entries: [string, number][]): void; fail(error: Error): void }[] =
    [];
  const ask = (keys: readonly string[]) =>
    new Promise<ReadonlyMap<string, number>>((resolve, reject) => {
      questions.push({ keys, answer: (entries) => resolve(new Map(entries)), fail: reject });
    });
  return { questions, find: gatheredAsk(ask) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is asked together (CONTRACT "Session": felt by the very next request)', () => {
  it('is asked at once when nothing is under way, else with what came meanwhile, each key once', async () => {
    const { questions, find } = held();
    const first = find('a');
    const others = Promise.all([find('b'), find('a'), find('b')]);
    expect(questions.map(({ keys }) => keys)).toEqual([['a']]);
    questions[0]?.answer([['a', 1]]);
    expect(await first).toBe(1);
    await settled();
    expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['b', 'a']]);
    questions[1]?.answer([['a', 2]]);
    // The second `a` came after the first was asked, so it never gets the first one's answer.
    expect(await others).toEqual([undefined, 2, undefined]);
  });

  it('fails together, and the next are asked all the same', async () => {
    const { questions, find } = held();
    const first = find('a');
    const [second, third] = [find('b'), find('c')];
    questions[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settled();
    questions[1]?.answer([
      ['b', 2],
      ['c', 3],
    ]);
    expect(await Promise.all([second, third])).toEqual([2, 3]);
    void find('d');
    expect(questions).toHaveLength(3);
  });

  it('does not wait for a question that is stuck, and is answered by its own (RELIABILITY F16)', async () => {
    vi.useFakeTimers();
    const { questions, find } = held();
    const first = find('a');
    const second = find('a');
    expect(questions).toHaveLength(1);
    vi.runAllTimers();
    expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
    questions[1]?.answer([['a', 2]]);
    expect(await second).toBe(2);
    questions[0]?.fail(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    void find('b');
    expect(questions).toHaveLength(3);
    vi.useRealTimers();
  });
});
