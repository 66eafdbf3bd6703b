import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { insertActivite } from '../frame/audit/repository';
import { ensureFirstAdministrator } from '../process/firstAdministrator';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

const AUTHOR = { requestid: '00000000-0000-4000-8000-000000000000', utilisateurid: null, date: '2026-11-21T08:00:00Z' };

it('an update gives an administrator back what nobody could do (docs/adr/0013)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db, close } = openDatabase(older.connection, { max: 2 });
  const old = (objet: string, objetid: number, lines: object) =>
    insertActivite(db, AUTHOR, { actiontype: 'Update', libelle: 'Avant', objet, objetid, ...lines });
  try {
    await inOneTransaction(session, async () => {
      await ensureTrigrams(session.db);
      await migrateWithin(session.db, '0014_totaux');
    });
    await ensureFirstAdministrator(db, 'Bandama-2026-Cocody');
    await db.updateTable('utilisateur').set({ caisses: [] }).execute();
    await old('caisse', 7, { apres: { caisseid: 7, libelle: 'Coffre' } });
    await old('mouvementcaisse', 1, { avant: { caisseid: 7 } });
    await old('reglement', 1, { avant: { caisseid: 9 }, apres: { caisseid: 7 } });
    await old('reglement', 2, { avant: { caisseid: 9 }, apres: { caisseid: 9 } });
    await old('client', 1, { apres: { clientid: 1 } });
    await inOneTransaction(session, () => migrateWithin(session.db));

    expect(await db.selectFrom('utilisateur').select(['caisses', 'version']).execute()).toEqual([
      { caisses: null, version: 2 },
    ]);
    const lines = await db
      .selectFrom('activite')
      .select(['libelle', 'caisses', 'avant', 'apres'])
      .orderBy('activiteid')
      .execute();
    expect(lines.slice(1, -1).map(({ caisses }) => caisses)).toEqual([[7], [7], [9, 7], [9], null]);
    expect(lines.at(-1)).toMatchObject({
      libelle: 'admin (mise à jour)',
      avant: { caisses: [] },
      apres: { caisses: null },
    });
  } finally {
    await close();
  }
});
