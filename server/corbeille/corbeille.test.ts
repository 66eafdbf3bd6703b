import type { Corbeille } from '@comptoir/contract/corbeille';
import { TYPES_CORBEILLE, type TypeCorbeille } from '@comptoir/contract/objets';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { clientFields, newClient } from '../clients/testing/fields';
import { chantierOf } from '../fichiers/testing/chantier';
import { image, piece } from '../fichiers/testing/media';
import { PASSWORD } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { RESTORE } from './restore';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const trash = async (query = ''): Promise<{ data: Corbeille[]; count: number }> =>
  (await admin.get(`corbeille/whithpagination?limit=100${query}`)).body;
const restore = (type: string, id: number, client: TestClient = admin) =>
  client.post(`corbeille/${type}/${id}/restaurer`, {});
/** Deletes a record by its own call, which must succeed. */
const remove = async (path: string) => expect((await admin.delete(path)).status).toBe(200);
const codeOf = async (answer: ReturnType<typeof restore>) => [(await answer).status, (await answer).body.code];

describe('the trash (PRODUCT P, CONTRACT "Calls")', () => {
  it('shows what was deleted, the last first, with who did it and when; of one type when asked', async () => {
    const first = await newClient(admin, { libelleclient: 'Premier' });
    const projetid = await counter.projet({ libelle: 'Deuxième' });
    await remove(`clients/${first.clientid}`);
    await remove(`projets/projet/${projetid}`);
    const { data } = await trash();
    expect(data.slice(0, 2)).toMatchObject([
      { type: 'projet', id: projetid, libelle: 'Deuxième', utilisateur: 'Administrateur Principal' },
      { type: 'client', id: first.clientid, libelle: 'Premier' },
    ]);
    expect(Date.now() - Date.parse(data[0]?.supprimele ?? '')).toBeLessThan(60_000);
    const clients = await trash('&type=client');
    expect(clients.data.map(({ type }) => type)).toEqual(Array.from({ length: clients.count }, () => 'client'));
    const page = await admin.get('corbeille/whithpagination?page=2&limit=1');
    expect([page.body.data[0]?.id, page.body.count]).toEqual([first.clientid, (await trash()).count]);
  });

  it('is read and emptied by whoever holds the permission for it alone', async () => {
    const { clientid } = await newClient(admin);
    await remove(`clients/${clientid}`);
    const [reader, other] = [await house.as(['corbeille']), await house.as(['clients', 'clients.supprimer'])];
    expect((await reader.get('corbeille/whithpagination')).status).toBe(200);
    expect(await codeOf(restore('client', clientid, reader))).toEqual([403, 'auth.permission']);
    expect((await other.get('corbeille/whithpagination')).status).toBe(403);
    expect((await restore('client', clientid, await house.as(['corbeille.restaurer']))).status).toBe(200);
  });

  it('has no money, nothing that lives and nothing that never was', async () => {
    const depenseid = await counter.depense(50);
    await remove(`depenses/${depenseid}`);
    expect((await restore('depense', depenseid)).status).toBe(422);
    expect((await admin.get('corbeille/whithpagination?type=depense')).status).toBe(422);
    const { clientid } = await newClient(admin);
    for (const id of [clientid, 999_999]) expect(await codeOf(restore('client', id))).toEqual([404, 'introuvable']);
  });
});

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

  it('brings a project back with its steps and their media', async () => {
    const { projetid, etapeprojetid, add, list } = await chantierOf(admin);
    await add([piece('plan.txt', 'un plan')]);
    const before = (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data[0];
    await remove(`projets/projet/${projetid}`);
    expect((await list()).status).toBe(404);
    expect((await trash()).data.some(({ type, id }) => type === 'etapeprojet' && id === etapeprojetid)).toBe(false);
    await restore('projet', projetid);
    const after = (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data[0];
    expect(after).toEqual({ ...before, version: before.version + 2 });
    expect((await list()).body.count).toBe(1);
  });

  it('counts a step again, closed as it was, and waits for its project (RELIABILITY I20)', async () => {
    const projetid = await counter.projet();
    const [open, closed] = [await counter.etape(projetid), await counter.etape(projetid)];
    await admin.put(`projets/etatetapeprojet?etapeprojetid=${closed}`, { etat: 1 });
    const counts = async () => {
      const [projet] = (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data;
      return [projet.nombreetape, projet.nombreetapecloture, projet.statutprojet];
    };
    for (const etapeprojetid of [open, closed]) await remove(`projets/etapeprojet?etapeprojetid=${etapeprojetid}`);
    expect(await counts()).toEqual([0, 0, 1]);
    await remove(`projets/projet/${projetid}`);
    expect(await codeOf(restore('etapeprojet', closed))).toEqual([409, 'corbeille.parent']);
    await restore('projet', projetid);
    expect((await restore('etapeprojet', closed)).status).toBe(200);
    expect(await counts()).toEqual([1, 1, 2]);
    expect((await restore('etapeprojet', open)).status).toBe(200);
    expect(await counts()).toEqual([2, 1, 1]);
  });

  it('brings a medium back with its bytes, and waits for its step', async () => {
    const { etapeprojetid, add, list } = await chantierOf(admin);
    const [{ documentid, lien }] = (await add([piece('note.txt', 'à garder')])).body.data;
    await admin.post('files/deletefile', { documentid });
    await remove(`projets/etapeprojet?etapeprojetid=${etapeprojetid}`);
    expect(await codeOf(restore('fichier', documentid))).toEqual([409, 'corbeille.parent']);
    await restore('etapeprojet', etapeprojetid);
    expect((await restore('fichier', documentid)).status).toBe(200);
    expect((await list()).body.count).toBe(1);
    expect((await admin.send('GET', lien)).bytes.toString('utf8')).toBe('à garder');
  });

  it('of a table with a parent that can be deleted too has a rule of its own, which waits for it', async () => {
    const { rows } = await sql<{ type: TypeCorbeille; parent: string }>`
      SELECT conrelid::regclass::text AS type, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f'
    `.execute(house.db);
    // Their author is no parent.
    const parents = TYPES_CORBEILLE.filter((type) => type !== 'utilisateur');
    const children = rows.filter(
      ({ type, parent }) => TYPES_CORBEILLE.includes(type) && parents.some((one) => one === parent),
    );
    expect(children.length).toBeGreaterThan(1);
    expect(children.filter(({ type }) => RESTORE[type] === undefined)).toEqual([]);
  });

  it('of a type is refused when its label was taken meanwhile', async () => {
    const { typedepenseid } = (await admin.post('typedepenses', { libelle: 'Péage' })).body.data;
    await remove(`typedepenses/${typedepenseid}`);
    const other = (await admin.post('typedepenses', { libelle: 'PEAGE' })).body.data;
    expect(await codeOf(restore('typedepense', typedepenseid))).toEqual([409, 'typedepense.existe']);
    await remove(`typedepenses/${other.typedepenseid}`);
    expect((await restore('typedepense', typedepenseid)).status).toBe(200);
  });
});

describe('people and profiles of the trash (CONTRACT "Permissions", RELIABILITY F101)', () => {
  const profilOf = async ({ utilisateurid }: TestClient): Promise<number> => {
    const { profilid } = await house.db
      .selectFrom('utilisateur')
      .select('profilid')
      .where('utilisateurid', '=', utilisateurid)
      .executeTakeFirstOrThrow();
    return profilid;
  };

  it('a user waits for their profile, and then may sign in again', async () => {
    const agent = await house.as(['clients']);
    const profilid = await profilOf(agent);
    const signIn = () => house.anonymous.post('auth/login', { username: agent.username, password: PASSWORD });
    await remove(`utilisateurs/${agent.utilisateurid}`);
    await remove(`profils/${profilid}`);
    expect((await signIn()).status).toBe(401);
    expect(await codeOf(restore('utilisateur', agent.utilisateurid))).toEqual([409, 'corbeille.parent']);
    expect((await restore('profil', profilid)).status).toBe(200);
    expect((await restore('utilisateur', agent.utilisateurid)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await agent.get('clients/whithpagination')).status).toBe(401);
  });

  it('a user whose name was taken meanwhile, a profile whose label was, stay', async () => {
    const agent = await house.as([]);
    const profilid = await profilOf(agent);
    await remove(`utilisateurs/${agent.utilisateurid}`);
    const taken = {
      nom: 'Autre',
      prenom: 'Aya',
      username: agent.username.toUpperCase(),
      password: 'Un mot de passe long 8',
    };
    const admins = await profilOf(admin);
    await admin.multipart('POST', 'utilisateurs', { ...taken, profilid: admins });
    expect(await codeOf(restore('utilisateur', agent.utilisateurid))).toEqual([409, 'utilisateur.existe']);
    await remove(`profils/${profilid}`);
    await admin.post('profils', { libelle: `PROFIL ${agent.username}`, permissions: [] });
    expect(await codeOf(restore('profil', profilid))).toEqual([409, 'profil.existe']);
  });

  it('nobody brings back what they do not hold themselves', async () => {
    const agent = await house.as(['clients', 'clients.creer']);
    const profilid = await profilOf(agent);
    await remove(`utilisateurs/${agent.utilisateurid}`);
    const janitor = await house.as(['corbeille.restaurer', 'clients']);
    const brought = (type: string, id: number) => codeOf(restore(type, id, janitor));
    expect(await brought('utilisateur', agent.utilisateurid)).toEqual([403, 'utilisateur.plus_de_droits']);
    await remove(`profils/${profilid}`);
    expect(await brought('profil', profilid)).toEqual([403, 'profil.permission_non_detenue']);
    expect((await restore('profil', profilid)).status).toBe(200);
  });
});
