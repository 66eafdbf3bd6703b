import { expect, test } from 'vitest';
import { drawFrom } from '../../demo/draw';
import { scaled, shuffled } from './campaign';
import { slopeOf } from './memory';
import { reportOf } from './report';

test('a run is told as Markdown: what was done, how long it took, each finding and how often', () => {
  const franc = { name: 'franc', shows: 'F21, P08', seconds: 75, counts: { rounds: 20, K: '2 4' }, findings: [] };
  const keys = { ...franc, name: 'keys', seconds: 119.7, counts: {}, findings: ['twice', 'a | b', 'twice'] };
  expect(reportOf({ date: '2026-11-21', commit: 'abc', scale: 0.02, seed: 7 }, [franc, keys])).toBe(
    [
      '### 2026-11-21, commit abc, scale 0.02, seed 7',
      '',
      '| campaign | shows | done | took | findings |',
      '| --- | --- | --- | --- | --- |',
      '| franc | F21, P08 | rounds: 20; K: 2 4 | 1 min 15 s | 0 |',
      '| keys | F21, P08 | broke off | 2 min 0 s | 3 |',
      '',
      '- keys: twice (2 times)',
      '- keys: a | b',
    ].join('\n'),
  );
});

test('one seed is one course of chance', () => {
  const drawn = (seed: number) => {
    const draw = drawFrom(seed);
    return [draw.between(8, 32), draw.between(8, 32), ...shuffled(draw, [1, 2, 3, 4, 5])];
  };
  expect(drawn(5)).toEqual(drawn(5));
  expect(drawn(5)).not.toEqual(drawn(6));
  expect([...drawn(5)].slice(2).sort()).toEqual([1, 2, 3, 4, 5]);
});

test('a campaign is done at least once at any scale', () => {
  const setting = { seed: 1, say: () => undefined };
  expect([0.001, 0.05, 1].map((scale) => scaled({ ...setting, scale }, 200))).toEqual([1, 10, 200]);
});

test('the slope of what stays is 0, of what grows evenly its step', () => {
  expect(slopeOf([7, 7, 7])).toBe(0);
  expect(slopeOf([1, 3, 5, 7])).toBe(2);
  expect(slopeOf([4])).toBe(0);
});
