import { describe, expect, test } from 'vitest';
import { dismissToast, EMPTY, sayToast, type Toast, timeOf } from './model';

const toast = (id: number, text = `message ${id}`): Toast => ({ id, tone: 'success', text, actions: [], atMs: id });

describe('DESIGN rule 17: toasts', () => {
  test('a message is shown and kept in the history', () => {
    const state = sayToast(sayToast(EMPTY, toast(1)), toast(2));
    expect(state.shown.map(({ id }) => id)).toEqual([1, 2]);
    expect(state.history.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('the same message said again is shown once, anew', () => {
    const state = sayToast(sayToast(EMPTY, toast(1, 'Enregistré')), toast(2, 'Enregistré'));
    expect(state.shown).toEqual([toast(2, 'Enregistré')]);
    expect(state.history).toHaveLength(2);
  });

  test('three are shown at most; older ones can be read in the history', () => {
    const state = Array.from({ length: 5 }, (_, i) => toast(i + 1)).reduce(sayToast, EMPTY);
    expect(state.shown.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(state.history).toHaveLength(5);
  });

  test('the same text in another tone is another message', () => {
    const state = sayToast(sayToast(EMPTY, toast(1, 'Dépense')), { ...toast(2, 'Dépense'), tone: 'danger' });
    expect(state.shown).toHaveLength(2);
  });

  test('what is dismissed stays in the history', () => {
    const state = dismissToast(sayToast(EMPTY, toast(1)), 1);
    expect(state.shown).toEqual([]);
    expect(state.history).toHaveLength(1);
  });

  test('the history keeps the last twenty', () => {
    const state = Array.from({ length: 25 }, (_, i) => toast(i + 1)).reduce(sayToast, EMPTY);
    expect(state.history).toHaveLength(20);
    expect(state.history[0]?.id).toBe(25);
  });

  test('the time is written with two digits each', () => {
    expect(timeOf(new Date(2026, 10, 20, 9, 5).getTime())).toBe('09:05');
  });
});
