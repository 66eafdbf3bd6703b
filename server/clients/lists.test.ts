import type { ClientChoice } from '@comptoir/contract/clients';
import { clientSought, RANG_CLIENT, rangClient } from '@comptoir/domain/client';
import { MAX_UNPAGED, PAGE_SIZE } from '@comptoir/domain/limits';
import { searchKey } from '@comptoir/domain/texte';
import { describe, expect, it } from 'vitest';
import { foldTotals } from '../db/maintenance.repository';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { newClient } from './testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());

const page = async (path: string): Promise<{ count: number; ids: number[] }> => {
  const { count, data } = (await admin.get(path)).body;
  return { count, ids: data.map((row: { clientid: number }) => row.clientid) };
};
const search = (term: string, query = '') =>
  page(`clients/searchwhithpagination/${encodeURIComponent(term)}?size=100${query}`);
const idOf = async (change: object): Promise<number> => (await newClient(admin, change)).clientid;

describe('the list of clients (spec § 2 Clients, CONTRACT "Types")', () => {
  it('is newest first, 6 a page, and says how many there are; `limit` wins over `size`', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await idOf({ libelleclient: `Client ${n}` }));
    const newest = [...ids].reverse();
    const first = await page('clients/whithpagination');
    const second = await page('clients/whithpagination?page=2');
    expect([first.ids.length, PAGE_SIZE.clients]).toEqual([6, 6]);
    expect([...first.ids, ...second.ids].slice(0, 8)).toEqual(newest);
    expect((await page('clients/whithpagination?size=3')).ids).toEqual(newest.slice(0, 3));
    expect((await page('clients/whithpagination?size=3&limit=2')).ids).toEqual(newest.slice(0, 2));
    expect(await page('clients/whithpagination?page=1000')).toEqual({ count: first.count, ids: [] });
  });

  it('counts exactly through deletion, return and removal, folded or not (migration 0006)', async () => {
    const count = async () => (await page('clients/whithpagination?size=1')).count;
    const before = await count();
    const clientid = await idOf({});
    expect(await count()).toBe(before + 1);
    await foldTotals(house.db);
    await admin.delete(`clients/${clientid}`);
    expect(await count()).toBe(before);
    await foldTotals(house.db);
    await house.db.updateTable('client').set({ supprimele: null }).where('clientid', '=', clientid).execute();
    expect(await count()).toBe(before + 1);
    await house.db.deleteFrom('client').where('clientid', '=', clientid).execute();
    expect(await count()).toBe(before);
  });
});

describe('a search of clients (CONTRACT "Types", `{term}`)', () => {
  it('finds name, phone as stored or as shown, email and address, whatever case and accents', async () => {
    const clientid = await idOf({
      libelleclient: 'Établissements Cœur-d’Ivoire',
      tel: '0777123498',
      email: 'Ventes@coeur.example',
      adresse: 'Grand-Bassam, Quartier Impérial',
    });
    for (const term of ['etablissements', "COEUR-D'IVOIRE", '0777123498', '77 12 34', 'ventes@COEUR', 'imperial']) {
      expect([term, await search(term)]).toEqual([term, { count: 1, ids: [clientid] }]);
    }
  });

  it('follows a change of the client, and forgets a deleted one', async () => {
    const { clientid, ...fields } = await newClient(admin, { libelleclient: 'Zéphyrin' });
    const form = new FormData();
    for (const [name, value] of Object.entries({ clientid, ...fields, libelleclient: 'Mélanie' })) {
      if (!['photo', 'nombrecommande', 'reste', 'createdon'].includes(name)) form.append(name, String(value));
    }
    expect((await admin.send('PUT', '/api/clients', form)).status).toBe(200);
    expect((await search('zephyrin')).ids).toEqual([]);
    expect((await search('melanie')).ids).toEqual([clientid]);
    await admin.delete(`clients/${clientid}`);
    expect(await search('melanie')).toEqual({ count: 0, ids: [] });
  });

  it('takes %, _ and \\ as ordinary characters', async () => {
    const ids = [
      await idOf({ adresse: 'Lot 100%' }),
      await idOf({ adresse: 'Lot B_2' }),
      await idOf({ adresse: 'A\\B' }),
    ];
    expect((await search('%')).ids).toEqual([ids[0]]);
    expect((await search('_')).ids).toEqual([ids[1]]);
    expect((await search('\\')).ids).toEqual([ids[2]]);
  });

  it('pages and counts exactly, and for nothing is the list (spec § 8)', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift(await idOf({ libelleclient: 'Quincaillerie' }));
    expect(await page('clients/searchwhithpagination/quinca?size=2&page=2')).toEqual({ count: 3, ids: ids.slice(2) });
    expect(await search(' ')).toEqual(await page('clients/whithpagination?size=100'));
  });
});

/** Writes thousands of clients. Two in a hundred have a name that begins with "Ouest"; the others only contain it. */
async function many(nombre: number): Promise<void> {
  const values = Array.from({ length: nombre }, (_, n) => {
    const libelleclient = n % 50 === 0 ? `Ouest Bâtiment ${n % 3000}` : `Brouest ${n % 3000}`;
    const recherche = searchKey(`${libelleclient} 0150607080 01 50 60 70 80`);
    const fixed = { typeclient: 'Particulier', adresse: '', email: '', tel: '0150607080' } as const;
    return { ...fixed, libelleclient, recherche };
  });
  await house.db.insertInto('client').values(values).execute();
}

describe('the clients of a select (CONTRACT "Permissions": what the form shows)', () => {
  const choices = async (query: string): Promise<ClientChoice[]> =>
    (await admin.get(`clients/choix${query}`)).body.data;

  it('are the newest, with name and phone alone; an older one is added by its id', async () => {
    const oldest = await newClient(admin, { libelleclient: 'Ancien' });
    const [middle, newest] = [await idOf({}), await idOf({})];
    const data = await choices('?limit=2');
    expect(data.map(({ clientid }) => clientid)).toEqual([newest, middle]);
    const { body } = await admin.get('clients/withoutpagination');
    expect([body.data.slice(0, 2), body.count]).toEqual([data, (await page('clients/whithpagination')).count]);
    const added = await choices(`?limit=2&clientid=${oldest.clientid}`);
    expect(added.map(({ clientid }) => clientid)).toEqual([newest, middle, oldest.clientid]);
    expect(added[2]).toEqual({ clientid: oldest.clientid, libelleclient: 'Ancien', tel: oldest.tel });
    expect(await choices(`?limit=2&clientid=${newest}`)).toHaveLength(2);
    expect((await admin.get(`clients/choix?limit=${MAX_UNPAGED + 1}`)).status).toBe(422);
  });

  it('are those of a term, and never a deleted one', async () => {
    const [kept, gone] = [await idOf({ libelleclient: 'Sélection A' }), await idOf({ libelleclient: 'Sélection B' })];
    await admin.delete(`clients/${gone}`);
    const data = await choices('?search=selection');
    expect(data.map(({ clientid }) => clientid)).toEqual([kept]);
    expect(await choices(`?search=selection&clientid=${gone}`)).toEqual(data);
  });

  it('are ranked by the server as domain/client ranks them', async () => {
    const typed = ['ag', "l'o", 'd or', '20', '07 0', 'é', '%', '_a', 'ba-o', '&', '« l', '\\'];
    typed.push(
      'or baguette',
      'garage 07',
      '2000 07 0',
      'ga 20 07',
      "ag l'o",
      '% 07',
      '07 + s',
      'sûr 100 % +225 07',
      'a 0 0',
    );
    const named = [
      "Agence L'Or",
      'La Baguette d’Or',
      'Garage 2000',
      '« L’Oasis »',
      'Ba_o & Fils',
      'Éa',
      '100 % Sûr',
      'A\\B',
    ];
    for (const libelleclient of named) await idOf({ libelleclient });
    const all = await choices(`?limit=${MAX_UNPAGED}`);
    for (const one of typed) {
      const ranks = all.map((client) => ({ id: client.clientid, rang: rangClient(client, one) }));
      const expected = ranks.filter(({ rang }) => rang !== null).sort((a, b) => Number(a.rang) - Number(b.rang));
      const { nom, chiffres } = clientSought(one);
      const kept = nom === '' && chiffres === '' ? ranks : expected;
      const data = await choices(`?limit=${MAX_UNPAGED}&search=${encodeURIComponent(one)}`);
      expect([one, data.map(({ clientid }) => clientid)]).toEqual([one, kept.map(({ id }) => id)]);
    }
  });

  it('are the best matches first, among any number of them: by name and phone alone, as domain/client says', async () => {
    const [start, word, hyphen, within] = [
      await idOf({ libelleclient: 'Zahui Paul', tel: '0544091122' }),
      await idOf({ libelleclient: 'Éts Zahui', tel: '0544091123' }),
      await idOf({ libelleclient: 'N’Guessan-Zahui', tel: '0708441234' }),
      await idOf({ libelleclient: 'Cazahui', tel: '0708441235' }),
    ];
    await idOf({ libelleclient: 'Autre', adresse: 'Rue Zahui', email: 'zahui@aviso.ci', tel: '0101010101' });
    await many(6_000);
    const of = async (typed: string) => {
      const data = await choices(`?limit=20&search=${encodeURIComponent(typed)}`);
      return { ids: data.map(({ clientid }) => clientid), data };
    };
    expect(await of('ZAHUÏ')).toMatchObject({ ids: [start, hyphen, word, within] });
    expect((await of('n guessan')).ids).toEqual([hyphen]);
    expect(await of('07 08 44')).toMatchObject({ ids: [within, hyphen] });
    expect((await of('+225 05.44.09')).ids).toEqual([word, start]);
    expect((await of('4409')).ids).toEqual([word, start]);
    // Thousands of names contain it; the answer holds only the newest of those that begin with it.
    const { data } = await of('ouest');
    expect(data).toHaveLength(20);
    expect(data.every((client) => rangClient(client, 'ouest') === RANG_CLIENT.debut)).toBe(true);
    // A match among the newest thousands does not hide older ones, and comes before those of its rank.
    const newest = await idOf({ libelleclient: 'Rezahui' });
    expect((await of('zahui')).ids).toEqual([start, hyphen, word, newest, within]);
  });
});
