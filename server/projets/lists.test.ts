import type { ProjetChoix } from '@comptoir/contract/projets';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const newestFirst = (ids: readonly number[]) => [...ids].sort((a, b) => b - a);

describe('the projects of an expense’s form (spec § 7, `getgrojetsandsteps`)', () => {
  const choices = async (query = '') => {
    const { body } = await admin.get(`projets/getgrojetsandsteps${query}`);
    return body as { count: number; data: ProjetChoix[] };
  };

  it('are the 1 000 newest, and the one that the expense has; the count is of all', async () => {
    const oldest = await counter.projet();
    await counter.etape(oldest);
    const { utilisateurid } = admin;
    const fields = { description: '', montant: 0, datefin: '2026-01-01', creepar: utilisateurid, recherche: '' };
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...fields, libelle: `Forage ${n}`, nombreetape: 1 }));
    const inserted = await house.db.insertInto('projet').values(many).returning('projetid').execute();
    const steps = inserted.map(({ projetid }) => ({ projetid, libelle: 'Étape', description: '', montant: 0 }));
    await house.db.insertInto('etapeprojet').values(steps).execute();
    const [without, withOldest] = [await choices(), await choices(`?projetid=${oldest}`)];
    expect(without.data.map(({ projetid }) => projetid)).toEqual(newestFirst(inserted.map(({ projetid }) => projetid)));
    expect(without.count).toBeGreaterThan(1000);
    const { data, count } = withOldest;
    expect([data.length, data.at(-1)?.projetid, count]).toEqual([1001, oldest, without.count]);
  });
});
