import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { testApp } from '../trials/testing/app';
import { testClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';

it('a damaged ledger is read, never written, and says so (RELIABILITY § 5.10)', async () => {
  await using house = await testApp();
  const admin = await house.asAdmin();
  await (await counterOf(admin)).caisse(1000);
  await sql`UPDATE caisse SET solde = solde + 1`.execute(house.db);
  const app = await buildApp({
    db: house.db,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    dataDir: house.dataDir,
    storage: house.storage,
    sessionSecret: 'a secret of the tests, long enough to sign with',
    appDir: house.dataDir,
  });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = testClient(baseUrl, admin);
  expect((await client.get('caisses/whithpagination')).status).toBe(200);
  expect(await client.post('caisses', { libelle: 'Autre', montant: 5 })).toMatchObject({
    status: 503,
    body: { code: 'ledger.endommage' },
  });
  expect(await client.send('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'ledger' } });
  await app.close();
});
