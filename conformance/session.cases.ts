import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule } from './case';

const { activites, auth, caisses, themes } = calls;

export const sessionCases: readonly ConformanceCase[] = [
  rule('a call without a session is refused (CONTRACT "Session")', [
    ask(auth.me, {}, { code: 'auth.session' }, { as: null }),
    ask(caisses.list, {}, { code: 'auth.session' }, { as: null }),
  ]),
  rule('a refusal speaks English when English is asked for (CONTRACT "Envelope")', [
    ask(auth.me, {}, { code: 'auth.session' }, { as: null, headers: { 'accept-language': 'en-US,fr;q=0.5' } }),
  ]),
  rule('a wrong user and a wrong password get the same answer (CONTRACT "Session")', [
    ask(
      auth.login,
      { username: 'personne-@unique', password: 'quelque chose' },
      { code: 'auth.identifiants' },
      { as: null },
    ),
    ask(auth.login, { username: '@me.username', password: 'quelque chose' }, { code: 'auth.identifiants' }),
  ]),
  rule('the right password gives a readable token (CONTRACT "Session")', [
    ask(auth.login, { username: '@me.username', password: '@me.password' }),
  ]),
  rule('auth/me gives a fresh token (CONTRACT "Session")', [ask(auth.me, {}, {}, { as: [] })]),
  rule('logout ends the session (CONTRACT "Session", RELIABILITY F84)', [
    ask(auth.me),
    ask(auth.logout),
    ask(auth.me, {}, { code: 'auth.session' }),
  ]),
  rule('a new password needs the old one and its confirmation (CONTRACT "Session", spec § 5)', [
    ask(
      auth.changePassword,
      { ancien: 'un autre mot de passe', nouveau: 'Lagune-Ebrie-26', confirmation: 'Lagune-Ebrie-26' },
      { code: 'auth.ancien_incorrect' },
    ),
    ask(
      auth.changePassword,
      { ancien: '@me.password', nouveau: 'Lagune-Ebrie-26', confirmation: 'Lagune-Ebrie-27' },
      refusing(['confirmation', 'motdepasse.different']),
    ),
    ask(
      auth.changePassword,
      { ancien: '@me.password', nouveau: 'court', confirmation: 'court' },
      refusing(['nouveau', 'champ.trop_court']),
    ),
  ]),
  rule('the logout activity is recorded whatever user the body names (spec § 3, RELIABILITY F104)', [
    ask(
      activites.record,
      { libelle: 'Deconnexion', utilisateurid: 1, date: '@today', actiontype: 'Insert' },
      {},
      { as: [] },
    ),
  ]),
  rule('the theme is one’s own and light at first, with the former field (CONTRACT "Envelope", RELIABILITY F105)', [
    ask(themes.read, { utilisateurid: '@me.utilisateurid' }, { data: [{ darkmode: 0 }] }, { as: [] }),
    {
      call: themes.save,
      as: [],
      params: { utilisateurid: '@me.utilisateurid' },
      body: { utilisateurid: '@me.utilisateurid', darkmode: 1 },
      expect: { data: [{ utilisateurid: '@me.utilisateurid', darkmode: 1 }] },
    },
    ask(themes.read, { utilisateurid: '@me.utilisateurid' }, { data: [{ darkmode: 1 }] }, { as: [] }),
    ask(themes.read, { utilisateurid: 2_000_000 }, { code: 'auth.permission' }, { as: [] }),
  ]),
];
