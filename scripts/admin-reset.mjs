import { run } from './run.mjs';

await run('server/process/lifecycle/adminReset.ts');
