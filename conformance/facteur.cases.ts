import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { entered, hired, OTHER_SECRET, profiled, signedIn, within } from './given.maison';

const { auth } = calls;

const denied = (code: 'auth.code_requis' | 'auth.code_incorrect' | 'auth.session') => ({ expect: { code } }) as const;

const wrongCode = {
  expect: { code: 'auth.code_incorrect', errors: [{ path: 'code', code: 'auth.code_incorrect' }] },
} as const;
const wrongPassword = {
  expect: { code: 'auth.ancien_incorrect', errors: [{ path: 'motdepasse', code: 'auth.ancien_incorrect' }] },
} as const;

const prepared = (more: Partial<Step> = {}): Step =>
  within({ call: auth.prepareFacteur, body: { motdepasse: OTHER_SECRET }, save: 'facteur', ...more });

const confirmed = (code: string, more: Partial<Step> = {}): Step =>
  within({ call: auth.confirmFacteur, body: { code }, save: 'secours', ...more });

const lifted = (code: string, more: Partial<Step> = {}): Step =>
  within({ call: auth.removeFacteur, body: { motdepasse: OTHER_SECRET, code }, save: 'rien', ...more });

const them = { utilisateurid: '@utilisateur.utilisateurid' };

/** An administrator removes the second factor of `@utilisateur`. */
const freed = (more: Partial<Step> = {}): Step => ({ call: calls.utilisateurs.removeFacteur, params: them, ...more });

const facteurIs = (data: { actif: boolean; secours: number }): Step => within(ask(auth.facteur, {}, { data }));

/** Signs in with or without a code. */
const enters = (code: string | undefined, more: Partial<Step> = {}): Step =>
  signedIn({ save: 'autre', ...more }, { password: OTHER_SECRET, code });

const newcomer: readonly Step[] = [profiled(['clients']), hired(), ...entered];

/** The sessions and the second factor of the user themselves (PRODUCT Q). */
export const facteurCases: readonly ConformanceCase[] = [
  rule('one’s own sessions are listed, the one that asks marked, and ended one by one (PRODUCT Q)', [
    ...newcomer,
    enters(undefined),
    within(ask(auth.sessions, {}, { data: [{ courante: false }, { courante: true }] }, { save: 'sessions' })),
    within(ask(calls.clients.list), 'autre'),
    within(ask(auth.endSession, { sessionid: '@sessions.0.sessionid' }, { data: null })),
    within({ call: calls.clients.list, ...denied('auth.session') }, 'autre'),
    within(ask(auth.sessions, {}, { data: [{ sessionid: '@sessions.1.sessionid', courante: true }] })),
    within(ask(auth.endSession, { sessionid: '@sessions.0.sessionid' }, { code: 'introuvable' })),
    within(ask(auth.endSession, { sessionid: '@sessions.1.sessionid' })),
    within({ call: calls.clients.list, ...denied('auth.session') }),
  ]),
  rule('nobody ends another’s session (PRODUCT Q)', [
    ...newcomer,
    within(ask(auth.sessions, {}, {}, { save: 'sessions' })),
    ask(auth.endSession, { sessionid: '@sessions.0.sessionid' }, { code: 'introuvable' }),
    { call: auth.endSession, as: null, params: { sessionid: 1 }, ...denied('auth.session') },
    within(ask(calls.clients.list)),
    { call: auth.sessions, as: null, ...denied('auth.session') },
  ]),
  rule('a change of password ends the other sessions (CONTRACT "Session")', [
    ...newcomer,
    enters(undefined),
    within(
      ask(
        auth.changePassword,
        { ancien: OTHER_SECRET, nouveau: 'Fromager-du-Banco-1', confirmation: 'Fromager-du-Banco-1' },
        {},
        { save: 'entree' },
      ),
    ),
    within({ call: calls.clients.list, ...denied('auth.session') }, 'autre'),
    within(ask(calls.clients.list)),
  ]),
  rule('a second factor counts once a code of it is confirmed, and is asked for after the password (PRODUCT Q)', [
    ...newcomer,
    facteurIs({ actif: false, secours: 0 }),
    prepared(),
    enters(undefined),
    facteurIs({ actif: false, secours: 0 }),
    confirmed('@facteur.secret.totp'),
    facteurIs({ actif: true, secours: 10 }),
    enters(undefined, { save: 'refus', ...denied('auth.code_requis') }),
    signedIn({ save: 'refus', expect: { code: 'auth.identifiants' } }, { password: 'quelque chose' }),
    enters('@facteur.secret.totpprecedent', { save: 'refus', ...wrongCode }),
    enters('@facteur.secret.totpsuivant'),
    within(ask(calls.clients.list), 'autre'),
    enters('@facteur.secret.totpprecedent', { save: 'refus', ...wrongCode }),
  ]),
  rule('a recovery code is used once, however it is typed (PRODUCT Q)', [
    ...newcomer,
    prepared(),
    confirmed('@facteur.secret.totp'),
    enters(' @secours.secours.9 '),
    facteurIs({ actif: true, secours: 9 }),
    enters('@secours.secours.9', { save: 'refus', ...wrongCode }),
    enters('@secours.secours.0'),
    facteurIs({ actif: true, secours: 8 }),
  ]),
  rule('a second factor is set with the password and a right code, once (PRODUCT Q)', [
    ...newcomer,
    confirmed('123456', { expect: { code: 'auth.facteur_absent' } }),
    prepared({ body: { motdepasse: 'quelque chose' }, ...wrongPassword }),
    prepared(),
    confirmed('@entree.token', { expect: { code: 'requete.invalide' } }),
    confirmed('abcdef', wrongCode),
    prepared(),
    confirmed('@facteur.secret.totp'),
    prepared({ expect: { code: 'auth.facteur_present' } }),
    confirmed('@facteur.secret.totpsuivant', { expect: { code: 'auth.facteur_absent' } }),
  ]),
  rule('who lost their second factor is freed of it by an administrator, and signed out (PRODUCT Q)', [
    ...newcomer,
    freed({ expect: { code: 'auth.facteur_absent' } }),
    prepared(),
    freed({ expect: { code: 'auth.facteur_absent' } }),
    confirmed('@facteur.secret.totp'),
    ask(calls.utilisateurs.byId, them, { data: { doublefacteur: true } }),
    freed({ as: ['utilisateurs', 'utilisateurs.verrouiller', 'clients'], expect: { code: 'auth.permission' } }),
    freed({
      as: ['utilisateurs.modifier'],
      expect: { code: 'utilisateur.plus_de_droits', params: { permissions: 'clients' } },
    }),
    within(ask(calls.clients.list)),
    freed({ as: ['utilisateurs.modifier', 'clients'], expect: { data: { doublefacteur: false, version: 2 } } }),
    within({ call: calls.clients.list, ...denied('auth.session') }),
    enters(undefined),
    within(ask(auth.facteur, {}, { data: { actif: false, secours: 0 } }), 'autre'),
    freed({ expect: { code: 'auth.facteur_absent' } }),
  ]),
  rule('nobody frees themselves of their second factor without a code of it (CONTRACT "Permissions")', [
    freed({ params: { utilisateurid: '@me.utilisateurid' }, expect: { code: 'utilisateur.soi' } }),
  ]),
  rule('a second factor is removed with the password and a code, and asked for no more (PRODUCT Q)', [
    ...newcomer,
    lifted('123456', { expect: { code: 'auth.facteur_absent' } }),
    prepared(),
    confirmed('@facteur.secret.totp'),
    lifted('@secours.secours.0', { body: { motdepasse: 'quelque chose', code: 'x' }, ...wrongPassword }),
    lifted('abcdef', wrongCode),
    lifted('@secours.secours.0', { expect: { data: null } }),
    facteurIs({ actif: false, secours: 0 }),
    enters(undefined),
    prepared(),
  ]),
];
