import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../trials/testing/fresh';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedForTests } from '../trials/testing/openedForTests';
import { openDatabase } from './openDatabase';
import { changeRecord, countNaming, deleteRecord, liveRow } from './records.repository';
import { inTransaction } from './transaction';

const own = openedForTests(async () => {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.connection, { max: 3 });
  return { ...database, close: () => database.close().then(fresh.drop) };
});

const made = async (cle: string) => {
  const values = { libelle: cle, cle };
  return own.db.insertInto('typedepense').values(values).returning('typedepenseid').executeTakeFirstOrThrow();
};

it('a record that is changed has its next version, and one that is deleted is live no more', async () => {
  const { typedepenseid } = await made('ciment');
  await changeRecord(own.db, 'typedepense', typedepenseid, { libelle: 'Ciment' });
  expect(await liveRow(own.db, 'typedepense', typedepenseid)).toMatchObject({ libelle: 'Ciment', version: 2 });
  await deleteRecord(own.db, 'typedepense', typedepenseid, '2026-03-01T08:00:00Z');
  expect(await liveRow(own.db, 'typedepense', typedepenseid)).toBeUndefined();
});

it('who names a record holds it: it is counted before the record is deleted', async () => {
  const { typedepenseid } = await made('sable');
  let counted: Promise<number> | undefined;
  await inTransaction(own.db, async (trx) => {
    await liveRow(trx, 'typedepense', typedepenseid, 'KEY SHARE');
    counted = inTransaction(own.db, async (other) => {
      await liveRow(other, 'typedepense', typedepenseid, 'UPDATE');
      return countNaming(other, 'depense', 'typedepenseid', typedepenseid);
    });
    await Promise.race([counted, expect.poll(() => lockWaits(own.db)).toBe(1)]);
    await sql`
      INSERT INTO depense (libelle, typedepenseid, montant, description, date, recherche, expenseonstep)
      VALUES ('Sable', ${typedepenseid}, 5, '', '2026-03-01', 'sable', 0)
    `.execute(trx);
  });
  expect(await counted).toBe(1);
});
