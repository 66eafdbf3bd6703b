import { processConfig } from '../config';
import { checkLedger } from '../ledger/check';
import { print } from '../sauvegarde/console';
import { runCommand, visitDatabase } from './visitDatabase';

const brokenRules = (rules: number) => `${rules} ${rules > 1 ? 'règles violées' : 'règle violée'}.`;

/**
 * `npm run ledger:check`: checks every invariant of the ledger, with or without a running Comptoir. Exit code 1 when
 * one fails.
 */
async function main(): Promise<number> {
  return visitDatabase(processConfig(process.argv.includes('--demo')), async (db) => {
    const violations = await checkLedger(db);
    for (const { id, rule, rows } of violations) print(`${id} ${rule}\n${rows.map(asLine).join('\n')}`);
    print(violations.length === 0 ? 'Registre juste (ledger sound).' : brokenRules(violations.length));
    return violations.length === 0 ? 0 : 1;
  });
}

const asLine = (row: unknown) => `  ${JSON.stringify(row)}`;

runCommand(main);
