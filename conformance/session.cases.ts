import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';

const { activites, auth, caisses, themes } = calls;

export const sessionCases: readonly ConformanceCase[] = [
  {
    name: 'a call without a session is refused (CONTRACT "Session")',
    steps: [
      { call: auth.me, as: null, expect: { code: 'auth.session' } },
      { call: caisses.list, as: null, expect: { code: 'auth.session' } },
    ],
  },
  {
    name: 'a refusal speaks English when English is asked for (CONTRACT "Envelope")',
    steps: [
      { call: auth.me, as: null, headers: { 'accept-language': 'en-US,fr;q=0.5' }, expect: { code: 'auth.session' } },
    ],
  },
  {
    name: 'a wrong user and a wrong password get the same answer (CONTRACT "Session")',
    steps: [
      {
        call: auth.login,
        as: null,
        body: { username: 'personne-@unique', password: 'quelque chose' },
        expect: { code: 'auth.identifiants' },
      },
      {
        call: auth.login,
        body: { username: '@me.username', password: 'quelque chose' },
        expect: { code: 'auth.identifiants' },
      },
    ],
  },
  {
    name: 'the right password gives a readable token (CONTRACT "Session")',
    steps: [{ call: auth.login, body: { username: '@me.username', password: '@me.password' } }],
  },
  {
    name: 'auth/me gives a fresh token (CONTRACT "Session")',
    steps: [{ call: auth.me, as: [] }],
  },
  {
    name: 'logout ends the session (CONTRACT "Session", RELIABILITY F84)',
    steps: [{ call: auth.me }, { call: auth.logout }, { call: auth.me, expect: { code: 'auth.session' } }],
  },
  {
    name: 'a new password needs the old one and its confirmation (CONTRACT "Session", spec § 5)',
    steps: [
      {
        call: auth.changePassword,
        body: { ancien: 'un autre mot de passe', nouveau: 'Lagune-Ebrie-26', confirmation: 'Lagune-Ebrie-26' },
        expect: { code: 'auth.ancien_incorrect' },
      },
      {
        call: auth.changePassword,
        body: { ancien: '@me.password', nouveau: 'Lagune-Ebrie-26', confirmation: 'Lagune-Ebrie-27' },
        expect: { status: 422, errors: [{ path: 'confirmation', code: 'motdepasse.different' }] },
      },
      {
        call: auth.changePassword,
        body: { ancien: '@me.password', nouveau: 'court', confirmation: 'court' },
        expect: { status: 422, errors: [{ path: 'nouveau', code: 'champ.trop_court' }] },
      },
    ],
  },
  {
    name: 'the logout activity is recorded whatever user the body names (spec § 3, RELIABILITY F104)',
    steps: [
      {
        call: activites.record,
        as: [],
        body: { libelle: 'Deconnexion', utilisateurid: 1, date: '@today', actiontype: 'Insert' },
      },
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
      {
        call: themes.read,
        as: [],
        params: { utilisateurid: '@me.utilisateurid' },
        expect: { data: [{ darkmode: 1 }] },
      },
      { call: themes.read, as: [], params: { utilisateurid: 2_000_000 }, expect: { code: 'auth.permission' } },
    ],
  },
];
