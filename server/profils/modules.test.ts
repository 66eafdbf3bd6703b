import type { Module } from '@comptoir/contract/profils';
import { PERMISSIONS } from '@comptoir/domain/permission';
import { describe, expect, it } from 'vitest';
import { openedHouse } from '../trials/testing/opened';
import { newProfil } from '../utilisateurs/testing/fields';

const { house, admin } = openedHouse();

const all = async (): Promise<Module[]> => (await admin.get('modules/withoutpagination')).body.data;
const find = async (nom: string) => (await all()).find((module) => module.nom === nom) as Module;
const add = async (body: object): Promise<Module> => (await admin.post('modules', body)).body.data;

describe('the modules (CONTRACT "Permissions")', () => {
  it('of the product are all there, with their features', async () => {
    const named = (await all()).map(({ nom, fonctionnalites }) => [nom, fonctionnalites.map((one) => one.nom)]);
    expect(Object.fromEntries(named)).toEqual(PERMISSIONS);
  });

  it('of the longest labels have names that a profile can still be given', async () => {
    const { moduleid, nom } = await add({ libelle: 'ﷺ'.repeat(255) });
    const feature = await admin.post(`modules/${moduleid}/fonctionnalites`, { libelle: '한'.repeat(255) });
    expect([201, 409]).toContain(feature.status);
    expect((await admin.post('profils', { libelle: 'Long', permissions: [nom] })).status).toBe(201);
  });

  it('that a profile holds are not deleted; those of the trash forget them', async () => {
    const { moduleid, nom } = await add({ libelle: 'Cantine' });
    const feature = (await admin.post(`modules/${moduleid}/fonctionnalites`, { libelle: 'Servir' })).body.data;
    const profilid = await newProfil(admin, [feature.nom]);
    for (const path of [`modules/${moduleid}`, `fonctionnalites/${feature.fonctionnaliteid}`]) {
      expect((await admin.delete(path)).body.code).toBe('module.utilise');
    }
    await admin.delete(`profils/${profilid}`);
    expect((await admin.delete(`modules/${moduleid}`)).status).toBe(200);
    expect(await find(nom)).toBeUndefined();
    expect((await admin.delete(`fonctionnalites/${feature.fonctionnaliteid}`)).status).toBe(404);
    const held = await house.db.selectFrom('permission').selectAll().where('profilid', '=', profilid).execute();
    expect(held).toEqual([]);
  });
});
