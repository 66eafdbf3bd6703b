import type { Permission } from '@comptoir/domain/permission';
import { openSession } from '../../auth/opening';
import type { Db } from '../../db/pool';
import { insertProfil, insertUtilisateur } from '../../frame/access/comptes.repository';
import { hashPassword } from '../../frame/access/password';
import { signToken, tokenKey } from '../../frame/access/token';
import { type TestClient, testClient } from './client';
import { PASSWORD } from './password';

export { PASSWORD };

export const COMPAGNIE = 'Comptoir';

/** A listening server, with what is needed to make sessions on it. */
interface Standing {
  baseUrl: string;
  db: Db;
  /** The secret with which the server signs its sessions. */
  sessionSecret: string;
  /** The server's clock, epoch milliseconds. */
  now: () => number;
}

/** Users who are signed in without a request; each call makes a new session. */
export interface People {
  anonymous: TestClient;
  /** The first administrator. */
  asAdmin(): Promise<TestClient>;
  /** Makes a user with exactly these permissions, whose password is PASSWORD. */
  as(permissions: readonly Permission[]): Promise<TestClient>;
}

let shared: Promise<string> | undefined;
let lastUser = 0;

/** Makes signed-in users through the server's database and secret, so that no sign-in is throttled. */
export function peopleOf({ baseUrl, db, sessionSecret, now }: Standing): People {
  const signIn = async (utilisateurid: number, username: string): Promise<TestClient> => {
    const session = await openSession(db, { utilisateurid, dateexpiration: null }, now());
    const token = await signToken(
      session,
      { compagnie: COMPAGNIE, logo: '', adresse: '', photo: '' },
      tokenKey(sessionSecret),
    );
    return testClient(baseUrl, { utilisateurid, username, password: PASSWORD, token });
  };
  return {
    anonymous: testClient(baseUrl, { utilisateurid: 0, username: '', password: '', token: null }),
    asAdmin: async () => signIn((await adminOf(db)).utilisateurid, 'admin'),
    async as(permissions) {
      lastUser += 1;
      const username = `agent${lastUser}`;
      shared ??= hashPassword(PASSWORD);
      const profilid = await insertProfil(db, `Profil ${username}`, permissions);
      const names = { nom: 'Kouassi', prenom: `Aya ${lastUser}` };
      const login = { username, motdepasse: await shared, motdepassetemporaire: false };
      return signIn(await insertUtilisateur(db, { ...login, ...names, profilid }), username);
    },
  };
}

function adminOf(db: Db): Promise<{ utilisateurid: number }> {
  return db.selectFrom('utilisateur').select('utilisateurid').where('username', '=', 'admin').executeTakeFirstOrThrow();
}
