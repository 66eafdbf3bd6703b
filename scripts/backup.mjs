import { run } from './run.mjs';

await run('server/sauvegarde/backup.ts');
