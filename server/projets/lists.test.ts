import type { ProjetChoix } from '@comptoir/contract/projets';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const newestFirst = (ids: readonly number[]) => [...ids].sort((a, b) => b - a);

describe('the projects of an expense’s form (spec § 7, `getgrojetsandsteps`)', () => {
  const choices = async (query = '') => {
    const { body } = await admin.get(`projets/getgrojetsandsteps${query}`);
    return body as { count: number; data: ProjetChoix[] };
  };

  it('have at least one live step, newest first, each with its steps in the order of the work', async () => {
    const bare = await counter.projet();
    const [older, newer] = [await counter.projet({ libelle: 'Ancien' }), await counter.projet()];
    const etapes = [await counter.etape(newer), await counter.etape(older), await counter.etape(newer)];
    await admin.put(`projets/etatetapeprojet?etapeprojetid=${etapes[0]}`, { etat: 1 });
    const { count, data } = await choices();
    expect(count).toBe(data.length);
    expect(data.slice(0, 2)).toEqual([
      {
        projetid: newer,
        libelle: 'Forage',
        etapeliste: [
          { etapeprojetid: etapes[0], libelle: 'Fouilles', etat: 1 },
          { etapeprojetid: etapes[2], libelle: 'Fouilles', etat: 0 },
        ],
      },
      { projetid: older, libelle: 'Ancien', etapeliste: [{ etapeprojetid: etapes[1], libelle: 'Fouilles', etat: 0 }] },
    ]);
    expect(data.map(({ projetid }) => projetid)).not.toContain(bare);
    await admin.delete(`projets/etapeprojet?etapeprojetid=${etapes[1]}`);
    expect((await choices(`?projetid=${older}`)).data.map(({ projetid }) => projetid)).not.toContain(older);
    expect((await choices()).count).toBe(count - 1);
  });

  it('are the 1 000 newest, and the one that the expense has; the count is of all', async () => {
    const [{ projetid: oldest = 0 } = {}] = (await choices()).data.slice(-1);
    const { utilisateurid } = admin;
    const fields = { description: '', montant: 0, datefin: '2026-01-01', creepar: utilisateurid, recherche: '' };
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...fields, libelle: `Forage ${n}`, nombreetape: 1 }));
    const inserted = await house.db.insertInto('projet').values(many).returning('projetid').execute();
    const steps = inserted.map(({ projetid }) => ({ projetid, libelle: 'Étape', description: '', montant: 0 }));
    await house.db.insertInto('etapeprojet').values(steps).execute();
    const [without, withOldest] = [await choices(), await choices(`?projetid=${oldest}`)];
    expect(without.data.map(({ projetid }) => projetid)).toEqual(newestFirst(inserted.map(({ projetid }) => projetid)));
    expect(without.count).toBeGreaterThan(1000);
    expect([withOldest.data.length, withOldest.data.at(-1)?.projetid, withOldest.count]).toEqual([
      1001,
      oldest,
      without.count,
    ]);
  });

  it('are read by whoever may record or change an expense, and only there', async () => {
    const clerk = await house.as(['depenses.creer']);
    expect((await clerk.get('projets/getgrojetsandsteps')).status).toBe(200);
    expect((await clerk.get('projets/withoutpagination')).status).toBe(403);
  });
});
