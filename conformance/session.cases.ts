import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import type { ConformanceCase } from './case';

const { activites, auth, caisses, themes } = calls;

export const sessionCases: readonly ConformanceCase[] = [
  {
    name: 'a call without a session is refused (CONTRACT "Session")',
    steps: [
      ask(auth.me, {}, { code: 'auth.session' }, { as: null }),
      ask(caisses.list, {}, { code: 'auth.session' }, { as: null }),
    ],
  },
  {
    name: 'a refusal speaks English when English is asked for (CONTRACT "Envelope")',
    steps: [ask(auth.me, {}, { code: 'auth.session' }, { as: null, headers: { 'accept-language': 'en-US,fr;q=0.5' } })],
  },
  {
    name: 'a wrong user and a wrong password get the same answer (CONTRACT "Session")',
    steps: [
      ask(
        auth.login,
        { username: 'personne-@unique', password: 'quelque chose' },
        { code: 'auth.identifiants' },
        { as: null },
      ),
      ask(auth.login, { username: '@me.username', password: 'quelque chose' }, { code: 'auth.identifiants' }),
    ],
  },
  {
    name: 'the right password gives a readable token (CONTRACT "Session")',
    steps: [ask(auth.login, { username: '@me.username', password: '@me.password' })],
  },
  {
    name: 'auth/me gives a fresh token (CONTRACT "Session")',
    steps: [ask(auth.me, {}, {}, { as: [] })],
  },
  {
    name: 'logout ends the session (CONTRACT "Session", RELIABILITY F84)',
    steps: [ask(auth.me), ask(auth.logout), ask(auth.me, {}, { code: 'auth.session' })],
  },
  {
    name: 'a new password needs the old one and its confirmation (CONTRACT "Session", spec § 5)',
    steps: [
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
    ],
  },
  {
    name: 'the logout activity is recorded whatever user the body names (spec § 3, RELIABILITY F104)',
    steps: [
      ask(
        activites.record,
        { libelle: 'Deconnexion', utilisateurid: 1, date: '@today', actiontype: 'Insert' },
        {},
        { as: [] },
      ),
    ],
  },
  {
    name: 'the theme setting is one’s own, with the compatibility field (CONTRACT "Envelope", RELIABILITY F105)',
    steps: [
      {
        call: themes.save,
        as: [],
        params: { utilisateurid: '@me.utilisateurid' },
        body: { utilisateurid: '@me.utilisateurid', darkmode: 1 },
        expect: { data: [{ utilisateurid: '@me.utilisateurid', darkmode: 1 }] },
      },
      ask(themes.read, { utilisateurid: '@me.utilisateurid' }, { data: [{ darkmode: 1 }] }, { as: [] }),
      ask(themes.read, { utilisateurid: 2_000_000 }, { code: 'auth.permission' }, { as: [] }),
    ],
  },
];
