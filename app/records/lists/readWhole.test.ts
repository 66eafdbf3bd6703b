import { MAX_IMPRIMEES } from '@comptoir/domain/limits';
import { describe, expect, it, vi } from 'vitest';
import { readWhole } from './readWhole';

/** A list that grows by one row after each of these requests. */
function listOf(count: number, growsAfter: readonly number[] = []) {
  const rows = Array.from({ length: count }, (_, rank) => count - rank);
  const asked: number[] = [];
  const readPage = async (page: number, limit: number) => {
    asked.push(page);
    const answer = { data: rows.slice((page - 1) * limit, page * limit), count: rows.length };
    if (growsAfter.includes(asked.length)) rows.unshift(rows.length + 1);
    return answer;
  };
  const onProgress = vi.fn();
  const signal = new AbortController().signal;
  return { asked, onProgress, whole: () => readWhole<number>({ readPage, keyOf: (row) => row, signal, onProgress }) };
}

describe('a whole list, for paper (DESIGN rule 23)', () => {
  it('is its pages put together in their order, and tells how far it is', async () => {
    const { whole, asked, onProgress } = listOf(730);
    const read = await whole();
    expect(read).toEqual({ kind: 'rows', rows: Array.from({ length: 730 }, (_, rank) => 730 - rank) });
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(onProgress.mock.calls[0]).toEqual([100, 730]);
    expect(onProgress).toHaveBeenLastCalledWith(730, 730);
  });

  it('may be empty', async () => {
    expect(await listOf(0).whole()).toEqual({ kind: 'rows', rows: [] });
  });

  it('is read again when it changes meanwhile: no row twice, none left out', async () => {
    const { whole } = listOf(250, [1]);
    const read = await whole();
    expect(read.kind === 'rows' && new Set(read.rows).size).toBe(251);
  });

  it('that never stands still is not put together', async () => {
    expect(await listOf(250, [1, 4, 7]).whole()).toEqual({ kind: 'restless' });
  });

  it('is not read beyond what a printed list may hold', async () => {
    const { whole, asked } = listOf(MAX_IMPRIMEES + 1);
    expect(await whole()).toEqual({ kind: 'toolong', count: MAX_IMPRIMEES + 1 });
    expect(asked).toEqual([1]);
    expect(await listOf(MAX_IMPRIMEES).whole()).toMatchObject({ kind: 'rows' });
  });
});
