import type { Permission } from '@comptoir/domain/permission';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app';
import { counterOf } from '../../testing/counter';
import { openedForTests } from '../../testing/openedForTests';

const house = openedForTests(testApp);
/** More than may run and wait together. */
const ASKED = 60;

interface Greed {
  permission: Permission;
  path: string;
  /** Nobody can read what is asked for until the lock on this table is released. */
  table: string;
}

/** Asks for the same thing sixty times at once: too many are refused, the others answered, and other users work on. */
async function waitsAlone({ permission, path, table }: Greed): Promise<void> {
  const [greedy, other] = [await house.as([permission]), await house.as(['type de depenses'])];
  const ask = async () => {
    const answer = await greedy.get(path);
    return { status: answer.status, code: answer.body?.code, retryAfter: answer.headers.get('retry-after') };
  };
  const tooMany = { status: 429, code: 'requete.trop_frequente', retryAfter: '5' };
  let asked: ReturnType<typeof ask>[] = [];
  // This connection is separate, and without the server's time limits.
  const client = new pg.Client(house.connection);
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    asked = Array.from({ length: ASKED }, ask);
    const refused = asked.map(async (one) =>
      (await one).status === 429 ? one : Promise.reject(new Error('answered')),
    );
    expect(await Promise.any(refused)).toEqual(tooMany);
    for (let i = 0; i < 10; i += 1) expect((await other.get('typedepenses/withoutpagination')).status).toBe(200);
  } finally {
    // The end of the connection releases the lock.
    await client.end();
  }
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 429)).not.toContainEqual(expect.not.objectContaining(tooMany));
  // A read that waited too long for the lock gets 503; the others reached the database.
  expect(answers.filter(({ status }) => status !== 429).length).toBeGreaterThanOrEqual(22);
  expect((await ask()).status).toBe(200);
}

test('who asks for the dashboard sixty times at once waits; others work on (ASVS 2.4.1, 15.2.2)', () =>
  waitsAlone({
    permission: 'tableau de bord',
    path: 'dashboard/totaux?datedebut=2026-01-01&datefin=2026-12-31',
    table: 'cumul',
  }));

test('so does whoever asks for the statement of a client as a PDF (ASVS 2.4.1, ADR 0042)', async () => {
  const clientid = await (await counterOf(await house.asAdmin())).client();
  const path = `clients/${clientid}/releve.pdf?datedebut=2026-01-01&datefin=2026-12-31`;
  await waitsAlone({ permission: 'commandes', path, table: 'client' });
});
