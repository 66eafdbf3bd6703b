import type { ClientChoice } from '@comptoir/contract/clients';
import { clientSought, RANG_CLIENT, rangClient } from '@comptoir/domain/client';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { searchKey } from '@comptoir/domain/texte';
import { describe, expect, it } from 'vitest';
import { openedHouse } from '../trials/testing/opened';
import { newClient } from './testing/fields';

const { house, admin } = openedHouse();

const idOf = async (change: object): Promise<number> => (await newClient(admin, change)).clientid;

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

  it('are the best matches first, by name and phone alone, as domain/client says', async () => {
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
