import { run } from './run.mjs';

await run('server/suites/campaigns/run.ts');
