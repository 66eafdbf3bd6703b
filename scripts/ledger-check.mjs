import { run } from './run.mjs';

await run('server/ledger/check.ts');
