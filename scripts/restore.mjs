import { run } from './run.mjs';

await run('server/sauvegarde/restore.ts');
