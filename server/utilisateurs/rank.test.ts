import type { Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { image, piece } from '../fichiers/testing/media';
import type { Answered, TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { EVERYTHING, fieldsOf, newProfil, newUtilisateur, sendUtilisateur, TEMPORARY } from './testing/fields';

const { house, admin, counter } = openedDesk();

const recordOf = async (utilisateurid: number, by: TestClient = admin): Promise<Utilisateur> =>
  (await by.get(`utilisateurs/${utilisateurid}`)).body.data;
const give = (by: TestClient, utilisateurid: number, caisses: number[] | null) =>
  by.put(`utilisateurs/${utilisateurid}/caisses`, { caisses });

type Attempt = (by: TestClient, whom: Utilisateur) => Promise<Answered>;
const edit =
  (change: object): Attempt =>
  (by, whom) =>
    sendUtilisateur(by, whom.utilisateurid, fieldsOf(whom, change));
const put =
  (path: string, body: object): Attempt =>
  (by, { utilisateurid }) =>
    by.put(`utilisateurs/${utilisateurid}/${path}`, body);

/**
 * Every call of the contract that changes a user, with all that it can change. A new call does not compile until it is
 * here.
 */
const ATTEMPTS: Record<
  Exclude<keyof typeof utilisateurs, 'list' | 'byId' | 'create'>,
  Readonly<Record<string, Attempt>>
> = {
  update: {
    'the same fields again': edit({}),
    name: edit({ nom: 'Autre', prenom: 'Nom' }),
    'sign-in name': edit({ username: 'repris' }),
    'e-mail and phone': edit({ email: 'moi@pirate.ci', contact: '0700000000' }),
    'end of access': edit({ dateexpiration: '2030-01-01' }),
    rights: async (by, whom) => edit({ profilid: await newProfil(admin, []) })(by, whom),
    photo: async (by, whom) =>
      sendUtilisateur(by, whom.utilisateurid, fieldsOf(whom), piece('moi.png', await image('png'))),
  },
  lock: { lock: put('verrou', { verrouille: true }), unlock: put('verrou', { verrouille: false }) },
  resetPassword: { password: put('motdepasse', { nouveau: TEMPORARY }) },
  removeFacteur: { 'second factor': (by, whom) => by.delete(`utilisateurs/${whom.utilisateurid}/facteur`) },
  giveCaisses: {
    'no register': put('caisses', { caisses: [] }),
    'every register': put('caisses', { caisses: null }),
  },
  remove: { deletion: (by, whom) => by.delete(`utilisateurs/${whom.utilisateurid}`) },
};

/** Everything that is stored about a user: row, rights, sessions, second factor, files. */
async function traceOf(utilisateurid: number): Promise<string> {
  const { rows } = await sql<{ trace: string }>`
    SELECT json_build_array(u, f,
      (SELECT json_agg(p ORDER BY p.nom) FROM permission AS p WHERE p.profilid = u.profilid),
      (SELECT json_agg(s.empreinte ORDER BY s.empreinte) FROM session AS s WHERE s.utilisateurid = u.utilisateurid),
      (SELECT json_agg(t) FROM facteur AS t WHERE t.utilisateurid = u.utilisateurid),
      (SELECT json_agg(d ORDER BY d.documentid) FROM fichier AS d
        WHERE d.proprietaire = 'utilisateur' AND d.proprietaireid = u.utilisateurid))::text AS trace
    FROM utilisateur AS u JOIN profil AS f USING (profilid) WHERE u.utilisateurid = ${utilisateurid}
  `.execute(house.db);
  return rows[0]?.trace ?? '';
}

/** Creates a user with every right, a second factor and a session. */
async function strong(): Promise<Utilisateur> {
  const { utilisateurid } = await house.as(EVERYTHING);
  await sql`
    INSERT INTO facteur (utilisateurid, secret, confirme) VALUES (${utilisateurid}, 'JBSWY3DPEHPK3PXP', now())
  `.execute(house.db);
  return recordOf(utilisateurid);
}

/** A user who lacks one right, and a user with every right who does not reach every register. */
const WEAKER: Record<string, () => Promise<TestClient>> = {
  'utilisateur.plus_de_droits': () => house.as(EVERYTHING.filter((name) => name !== 'caisses.supprimer')),
  'utilisateur.plus_de_caisses': async () => {
    const client = await house.as(EVERYTHING);
    const caisseid = await counter.caisse(1000);
    expect((await give(admin, client.utilisateurid, [caisseid])).status).toBe(200);
    return client;
  },
};

describe.each(Object.keys(WEAKER))(
  'who is stronger is not changed by the weaker: %s (CONTRACT "Permissions")',
  (code) => {
    const weaker = () => (WEAKER[code] as () => Promise<TestClient>)();

    it('by none of the calls that change a user, in nothing', async () => {
      const [by, whom] = [await weaker(), await strong()];
      const before = await traceOf(whom.utilisateurid);
      for (const [call, attempts] of Object.entries(ATTEMPTS)) {
        for (const [what, attempt] of Object.entries(attempts)) {
          const { status, body } = await attempt(by, whom);
          expect([call, what, status, body.code]).toEqual([call, what, 403, code]);
        }
      }
      expect(await traceOf(whom.utilisateurid)).toBe(before);
    });

    it('nor by the profile that they have, be it its label, nor by bringing them back', async () => {
      const [by, whom] = [await weaker(), await strong()];
      const before = await traceOf(whom.utilisateurid);
      const { profilid, libelleprofil: libelle } = whom;
      for (const body of [
        { libelle, permissions: EVERYTHING },
        { libelle: 'Renommé', permissions: EVERYTHING },
        { libelle, permissions: EVERYTHING.filter((name) => name !== 'clients') },
      ]) {
        expect(await by.put(`profils/${profilid}`, body)).toMatchObject({
          status: 403,
          body: { code: 'profil.plus_forts' },
        });
      }
      expect(await traceOf(whom.utilisateurid)).toBe(before);
      await admin.delete(`utilisateurs/${whom.utilisateurid}`);
      const back = await by.post(`corbeille/utilisateur/${whom.utilisateurid}/restaurer`, {});
      expect(back).toMatchObject({ status: 403, body: { code } });
    });

    it('and the calls say so beforehand; a weaker one and oneself may be changed', async () => {
      const [by, whom] = [await weaker(), await strong()];
      const own = await recordOf(by.utilisateurid);
      const clerk = await newUtilisateur(by, { profilid: await newProfil(admin, ['clients']) });
      const { data } = (await by.get('utilisateurs/whithpagination?limit=100')).body;
      const said = new Map((data as Utilisateur[]).map(({ utilisateurid, modifiable }) => [utilisateurid, modifiable]));
      expect([whom, own, clerk].map(({ utilisateurid }) => said.get(utilisateurid))).toEqual([false, true, true]);
      expect((await recordOf(whom.utilisateurid, by)).modifiable).toBe(false);
      expect((await recordOf(whom.utilisateurid)).modifiable).toBe(true);
      expect(await edit({ nom: 'Nouveau', email: 'a@b.ci' })(by, own)).toMatchObject({
        status: 200,
        body: { data: { nom: 'Nouveau', modifiable: true } },
      });
      for (const [call, attempts] of Object.entries(ATTEMPTS).filter(([name]) => name !== 'removeFacteur')) {
        for (const [what, attempt] of Object.entries(attempts)) {
          if (what === 'every register' && code === 'utilisateur.plus_de_caisses') continue;
          const { status } = await attempt(by, await recordOf(clerk.utilisateurid));
          expect([call, what, status]).toEqual([call, what, 200]);
        }
      }
    });
  },
);

it('a right that is not the product’s makes nobody stronger (CONTRACT "Permissions")', async () => {
  const { nom } = (await admin.post('modules', { libelle: 'Pressing' })).body.data;
  const user = await newUtilisateur(admin, { profilid: await newProfil(admin, [nom]) });
  const by = await house.as(['utilisateurs', 'utilisateurs.verrouiller']);
  expect((await put('verrou', { verrouille: true })(by, user)).status).toBe(200);
});
