import { run } from './run.mjs';

await run('server/trials/campaigns/run.ts');
