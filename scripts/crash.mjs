import { run } from './run.mjs';

await run('server/crash/run.ts');
