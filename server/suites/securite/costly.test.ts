import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { testApp } from '../../testing/app';
import { opened } from '../../testing/opened';

const house = opened(testApp);

test('whoever asks for the dashboard thirty times at once waits for themselves; others work on (ASVS 2.4.1, 15.2.2)', async () => {
  const [greedy, other] = [await house.as(['tableau de bord']), await house.as(['type de depenses'])];
  const ask = () => greedy.get('dashboard/totaux?datedebut=2026-01-01&datefin=2026-12-31');
  let asked: ReturnType<typeof ask>[] = [];
  await inTransaction(house.db, async (trx) => {
    // Nobody sums the registers' movements while this transaction runs.
    await sql`LOCK TABLE mouvementcaisse IN ACCESS EXCLUSIVE MODE`.execute(trx);
    asked = Array.from({ length: 30 }, ask);
    const refused = await Promise.any(
      asked.map(async (one) => {
        const answer = await one;
        if (answer.status !== 429) throw new Error('answered');
        return answer;
      }),
    );
    expect(refused.body.code).toBe('requete.trop_frequente');
    expect(refused.headers.get('retry-after')).toBe('5');
    for (let i = 0; i < 10; i += 1) expect((await other.get('typedepenses/withoutpagination')).status).toBe(200);
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(22);
  expect(statuses.filter((status) => status === 429).length).toBe(8);
});
