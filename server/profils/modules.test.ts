import type { Module } from '@comptoir/contract/profils';
import { PERMISSIONS } from '@comptoir/domain/permission';
import { describe, expect, it } from 'vitest';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { activitesOf, newProfil } from '../utilisateurs/testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());

const all = async (): Promise<Module[]> => (await admin.get('modules/withoutpagination')).body.data;
const find = async (nom: string) => (await all()).find((module) => module.nom === nom) as Module;
const add = async (body: object): Promise<Module> => (await admin.post('modules', body)).body.data;

describe('the modules (CONTRACT "Permissions")', () => {
  it('of the product are all there, with their features', async () => {
    const named = (await all()).map(({ nom, fonctionnalites }) => [nom, fonctionnalites.map((one) => one.nom)]);
    expect(Object.fromEntries(named)).toEqual(PERMISSIONS);
  });

  it('of the product change their label alone', async () => {
    const { moduleid, fonctionnalites } = await find('clients');
    const changed = await admin.put(`modules/${moduleid}`, { libelle: 'Clientèle' });
    expect(changed.body.data).toMatchObject({ nom: 'clients', libelle: 'Clientèle', produit: true });
    expect((await admin.put(`modules/${moduleid}`, { libelle: 'x', nom: 'autre' })).status).toBe(422);
    expect((await admin.delete(`modules/${moduleid}`)).body.code).toBe('module.produit');
    const feature = `fonctionnalites/${fonctionnalites[0]?.fonctionnaliteid}`;
    expect((await admin.put(feature, { libelle: 'Inscrire' })).body.data).toMatchObject({ nom: 'clients.creer' });
    expect((await admin.delete(feature)).body.code).toBe('module.produit');
  });

  it('that are added are named by their label, or by the name that is given', async () => {
    expect(await add({ libelle: 'Parc Automobile' })).toMatchObject({ nom: 'parc automobile', produit: false });
    const module = await add({ libelle: 'Véhicules', nom: 'vehicules' });
    const feature = await admin.post(`modules/${module.moduleid}/fonctionnalites`, { libelle: 'Prêter' });
    expect(feature).toMatchObject({ status: 201, body: { data: { nom: 'vehicules.preter', libelle: 'Prêter' } } });
    expect((await find('vehicules')).fonctionnalites).toEqual([feature.body.data]);
  });

  it('take no name that is taken, by a module or a feature, whatever case and accents', async () => {
    for (const nom of ['Caisses', 'caisses.creer', 'PARAMETRE']) {
      expect((await admin.post('modules', { libelle: 'x', nom })).body.code, nom).toBe('module.existe');
    }
    const { moduleid } = await find('caisses');
    const again = await admin.post(`modules/${moduleid}/fonctionnalites`, { libelle: 'Créer' });
    expect(again.body.code).toBe('module.existe');
  });

  it('of the longest labels have names that a profile can still be given', async () => {
    const { moduleid, nom } = await add({ libelle: 'ﷺ'.repeat(255) });
    const feature = await admin.post(`modules/${moduleid}/fonctionnalites`, { libelle: '한'.repeat(255) });
    expect([201, 409]).toContain(feature.status);
    expect((await admin.post('profils', { libelle: 'Long', permissions: [nom] })).status).toBe(201);
  });

  it('that are added are given by who manages profiles, and held by nobody before', async () => {
    const { nom } = await add({ libelle: 'Garage' });
    const someone = await house.as(['profils', 'profils.gerer']);
    const made = await someone.post('profils', { libelle: 'Garagiste', permissions: [nom] });
    expect(made).toMatchObject({ status: 201, body: { data: { permissions: ['garage'] } } });
    const taken = await someone.put(`profils/${made.body.data.profilid}`, { libelle: 'Garagiste', permissions: [] });
    expect(taken.status).toBe(200);
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

  it('are in the audit log (PRODUCT G)', async () => {
    const { moduleid } = await add({ libelle: 'Jardin' });
    await admin.put(`modules/${moduleid}`, { libelle: 'Potager' });
    await admin.delete(`modules/${moduleid}`);
    expect(await activitesOf(house, 'module', moduleid)).toMatchObject([
      { actiontype: 'Insert', libelle: 'Jardin' },
      { actiontype: 'Update', avant: { libelle: 'Jardin' }, apres: { libelle: 'Potager' } },
      { actiontype: 'Delete', libelle: 'Potager' },
    ]);
  });
});
