import { describe, expect, it } from 'vitest';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { activitesOf, EVERYTHING, newProfil, newUtilisateur } from '../utilisateurs/testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());

/** Signs in a user who manages profiles and also holds these permissions. */
const manager = (...others: ('caisses' | 'caisses.creer' | 'depenses')[]) =>
  house.as(['profils', 'profils.gerer', ...others]);
const named = (libelle: string, permissions: readonly string[] = []) => ({ libelle, permissions });

describe('the profiles (spec § 6, CONTRACT "Permissions")', () => {
  it('hold each of their permissions once, and are listed by label', async () => {
    const made = await admin.post('profils', named('Écran', ['depenses', 'caisses', 'depenses']));
    expect(made).toMatchObject({ status: 201, body: { data: { nombreutilisateur: 0, version: 1 } } });
    expect(made.body.data.permissions).toEqual(['caisses', 'depenses']);
    await admin.post('profils', named('eau'));
    const { body } = await admin.get('profils/whithpagination?limit=100');
    const libelles = body.data.map(({ libelle }: { libelle: string }) => libelle);
    expect(libelles.indexOf('eau')).toBeLessThan(libelles.indexOf('Écran'));
    expect(body.count).toBe(libelles.length);
  });

  it('have labels that no other live one has, whatever case and accents', async () => {
    const { profilid } = (await admin.post('profils', named('Trésorier'))).body.data;
    expect((await admin.post('profils', named('TRESORIER'))).body.code).toBe('profil.existe');
    const other = await newProfil(admin, []);
    expect((await admin.put(`profils/${other}`, named('trésorier'))).body.code).toBe('profil.existe');
    expect((await admin.put(`profils/${profilid}`, named('TRÉSORIER'))).status).toBe(200);
    await admin.delete(`profils/${profilid}`);
    expect((await admin.post('profils', named('Trésorier'))).status).toBe(201);
  });

  it('hold permissions of the catalogue alone', async () => {
    const refused = await admin.post('profils', named('Fantôme', ['caisses', 'caisses.fantome']));
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'permissions', code: 'champ.invalide' }] } });
    const profilid = await newProfil(admin, ['caisses']);
    expect((await admin.put(`profils/${profilid}`, named('Fantôme', ['caisses.fantome']))).status).toBe(422);
  });

  it('are told by the users’ forms to who fills one in, without their permissions', async () => {
    const clerk = await house.as(['utilisateurs.creer']);
    const { body } = await clerk.get('profils/withoutpagination');
    expect(Object.keys(body.data[0])).toEqual(['profilid', 'libelle']);
  });

  it('with users are not deleted: 409 says how many', async () => {
    const profilid = await newProfil(admin, ['caisses']);
    const { utilisateurid } = await newUtilisateur(admin, { profilid });
    const refused = await admin.delete(`profils/${profilid}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'profil.utilise' } });
    expect(refused.body.message).toContain('1 utilisateur');
    await admin.delete(`utilisateurs/${utilisateurid}`);
    expect((await admin.delete(`profils/${profilid}`)).status).toBe(200);
    expect((await admin.delete(`profils/${profilid}`)).status).toBe(404);
  });

  it('answer a stale version with what they are now', async () => {
    const profilid = await newProfil(admin, []);
    expect((await admin.put(`profils/${profilid}`, { ...named('Premier', ['caisses']), version: 1 })).status).toBe(200);
    const stale = await admin.put(`profils/${profilid}`, { ...named('Second'), version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: { permissions: ['caisses'] } } });
  });

  it('are in the audit log, before and after (PRODUCT G)', async () => {
    const profilid = await newProfil(admin, ['caisses']);
    await admin.put(`profils/${profilid}`, named('Renommé', ['depenses']));
    await admin.delete(`profils/${profilid}`);
    expect(await activitesOf(house, 'profil', profilid)).toMatchObject([
      { actiontype: 'Insert', apres: { permissions: ['caisses'] } },
      { actiontype: 'Update', avant: { permissions: ['caisses'] }, apres: { permissions: ['depenses'] } },
      { actiontype: 'Delete', avant: { libelle: 'Renommé' } },
    ]);
  });
});

describe('a changed profile (CONTRACT "Session")', () => {
  it('counts from the next request of its users on', async () => {
    const client = await house.as(['depenses']);
    const profilid = await house.db
      .selectFrom('utilisateur')
      .select('profilid')
      .where('utilisateurid', '=', client.utilisateurid)
      .executeTakeFirstOrThrow();
    expect((await client.get('caisses/whithpagination')).status).toBe(403);
    await admin.put(`profils/${profilid.profilid}`, named('Promu', ['caisses']));
    expect((await client.get('caisses/whithpagination')).status).toBe(200);
    expect((await client.get('depenses/whithpagination')).status).toBe(403);
  });
});

describe('nobody gives or takes what they do not hold (RELIABILITY F102)', () => {
  it('refuses to make such a profile, and names the permissions', async () => {
    const refused = await (await manager('caisses')).post('profils', named('Trop', ['caisses', 'depenses', 'clients']));
    expect(refused).toMatchObject({ status: 403, body: { code: 'profil.permission_non_detenue' } });
    expect(refused.body.message).toContain('depenses, clients');
  });

  it('refuses to add or take away one, and leaves those that stay alone', async () => {
    const someone = await manager('caisses');
    const profilid = await newProfil(admin, ['depenses']);
    const change = (permissions: string[]) => someone.put(`profils/${profilid}`, named('Changé', permissions));
    expect((await change([])).body.code).toBe('profil.permission_non_detenue');
    expect((await change(['depenses', 'clients'])).body.code).toBe('profil.permission_non_detenue');
    expect((await change(['depenses', 'caisses'])).body.data?.permissions).toEqual(['caisses', 'depenses']);
    expect((await change(['depenses'])).status).toBe(200);
  });

  it('refuses a change of one’s own profile, be it the label', async () => {
    const someone = await manager();
    const { profilid } = await house.db
      .selectFrom('utilisateur')
      .select('profilid')
      .where('utilisateurid', '=', someone.utilisateurid)
      .executeTakeFirstOrThrow();
    const refused = await someone.put(`profils/${profilid}`, named('Le mien', ['profils', 'profils.gerer']));
    expect(refused).toMatchObject({ status: 409, body: { code: 'profil.propre' } });
  });

  it('keeps the last profile that administers (RELIABILITY F103)', async () => {
    // This user has every right but is no administrator, because their own access ends one day.
    const deputy = await house.as(EVERYTHING);
    await house.db
      .updateTable('utilisateur')
      .set({ dateexpiration: '2031-01-01' })
      .where('utilisateurid', '=', deputy.utilisateurid)
      .execute();
    const { body } = await admin.get('profils/whithpagination?limit=100');
    const administrateur = body.data.find(({ libelle }: { libelle: string }) => libelle === 'Administrateur');
    const without = administrateur.permissions.filter((name: string) => name !== 'profils.gerer');
    const refused = await deputy.put(`profils/${administrateur.profilid}`, named('Administrateur', without));
    expect(refused).toMatchObject({ status: 409, body: { code: 'utilisateur.dernier_administrateur' } });
    expect((await admin.get('profils/whithpagination')).status).toBe(200);
  });
});
