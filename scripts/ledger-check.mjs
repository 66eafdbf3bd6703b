import { run } from './run.mjs';

await run('server/process/ledgerCheck.ts');
