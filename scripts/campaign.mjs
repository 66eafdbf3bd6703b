import { run } from './run.mjs';

await run('server/trials/suites/campaigns/run.ts');
