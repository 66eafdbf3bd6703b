import { run } from './run.mjs';

await run('bench/web/run.ts');
