import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();
const koffi = { beneficiaire: 'Koffi Yao', beneficiairetel: '0708091011' };

describe('who took the cash (CONTRACT "Money calls")', () => {
  it('is in the audit log, before and after', async () => {
    const caisseid = await counter.caisse(1000);
    const body = { caisseid, montant: 100, type: 0, ...koffi };
    const { mouvementcaisseid } = (await admin.post('caisses/mouvementcaisse', body)).body.data;
    await admin.put(`caisses/mouvementcaisse/${mouvementcaisseid}`, { montant: 100, type: 1 });
    const { rows } = await sql<{ avant: object | null; apres: object }>`
      SELECT avant, apres FROM activite WHERE objet = 'mouvementcaisse' AND objetid = ${mouvementcaisseid}
      ORDER BY activiteid`.execute(house.db);
    expect(rows).toMatchObject([
      { avant: null, apres: koffi },
      { avant: koffi, apres: { beneficiaire: '', beneficiairetel: '' } },
    ]);
  });

  it('is held by the database too: of money out alone, at most 120 characters, a whole phone with a name', async () => {
    const caisseid = await counter.caisse(1000);
    await counter.pay({ depenseid: await counter.depense(50), caisseid, montant: 10 });
    const attempts = [
      sql`UPDATE mouvementcaisse SET beneficiaire = 'Koffi' WHERE caisseid = ${caisseid} AND type = 1`,
      sql`UPDATE reglement SET beneficiaire = 'Koffi', "from" = 1 WHERE caisseid = ${caisseid}`,
      ...['mouvementcaisse', 'reglement'].flatMap((table) => {
        const set = (nom: string, tel: string) => sql`
          UPDATE ${sql.table(table)} SET beneficiaire = ${nom}, beneficiairetel = ${tel}
          WHERE caisseid = ${caisseid} AND ${sql.id(table === 'reglement' ? 'from' : 'type')} = 0`;
        return [set('a'.repeat(121), ''), set('Koffi', '070809101'), set('', koffi.beneficiairetel)];
      }),
    ];
    for (const attempt of attempts) await expect(attempt.execute(house.db)).rejects.toThrow(/_beneficiaire"/);
  });
});
