import { expect, test } from 'vitest';
import { shrunkSize } from './shrinkImage';

test('PRODUCT 1.18: a 12-megapixel photo is shrunk to 1 920 px on its longest side, in proportion', () => {
  expect(shrunkSize({ width: 4032, height: 3024 })).toEqual({ width: 1920, height: 1440 });
  expect(shrunkSize({ width: 3024, height: 4032 })).toEqual({ width: 1440, height: 1920 });
});

test('PRODUCT 1.18: an image within 1 920 px is sent as it is', () => {
  expect(shrunkSize({ width: 1920, height: 1080 })).toBeNull();
  expect(shrunkSize({ width: 10, height: 1920 })).toBeNull();
});

test('PRODUCT 1.18: a very long strip keeps at least one pixel of its short side', () => {
  expect(shrunkSize({ width: 40_000, height: 2 })).toEqual({ width: 1920, height: 1 });
});
