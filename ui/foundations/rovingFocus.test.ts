import { describe, expect, test } from 'vitest';
import { rovingIndex, typedIndex } from './rovingFocus';

describe('DESIGN rule 22: arrows, Home and End', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 0, undefined],
    ['a', 0, undefined],
  ])('%s from %i of three leads to %s', (key, index, expected) => {
    expect(rovingIndex(key, index, 3, 'vertical')).toBe(expected);
  });

  test('the horizontal keys are left and right', () => {
    expect(rovingIndex('ArrowRight', 0, 2, 'horizontal')).toBe(1);
    expect(rovingIndex('ArrowDown', 0, 2, 'horizontal')).toBeUndefined();
  });

  test('nothing to move to in an empty list', () => {
    expect(rovingIndex('ArrowDown', -1, 0, 'vertical')).toBeUndefined();
  });
});

describe('a typed letter', () => {
  const texts = ['Modifier', 'Régler', ' Marquer', 'Supprimer'];

  test('finds the next item that begins with it, and wraps around', () => {
    expect(typedIndex('m', 0, texts)).toBe(2);
    expect(typedIndex('M', 2, texts)).toBe(0);
  });

  test('finds nothing', () => {
    expect(typedIndex('z', 0, texts)).toBe(-1);
    expect(typedIndex('m', -1, [])).toBe(-1);
  });
});
