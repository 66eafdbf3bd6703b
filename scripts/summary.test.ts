import { expect, it } from 'vitest';
import { summaryOf } from './summary.mjs';

const nothing = { reasons: [], unstable: [], slowest: [] };

it('ends with a line for each step and the counts, after what failed, what was tried again and what was slow', () => {
  const text = summaryOf(
    [
      { ...nothing, name: 'lint', state: 'ok', seconds: 9.96, passed: 1 },
      {
        name: 'e2e',
        state: 'FAILED',
        seconds: 120,
        passed: 24,
        reasons: ['[fr] e2e/a.spec.ts:3 › pays\n    Error: oh'],
        unstable: [{ name: '[fr] e2e/b.spec.ts:4 › sells', first: 'Error', second: 'fine' }],
        slowest: [{ file: 'e2e/a.spec.ts', title: 'pays', line: 3, project: 'fr', seconds: 12.34 }],
      },
      { ...nothing, name: 'sizes', state: 'not run', seconds: 0, passed: 0 },
    ],
    125.4,
  );
  expect(text).toBe(`Slowest of e2e
     12.3 s  [fr] e2e/a.spec.ts:3 › pays

Unstable: failed, and passed when tried again (test-results/unstable.md)
  [fr] e2e/b.spec.ts:4 › sells

Failed
  [fr] e2e/a.spec.ts:3 › pays
    Error: oh

ok      lint           10.0 s  1 passed
FAILED  e2e           120.0 s  24 passed, 1 failed, 1 unstable
not run sizes           0.0 s  0 passed

25 passed, 1 failed, in 2 min 5 s
`);
});
