import { run } from './run.mjs';

// How fast the server answers and starts, and its memory; with `--web`, what a person waits for in a browser.
await run(process.argv.includes('--web') ? 'bench/web/run.ts' : 'bench/run.ts');
