import type { Integrite } from '@comptoir/contract/activites';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/pool';
import { ofOneInstant, readLong } from '../db/reading';
import { rupturesOf } from '../frame/audit/chaine.repository';
import { insertActivite } from '../frame/audit/repository';
import { sealer } from '../frame/audit/sceaux';
import { checkLatest, checkLedger } from '../ledger/check';
import { endProgress, tellProgress } from '../ledger/progress.repository';
import { openLongSession } from '../sauvegarde/session';
import { beginSnapshot, endSnapshot } from '../sauvegarde/snapshot.repository';
import { testApp } from '../trials/testing/app';
import { openedHouse } from '../trials/testing/opened';

const { house, admin } = openedHouse(testApp);

const AUTHOR = { requestid: '00000000-0000-4000-8000-000000000000', utilisateurid: null, date: '2026-11-21T08:00:00Z' };
const told = (db: Db, libelle: string) =>
  insertActivite(db, AUTHOR, { actiontype: 'Insert', libelle, objet: 'essai', objetid: null, apres: { libelle } });

const integrite = async (): Promise<Integrite> => (await admin.get('activites/integrite')).body.data;
const sealedUpTo = async (db: Db) =>
  (await sql<{ n: number }>`SELECT coalesce(max(jusqua), 0) AS n FROM sceau`.execute(db)).rows[0]?.n ?? 0;

/** Runs a statement that the application would never make, returns what `look` finds, and undoes the statement. */
async function behind<Found>(statement: string, look: () => Promise<Found>): Promise<Found> {
  const run = (text: string) =>
    house.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql.raw(text).execute(trx);
    });
  await run(`CREATE TABLE copie AS TABLE activite; ALTER TABLE copie DROP COLUMN caisses; ${statement}`);
  const found = await look();
  await run(`DELETE FROM activite; INSERT INTO activite TABLE copie; DROP TABLE copie`);
  return found;
}

/** Seals all lines. A transaction that happens to run at the same time postpones a pass, so there are several. */
async function sealAll(lines = 3): Promise<void> {
  const seal = sealer(house.db, lines);
  for (let pass = 0; pass < 5; pass += 1) await seal();
}

it('the chain covers every line once, and holds (PRODUCT G)', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await told(house.db, `Ligne ${n}`));
  await sealAll();
  expect(await sealedUpTo(house.db)).toBe(ids.at(-1));
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM activite`.execute(house.db);
  const { sceaux, dernier, ...found } = await integrite();
  expect(found).toEqual({ intacte: true, nombre: rows[0]?.n, rompueA: null });
  expect(sceaux).toBeGreaterThanOrEqual(Math.ceil((rows[0]?.n ?? 0) / 3));
  expect(Date.parse(dernier ?? '')).toBeLessThanOrEqual(Date.now());
  await told(house.db, 'Après');
  expect((await integrite()).intacte).toBe(true);
  await sealAll();
  expect((await integrite()).nombre).toBe((rows[0]?.n ?? 0) + 1);
});

it('a change behind the application’s back is found, and the lines of its seal are named (PRODUCT G)', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 9; n += 1) ids.push(await told(house.db, `Suite ${n}`));
  await sealAll();
  const victim = ids[5] as number;
  for (const statement of [
    `UPDATE activite SET apres = '{"libelle": "Autre"}' WHERE activiteid = ${victim}`,
    `UPDATE activite SET utilisateurid = 1 WHERE activiteid = ${victim}`,
    `UPDATE activite SET date = date - interval '1 millisecond' WHERE activiteid = ${victim}`,
    `DELETE FROM activite WHERE activiteid = ${victim}`,
  ]) {
    const { rompueA, ...rest } = await behind(statement, integrite);
    expect(rest).toMatchObject({ intacte: false });
    expect(rompueA?.premiere).toBeGreaterThan(victim - 3);
    expect(rompueA?.premiere).toBeLessThanOrEqual(victim + 1);
    expect(rompueA?.derniere).toBeGreaterThanOrEqual(victim);
    expect(rompueA?.derniere).toBeLessThan(victim + 3);
  }
  expect(await integrite()).toMatchObject({ intacte: true, rompueA: null });
});

it('a line of a transaction that still runs is waited for: a smaller id may come later (RELIABILITY F41)', async () => {
  await sealAll();
  const before = await sealedUpTo(house.db);
  const other = openDatabase(house.connection, { max: 1 });
  let sealedMeanwhile = -1;
  await other.db.transaction().execute(async (trx) => {
    await told(trx, 'Lente');
    await told(house.db, 'Rapide');
    await sealAll();
    sealedMeanwhile = await sealedUpTo(house.db);
  });
  await other.close();
  expect(sealedMeanwhile).toBe(before);
  await sealAll();
  expect(await sealedUpTo(house.db)).toBe(before + 2);
  expect((await integrite()).intacte).toBe(true);
});

it('a long reading of one instant, a check of the ledger or a backup, holds no seal back (docs/adr/0018)', async () => {
  const sealedMeanwhile = async () => {
    const line = await told(house.db, 'Pendant la lecture');
    await sealAll();
    expect(await sealedUpTo(house.db)).toBe(line);
  };
  await readLong(house.db, sealedMeanwhile);
  await house.db.connection().execute(async (connection) => {
    await tellProgress(connection, { fait: 1, sur: 2, depuis: '2026-11-01T06:00:00.000Z' });
    await ofOneInstant(connection, sealedMeanwhile);
    await endProgress(connection);
  });
  await using session = await openLongSession(house.connection);
  await beginSnapshot(session);
  await sealedMeanwhile();
  await endSnapshot(session);
});

it('two servers seal one chain', async () => {
  for (let n = 0; n < 20; n += 1) await told(house.db, `Deux ${n}`);
  await Promise.all([sealAll(), sealAll()]);
  expect((await integrite()).intacte).toBe(true);
});

it('a start looks at the latest seals alone, a whole check at all of them (docs/adr/0013)', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 25; n += 1) ids.push(await told(house.db, `Sceau ${n}`));
  await sealAll(1);
  const both = async () =>
    [await checkLatest(house.db), await checkLedger(house.db)].map((found) => found.map(({ id }) => id));
  const change = (activiteid = 0) => `UPDATE activite SET libelle = 'Autre' WHERE activiteid = ${activiteid}`;
  expect(await both()).toEqual([[], []]);
  expect(await behind(change(ids[0]), both)).toEqual([[], ['T06']]);
  expect(await behind(change(ids.at(-1)), both)).toEqual([['T06'], ['T06']]);
});

it('the latest seals end with the one that reaches so many lines (docs/adr/0018)', async () => {
  for (let n = 0; n < 12; n += 1) await told(house.db, `Ligne ${n}`);
  await sealAll();
  const { rows: sceaux } = await sql<{ nombre: number }>`
    SELECT nombre FROM sceau ORDER BY jusqua DESC LIMIT 3`.execute(house.db);
  const [last = 0, before = 0, third = 0] = sceaux.map(({ nombre }) => nombre);
  const followed = async (lignes: number) => {
    const latest = rupturesOf({ sceaux: 20, lignes });
    return (await sql`${sql.raw(latest)}`.execute(house.db)).rows.length;
  };
  const limits = [1, last, last + 1, last + before, last + before + 1, last + before + third];
  const found = await behind(`UPDATE activite SET libelle = 'Autre'`, () => Promise.all(limits.map(followed)));
  expect(found).toEqual([1, 1, 2, 2, 3, 3]);
});
