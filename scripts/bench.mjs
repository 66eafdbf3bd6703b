import { run } from './run.mjs';

// How it starts and what it holds, on data that a benchmark kept; or how fast it answers.
await run(process.argv.includes('--life') ? 'bench/life.ts' : 'bench/run.ts');
