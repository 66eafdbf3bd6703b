import type { ProjetChoix } from '@comptoir/contract/projets';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { statutProjet } from '@comptoir/domain/projet';
import { describe, expect, it } from 'vitest';
import { foldTotals } from '../db/maintenance.repository';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const page = async (path: string): Promise<{ count: number; ids: number[] }> => {
  const { count, data } = (await admin.get(path)).body;
  return { count, ids: data.map((row: { projetid: number }) => row.projetid) };
};
const search = (term: string, query = '') =>
  page(`projets/searchwhithpagination/${encodeURIComponent(term)}?limit=100${query}`);
const newestFirst = (ids: readonly number[]) => [...ids].sort((a, b) => b - a);

/** Creates a project of two steps and closes as many as asked. */
const projetOf = async (closed: 0 | 1 | 2, fields: object = {}) => {
  const projetid = await counter.projet(fields);
  const etapes = [await counter.etape(projetid), await counter.etape(projetid)];
  for (const id of etapes.slice(0, closed)) {
    await admin.put(`projets/etatetapeprojet?etapeprojetid=${id}`, { etat: 1 });
  }
  return projetid;
};

describe('the list of projects (spec § 2 Projects, CONTRACT "Types")', () => {
  it('is newest first, 6 a page, and says how many there are', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await counter.projet({ libelle: `Forage ${n}` }));
    const first = await page('projets/whithpagination');
    const second = await page('projets/whithpagination?page=2');
    expect([first.ids.length, PAGE_SIZE.projets]).toEqual([6, 6]);
    expect([...first.ids, ...second.ids].slice(0, 8)).toEqual(newestFirst(ids));
    expect(first.count).toBe(second.count);
    expect(await page('projets/whithpagination?page=1000')).toEqual({ count: first.count, ids: [] });
    expect(await page('projets/withoutpagination')).toEqual(await page('projets/whithpagination?limit=100'));
  });

  it('of one status holds those in progress, or those whose steps are all closed (RELIABILITY I20)', async () => {
    const [none, some, all] = [await projetOf(0), await projetOf(1), await projetOf(2)];
    const empty = await counter.projet();
    const [every, open, done] = [
      await page('projets/whithpagination?filter=&limit=100'),
      await page('projets/whithpagination?filter=1&limit=100'),
      await page('projets/whithpagination?filter=2&limit=100'),
    ];
    expect(open.ids.slice(0, 3)).toEqual([empty, some, none]);
    expect(done.ids[0]).toBe(all);
    expect(open.count + done.count).toBe(every.count);
    expect(newestFirst([...open.ids, ...done.ids])).toEqual(every.ids);
    expect((await admin.get('projets/whithpagination?filter=3')).status).toBe(422);
    const { data } = (await admin.get('projets/withoutpagination')).body;
    for (const projet of data) expect(projet.statutprojet).toBe(statutProjet(projet));
  });
});

describe('the kept totals (migration 0005)', () => {
  const counts = async () => [
    (await page('projets/whithpagination?limit=1')).count,
    (await page('projets/whithpagination?filter=1&limit=1')).count,
    (await page('projets/whithpagination?filter=2&limit=1')).count,
  ];

  it('follow every change of status, deletion, return and removal, folded or not', async () => {
    const [all = 0, open = 0, done = 0] = await counts();
    const projetid = await projetOf(1);
    expect(await counts()).toEqual([all + 1, open + 1, done]);
    await foldTotals(house.db);
    await house.db.updateTable('projet').set({ nombreetapecloture: 2 }).where('projetid', '=', projetid).execute();
    expect(await counts()).toEqual([all + 1, open, done + 1]);
    const setDeleted = (supprimele: string | null) =>
      house.db
        .updateTable('projet')
        .set({ supprimele, nombreetapecloture: 1 })
        .where('projetid', '=', projetid)
        .execute();
    await setDeleted('2026-01-01');
    expect(await counts()).toEqual([all, open, done]);
    await foldTotals(house.db);
    await house.db.updateTable('projet').set({ libelle: 'x' }).where('projetid', '=', projetid).execute();
    expect(await counts()).toEqual([all, open, done]);
    await setDeleted(null);
    expect(await counts()).toEqual([all + 1, open + 1, done]);
    await house.db.deleteFrom('etapeprojet').where('projetid', '=', projetid).execute();
    await house.db.deleteFrom('projet').where('projetid', '=', projetid).execute();
    expect(await counts()).toEqual([all, open, done]);
  });
});

describe('a search of projects (CONTRACT "Types", `{term}`)', () => {
  it('finds label and description, whatever case, accents and ligatures', async () => {
    const projetid = await counter.projet({ libelle: 'École du Cœur', description: 'Toiture à Bouaké' });
    for (const term of ['ecole', 'COEUR', 'ÉCOLE', 'bouake', '  du   c']) {
      expect([term, (await search(term)).ids]).toEqual([term, [projetid]]);
    }
  });

  it('takes %, _ and \\ as ordinary characters', async () => {
    const [percent, under, slash] = [
      await counter.projet({ libelle: 'Marge 100% nette' }),
      await counter.projet({ libelle: 'Lot A_7' }),
      await counter.projet({ libelle: 'Route N\\A' }),
    ];
    expect((await search('100%')).ids).toEqual([percent]);
    expect((await search('%')).ids).toEqual([percent]);
    expect((await search('a_7')).ids).toEqual([under]);
    expect((await search('_')).ids).toEqual([under]);
    expect((await search('n\\a')).ids).toEqual([slash]);
    expect((await search('100%nette')).ids).toEqual([]);
  });

  it('keeps to the status, pages and counts exactly, and for nothing is the list (spec § 8)', async () => {
    const fields = { libelle: 'Marché couvert' };
    const open = [await projetOf(0, fields), await projetOf(1, fields)];
    const done = [await projetOf(2, fields), await projetOf(2, fields), await projetOf(2, fields)];
    expect(await search('marche c')).toEqual({ count: 5, ids: newestFirst([...open, ...done]) });
    expect(await search('marche c', '&filter=1')).toEqual({ count: 2, ids: newestFirst(open) });
    expect(await search('marche c', '&filter=2')).toEqual({ count: 3, ids: newestFirst(done) });
    const path = 'projets/searchwhithpagination/marche?filter=2&limit=2&page=2';
    expect(await page(path)).toEqual({ count: 3, ids: [done[0]] });
    expect(await search(' ', '&filter=2')).toEqual(await page('projets/whithpagination?filter=2&limit=100'));
  });
});

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
