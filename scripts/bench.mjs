import { run } from './run.mjs';

// `--workers` measures what a second process brings, on data that a benchmark kept. `--cost` compares what a request
// costs here and in a bare server. Without them, it measures how fast the server answers and starts, and its memory.
const asked = ['workers', 'cost'].find((name) => process.argv.includes(`--${name}`));
await run(`bench/${asked ?? 'run'}.ts`);
