import { describe, expect, it } from 'vitest';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { clientFields, newClient, sendClient } from './testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());

const errorsOf = ({ status, body: { errors = [] } }: { status: number; body: { errors?: object[] } }) => [
  status,
  ...(errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`),
];
const read = async (clientid: number) =>
  (await admin.get('clients/whithpagination?limit=100')).body.data.find(
    (row: { clientid: number }) => row.clientid === clientid,
  );
const entries = (clientid: number) =>
  house.db
    .selectFrom('activite')
    .select(['actiontype', 'libelle', 'avant', 'apres'])
    .where('objet', '=', 'client')
    .where('objetid', '=', clientid)
    .orderBy('activiteid')
    .execute();

describe('a client (spec § 3 Client, § 5 Client)', () => {
  it('is registered with their fields, owes nothing yet and has no photo', async () => {
    const { status, body } = await sendClient(admin, 'POST', clientFields({ clientid: '' }));
    expect([status, body.error]).toEqual([201, true]);
    expect(body.data).toMatchObject({ ...clientFields(), photo: '', nombrecommande: 0, reste: 0, version: 1 });
    expect(await read(body.data.clientid)).toEqual(body.data);
  });

  it('has a type, a name, a phone of ten digits and an address; the email may be empty', async () => {
    expect(errorsOf(await sendClient(admin, 'POST', {}))).toEqual([
      422,
      'libelleclient champ.requis',
      'typeclient champ.requis',
      'adresse champ.requis',
      'tel champ.requis',
    ]);
    const broken = { libelleclient: '  ', typeclient: ' ', adresse: '', email: 'a@b', tel: '070809101' };
    expect(errorsOf(await sendClient(admin, 'POST', broken))).toEqual([
      422,
      'libelleclient champ.requis',
      'typeclient champ.requis',
      'adresse champ.requis',
      'email email.invalide',
      'tel telephone.invalide',
    ]);
    expect((await newClient(admin, { email: '', typeclient: 'Particulier' })).email).toBe('');
    expect((await newClient(admin, { email: undefined })).email).toBe('');
  });

  it('is changed whole, and the change is told with what was before (PRODUCT G)', async () => {
    const avant = await newClient(admin);
    const change = {
      libelleclient: 'Awa Koné',
      typeclient: 'Particulier',
      adresse: 'Yopougon',
      email: '',
      tel: '0102030405',
    };
    const { status, body } = await sendClient(admin, 'PUT', { ...change, clientid: avant.clientid });
    expect([status, body.data]).toEqual([200, { ...avant, ...change, version: 2 }]);
    const [, told] = await entries(avant.clientid);
    expect(told).toMatchObject({ actiontype: 'Update', libelle: 'Awa Koné' });
    expect([told?.avant, told?.apres]).toEqual([avant, body.data]);
  });

  it('is not changed over a newer version; without a version it is (CONTRACT "Types")', async () => {
    const { clientid } = await newClient(admin);
    expect((await sendClient(admin, 'PUT', clientFields({ clientid, version: 1 }))).body.data.version).toBe(2);
    const stale = await sendClient(admin, 'PUT', clientFields({ clientid, libelleclient: 'Trop tard', version: 1 }));
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: { clientid, version: 2 } } });
    expect((await sendClient(admin, 'PUT', clientFields({ clientid }))).body.data.version).toBe(3);
    expect(await entries(clientid)).toHaveLength(3);
  });

  it('that does not exist, or was deleted, is 404', async () => {
    const { clientid } = await newClient(admin);
    expect((await admin.delete(`clients/${clientid}`)).status).toBe(200);
    for (const gone of [clientid, 2_147_483_647]) {
      expect((await sendClient(admin, 'PUT', clientFields({ clientid: gone }))).status).toBe(404);
      expect((await admin.delete(`clients/${gone}`)).status).toBe(404);
      expect((await admin.get(`commandes/whithpaginationclient/${gone}`)).status).toBe(404);
    }
    expect(await read(clientid)).toBeUndefined();
    expect((await entries(clientid)).map(({ actiontype }) => actiontype)).toEqual(['Insert', 'Delete']);
  });
});
