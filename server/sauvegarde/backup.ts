import { mkdir, readdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { type Config, processConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { visitEmbedded } from '../frame/embedded/visit';
import { openFiles } from '../frame/storage/openStorage';
import { StartRefusal } from '../frame/work/startRefusal';
import { print, runTool } from './console';
import { refuseUnfinishedRestore } from './unfinished';
import { writeBackup } from './write';

/** `npm run backup -- [folder]`: writes one verified backup into that folder, with or without a running Comptoir. */
async function main(): Promise<void> {
  const isDemo = process.argv.includes('--demo');
  const config = processConfig(isDemo);
  const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await refuseUnfinishedRestore(config.dataDir);
  const { dataDir, connection, stop } = await openSource(config);
  const { db, close } = openDatabase(connection, { max: 2 });
  try {
    const storage = await openFiles(config.s3, dataDir, db);
    const parent = resolve(folder ?? join(dataDir, 'sauvegardes'));
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const target = join(parent, `comptoir-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    const { tables, files, ledger } = await writeBackup({ connection, db, storage }, target, print);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    print(`Sauvegardé (backed up): ${target}`);
    print(`  ${rows} lignes, ${files.count} fichiers, ${ledger.caisses} caisses, solde total ${ledger.solde} Fcfa`);
    if (ledger.violations.length > 0)
      print(`  ATTENTION, règles violées (ledger not sound): ${ledger.violations.join(', ')}`);
    await tellUnfinished(parent);
  } finally {
    await close();
    await stop();
  }
}

interface Source {
  dataDir: string;
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

async function openSource({ dataDir, databaseUrl }: Config): Promise<Source> {
  if (!databaseUrl) return visitEmbedded({ dataDir, say: print });
  const real = await realpath(dataDir).catch(() => {
    throw new StartRefusal(`Aucune donnée dans ${dataDir} (no data there).`);
  });
  return { dataDir: real, connection: { connectionString: databaseUrl }, stop: async () => undefined };
}

/** Reports unfinished backups. It does not remove them, because another backup may be writing there. */
async function tellUnfinished(parent: string): Promise<void> {
  const left = (await readdir(parent)).filter((name) => name.endsWith('.inachevee'));
  for (const name of left) print(`Inachevée (unfinished), à supprimer si rien n’y écrit : ${join(parent, name)}`);
}

runTool(main);
