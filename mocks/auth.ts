import { checkCodeGiven, checkOwnNouveau, identifiedCompte } from '@comptoir/contract/authRules';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import { recordConnexion } from './audit';
import { confirmFacteur, facteurOf, prepareFacteur, removeFacteur, spendCode } from './facteurs';
import type { Resolvers } from './resolver';
import { changeRow, todayOf } from './rows';
import { endSession, endSessionsOf, openSession, sessionidOf, sessionsOf, shownSession, tokenOf } from './session';
import type { Acces, Store, UtilisateurRow } from './store';

/** The mocks of the session's calls. */
export const authMocks: Resolvers<'auth'> = {
  login: (asked) => {
    const utilisateur = foundCompte(asked.store, asked.body.username, asked.body.password);
    checkCode(asked.store, utilisateur, asked.body.code);
    if (asked.acces?.sessionid !== undefined) endSession(asked.store, asked.acces.sessionid);
    return { data: { token: signIn(asked.store, utilisateur) } };
  },
  me: ({ store, utilisateur, acces }) => ({
    data: { token: tokenOf(store, utilisateur, sessionCourante(store, acces)) },
  }),
  logout: ({ store, utilisateur, acces }) => {
    recordConnexion(store, 'Delete', utilisateur);
    const id = sessionCourante(store, acces);
    if (id === undefined) store.session = null;
    else endSession(store, id);
    return { data: null };
  },
  changePassword: ({ store, utilisateur, body }) => {
    const row = utilisateur;
    checkOwnPassword(row, { motdepasse: body.ancien, path: 'ancien' });
    // Only the server knows the commonest passwords.
    checkOwnNouveau({ ...body, username: row.username, isCommon: false });
    changeRow(row, { password: body.nouveau, motdepassetemporaire: false });
    endSessionsOf(store, row.utilisateurid);
    return { data: { token: signIn(store, row) } };
  },
  sessions: ({ store, utilisateur, acces }) => {
    const id = sessionCourante(store, acces);
    return { data: sessionsOf(store, utilisateur.utilisateurid).map((row) => shownSession(row, id)) };
  },
  endSession: ({ store, utilisateur, params }) => {
    const own = sessionsOf(store, utilisateur.utilisateurid);
    endSession(store, existingRecord(own.find(({ sessionid }) => sessionid === params.sessionid)).sessionid);
    return { data: null };
  },
  facteur: ({ store, utilisateur }) => {
    const facteur = facteurOf(store, utilisateur.utilisateurid);
    return { data: { actif: facteur !== undefined, secours: facteur?.secours.length ?? 0 } };
  },
  prepareFacteur: ({ store, utilisateur, body }) => {
    const row = utilisateur;
    checkOwnPassword(row, { motdepasse: body.motdepasse, path: 'motdepasse' });
    return { data: prepareFacteur(store, row) };
  },
  confirmFacteur: ({ store, utilisateur, body }) => ({
    data: { secours: confirmFacteur(store, utilisateur.utilisateurid, body.code) },
  }),
  removeFacteur: ({ store, utilisateur, body }) => {
    const row = utilisateur;
    checkOwnPassword(row, { motdepasse: body.motdepasse, path: 'motdepasse' });
    const facteur = facteurOf(store, row.utilisateurid);
    if (!facteur) throw new Refusal('auth.facteur_absent');
    spendCode(store, facteur, body.code);
    removeFacteur(store, row.utilisateurid);
    return { data: null };
  },
};

/** The account that signs in; wrong user, wrong password, lock and expiry have one refusal (CONTRACT "Session"). */
function foundCompte(store: Store, username: string, password: string): UtilisateurRow {
  const name = username.toLowerCase();
  const row = store.utilisateurs.find((utilisateur) => utilisateur.username.toLowerCase() === name);
  const isRight = row?.password === password;
  const found = identifiedCompte(row, { isRight, today: todayOf(store) });
  if (found) return found;
  recordConnexion(store, 'Refus', row ?? null);
  throw new Refusal('auth.identifiants');
}

function checkCode(store: Store, { utilisateurid }: UtilisateurRow, code: string | undefined): void {
  const facteur = facteurOf(store, utilisateurid);
  checkCodeGiven(facteur !== undefined, code);
  if (facteur) spendCode(store, facteur, code ?? '');
}

function checkOwnPassword(
  { password }: UtilisateurRow,
  { motdepasse, path }: { motdepasse: string; path: string },
): void {
  if (motdepasse !== password) throw refuseField(path, 'auth.ancien_incorrect');
}

function signIn(store: Store, utilisateur: UtilisateurRow): string {
  const { utilisateurid } = utilisateur;
  const { sessionid } = openSession(store, utilisateurid);
  store.session = { utilisateurid, sessionid };
  recordConnexion(store, 'Insert', utilisateur);
  return tokenOf(store, utilisateur, sessionid);
}

function sessionCourante(store: Store, acces: Acces | null): number | undefined {
  return acces ? sessionidOf(store, acces) : undefined;
}
