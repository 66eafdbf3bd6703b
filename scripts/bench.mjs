import { run } from './run.mjs';

// Measures answers, start and memory of the server; with `--web`, the waiting times of a person in a browser.
await run(process.argv.includes('--web') ? 'bench/web/run.ts' : 'bench/run.ts');
