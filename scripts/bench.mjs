import { run } from './run.mjs';

// How it starts and what it holds, on data that a benchmark kept; what a further worker brings there; what a request
// costs beside a bare server; or how fast it answers.
const asked = ['life', 'workers', 'cost'].find((name) => process.argv.includes(`--${name}`));
await run(`bench/${asked ?? 'run'}.ts`);
