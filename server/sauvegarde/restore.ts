import { resolve } from 'node:path';
import { processConfig } from '../config';
import { StartRefusal } from '../frame/work/startRefusal';
import { print, runTool } from './console';
import { restoreInto } from './restoreInto';

/**
 * `npm run restore -- folder`: restores a backup into the empty DATA_DIR and, when set, the empty database of
 * DATABASE_URL.
 */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartRefusal('Usage : restore <dossier-de-la-sauvegarde>');
  const config = processConfig(false);
  const { createdon, schema, tables, files, ledger } = await restoreInto(config, resolve(folder), print);
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  print(`Restauré dans (restored into): ${config.dataDir}${config.databaseUrl ? ' et la base de DATABASE_URL' : ''}`);
  print(
    `  état du (as of) ${createdon}, schéma ${schema} : ` +
      `${tables.length} tables, ${rows} lignes, ${files.count} fichiers`,
  );
  print(
    `  ${ledger.caisses} caisses, solde total ${ledger.solde} Fcfa, ${ledger.ecritures} écritures : registre juste`,
  );
  print(`  ${ledger.activites} lignes de journal, dernier sceau ${ledger.sceau ?? 'aucun'}`);
  print('Chacun se connecte à nouveau (everybody signs in again).');
}

runTool(main);
