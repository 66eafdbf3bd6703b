import { run } from './run.mjs';

await run('server/lifecycle/adminReset.ts');
