import { processConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { visitEmbedded } from '../frame/embedded/visit';
import { checkLedger } from '../ledger/check';

const brokenRules = (rules: number) => `${rules} ${rules > 1 ? 'règles violées' : 'règle violée'}.`;

/**
 * `npm run ledger:check`: checks every invariant of the ledger, with or without a running Comptoir. Exit code 1 when
 * one fails.
 */
async function main(): Promise<number> {
  const config = processConfig(process.argv.includes('--demo'));
  const { connection, stop } = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => undefined }
    : await visitEmbedded({ dataDir: config.dataDir, say: print });
  const { db, close } = openDatabase(connection, { max: 1 });
  try {
    const violations = await checkLedger(db);
    for (const { id, rule, rows } of violations) print(`${id} ${rule}\n${rows.map(asLine).join('\n')}`);
    print(violations.length === 0 ? 'Registre juste (ledger sound).' : brokenRules(violations.length));
    return violations.length === 0 ? 0 : 1;
  } finally {
    await close();
    await stop();
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const asLine = (row: unknown) => `  ${JSON.stringify(row)}`;

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  },
);
