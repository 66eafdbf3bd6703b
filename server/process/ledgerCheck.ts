import { processConfig } from '../config';
import { checkLedger, type Violation } from '../ledger/check';
import { stopsWrites } from '../ledger/invariants';
import { print } from '../sauvegarde/console';
import { runCommand, visitDatabase } from './visitDatabase';

const brokenRules = (rules: number) => `${rules} ${rules > 1 ? 'règles violées' : 'règle violée'}.`;

/**
 * `npm run ledger:check`: checks every invariant of the ledger, with or without a running Comptoir. Exits with 1 when
 * one fails that stops writes; others are only named.
 */
async function main(): Promise<number> {
  return visitDatabase(processConfig(process.argv.includes('--demo')), async (db) => {
    const violations = await checkLedger(db);
    for (const { id, rule, rows } of violations) print(`${id} ${rule}\n${rows.map(asLine).join('\n')}`);
    const broken = violations.filter(stopsWrites).length;
    if (violations.length > broken) print(`À corriger, sans bloquer les écritures (told only): ${toldIds(violations)}`);
    print(broken === 0 ? 'Registre juste (ledger sound).' : brokenRules(broken));
    return broken === 0 ? 0 : 1;
  });
}

const toldIds = (violations: readonly Violation[]) =>
  violations.flatMap((violation) => (stopsWrites(violation) ? [] : [violation.id])).join(', ');

const asLine = (row: unknown) => `  ${JSON.stringify(row)}`;

runCommand(main);
