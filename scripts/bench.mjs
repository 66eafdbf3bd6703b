import { run } from './run.mjs';

// What a further worker brings, on data that a benchmark kept; what a request costs beside a bare server; or how fast it
// answers and starts, and what it holds.
const asked = ['workers', 'cost'].find((name) => process.argv.includes(`--${name}`));
await run(`bench/${asked ?? 'run'}.ts`);
