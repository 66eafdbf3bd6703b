import { run } from './run.mjs';

await run('server/lifecycle/ledgerCheck.ts');
