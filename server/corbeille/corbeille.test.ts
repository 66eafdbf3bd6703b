import type { Corbeille } from '@comptoir/contract/corbeille';
import { TYPES_CORBEILLE, type TypeCorbeille } from '@comptoir/contract/objets';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clientFields, newClient } from '../clients/testing/fields';
import { image, piece } from '../fichiers/testing/media';
import type { TestClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { RESTORE } from './restore';

const { house, admin } = openedHouse();

const trash = async (query = ''): Promise<{ data: Corbeille[]; count: number }> =>
  (await admin.get(`corbeille/whithpagination?limit=100${query}`)).body;
const restore = (type: string, id: number, client: TestClient = admin) =>
  client.post(`corbeille/${type}/${id}/restaurer`, {});
/** Deletes a record by its own call, which must succeed. */
const remove = async (path: string) => expect((await admin.delete(path)).status).toBe(200);

describe('a restored record (PRODUCT P)', () => {
  it('is in its list again, with its photo, and told in the audit log; of two at once one brings it back', async () => {
    const { clientid, photo } = await newClient(admin, {}, piece('moi.png', await image('png')));
    await remove(`clients/${clientid}`);
    expect((await admin.send('GET', photo)).status).toBe(404);
    const both = await Promise.all([restore('client', clientid), restore('client', clientid)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await admin.send('GET', photo)).status).toBe(200);
    const [found] = (await admin.get('clients/whithpagination?limit=100')).body.data.filter(
      (row: { clientid: number }) => row.clientid === clientid,
    );
    expect(found).toMatchObject({ ...clientFields(), photo, version: 3 });
    const told = (await admin.get(`activites/whithpagination?objet=client&objetid=${clientid}`)).body.data;
    expect(told.map(({ actiontype }: { actiontype: string }) => actiontype)).toEqual(['Restore', 'Delete', 'Insert']);
    expect((await trash('&type=client')).data.map(({ id }) => id)).not.toContain(clientid);
  });

  it('of a table with a parent that can be deleted too has a rule of its own, which waits for it', async () => {
    const { rows } = await sql<{ type: TypeCorbeille; parent: string }>`
      SELECT conrelid::regclass::text AS type, confrelid::regclass::text AS parent FROM pg_constraint
        WHERE contype = 'f'
    `.execute(house.db);
    // Their author is no parent.
    const parents = TYPES_CORBEILLE.filter((type) => type !== 'utilisateur');
    const children = rows.filter(
      ({ type, parent }) => TYPES_CORBEILLE.includes(type) && parents.some((one) => one === parent),
    );
    expect(children.length).toBeGreaterThan(1);
    expect(children.filter(({ type }) => RESTORE[type] === undefined)).toEqual([]);
  });
});
