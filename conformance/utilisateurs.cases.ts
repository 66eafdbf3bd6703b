import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { entered, hired, OTHER_SECRET, profiled, rehired, SECRET, signedIn, within } from './given.maison';

const { auth, clients, utilisateurs } = calls;

const NONE = 2_000_000_000;
const params = { utilisateurid: '@utilisateur.utilisateurid' };
const profil = profiled(['clients']);

const refusedField = (path: string, code: ErrorCode, fields: Record<string, unknown>): Step =>
  hired('refus', { expect: refusing([path, code]) }, fields);

const found = (search: string, data: readonly Record<string, unknown>[]): Step =>
  ask(utilisateurs.list, { search }, { count: data.length, data });

const reads: Step = ask(clients.list);
const ended = { expect: { code: 'auth.session' } } as const;

export const utilisateursCases: readonly ConformanceCase[] = [
  rule('a user is made with every field, a temporary password and the days that are left (spec § 3 User)', [
    profil,
    hired(
      'utilisateur',
      {
        expect: {
          data: {
            nom: 'Brou @unique',
            prenom: 'Adjoua',
            email: 'adjoua@2plateaux.ci',
            contact: '0707010203',
            sexe: 'F',
            datenaissance: '1990-02-28',
            adresse: 'Cocody',
            profilid: '@profil.profilid',
            libelleprofil: 'Profil profil @unique',
            dateexpiration: '@tomorrow',
            joursrestants: 1,
            verrouille: false,
            motdepassetemporaire: true,
            doublefacteur: false,
            photo: '',
            caisses: null,
            version: 1,
          },
        },
      },
      {
        nom: ' Brou @unique ',
        email: 'adjoua@2plateaux.ci',
        contact: '0707010203',
        sexe: 'F',
        datenaissance: '1990-02-28',
        adresse: 'Cocody',
        dateexpiration: '@tomorrow',
      },
    ),
    ask(utilisateurs.byId, params, { data: { username: '@utilisateur.username', version: 1 } }),
  ]),
  rule('what is not asked of a user stays empty (CONTRACT "Types")', [
    profil,
    hired('utilisateur', {
      expect: {
        data: {
          email: '',
          contact: '',
          sexe: null,
          datenaissance: null,
          adresse: '',
          dateexpiration: null,
          joursrestants: null,
        },
      },
    }),
  ]),
  rule('a user has a profile that exists, and was born before today (spec § 3 User)', [
    profil,
    refusedField('profilid', 'champ.invalide', { profilid: NONE }),
    refusedField('datenaissance', 'date.future', { datenaissance: '@tomorrow' }),
    found('refus.@unique', []),
  ]),
  rule('a password is long enough and not the username (CONTRACT "Session")', [
    profil,
    refusedField('password', 'champ.trop_court', { password: 'court' }),
    refusedField('password', 'motdepasse.courant', { username: 'Adjoua-@unique', password: 'adjoua-@unique' }),
    hired(),
    ask(utilisateurs.resetPassword, { ...params, nouveau: 'court' }, refusing(['nouveau', 'champ.trop_court'])),
    ask(
      utilisateurs.resetPassword,
      { ...params, nouveau: '@utilisateur.username' },
      refusing(['nouveau', 'motdepasse.courant']),
    ),
  ]),
  rule('a username is one live user’s, whatever its case; a deleted one’s is free again (contract/errors)', [
    profil,
    hired(),
    hired('autre', { expect: { code: 'utilisateur.existe' } }, { username: 'UTILISATEUR.@unique' }),
    hired('autre'),
    rehired({ username: 'Autre.@unique' }, { expect: { code: 'utilisateur.existe' } }),
    rehired({ username: 'Utilisateur.@unique' }, { expect: { data: { username: 'Utilisateur.@unique' } } }),
    ask(utilisateurs.remove, { utilisateurid: '@autre.utilisateurid' }, { data: null }),
    rehired({ username: 'autre.@unique' }, { expect: { data: { username: 'autre.@unique' } } }),
  ]),
  rule('a user is changed; two edits of one version: the second gets 409 and the user (CONTRACT "Types")', [
    profil,
    hired('utilisateur', {}, { sexe: 'M', contact: '0707010203', dateexpiration: '@today' }),
    rehired(
      { prenom: 'Awa', version: 1 },
      { expect: { data: { prenom: 'Awa', sexe: null, contact: '', dateexpiration: null, version: 2 } } },
    ),
    rehired({ version: 1 }, { expect: { code: 'conflit.version', data: { prenom: 'Awa', version: 2 } } }),
    rehired({}, { expect: { data: { prenom: 'Adjoua', version: 3, createdon: '@utilisateur.createdon' } } }),
    rehired({ password: SECRET }, { expect: refusing(['password', 'champ.inconnu']) }),
  ]),
  rule('a user that does not exist, or no longer, is 404 (CONTRACT "Envelope")', [
    profil,
    hired(),
    ask(utilisateurs.remove, params),
    ...[params, { utilisateurid: NONE }].flatMap((gone): Step[] => [
      ask(utilisateurs.byId, gone, { code: 'introuvable' }),
      ask(utilisateurs.lock, { ...gone, verrouille: true }, { code: 'introuvable' }),
      ask(utilisateurs.resetPassword, { ...gone, nouveau: SECRET }, { code: 'introuvable' }),
      ask(utilisateurs.giveCaisses, { ...gone, caisses: null }, { code: 'introuvable' }),
      ask(utilisateurs.remove, gone, { code: 'introuvable' }),
      rehired({}, { params: gone, expect: { code: 'introuvable' } }),
    ]),
  ]),
  rule('users come by name, six on a page, found by name, username, email and phone (spec § 9, CONTRACT "Types")', [
    profil,
    ...['f', 'c', 'a', 'g', 'b', 'e', 'd'].map((letter) =>
      hired(letter, {}, { nom: `É@unique ${letter}`, contact: '0799887701', email: `${letter}.@unique@2plateaux.ci` }),
    ),
    ask(
      utilisateurs.list,
      { search: 'é@unique' },
      { count: 7, data: [{ utilisateurid: '@a.utilisateurid' }, {}, {}, {}, {}, {}] },
    ),
    ask(
      utilisateurs.list,
      { search: 'E@unique', page: 2 },
      { count: 7, data: [{ utilisateurid: '@g.utilisateurid' }] },
    ),
    ask(utilisateurs.list, { search: 'e@unique', page: 3 }, { count: 7, data: [] }),
    found('É@unique C', [{ utilisateurid: '@c.utilisateurid' }]),
    found('D.@unique', [{ utilisateurid: '@d.utilisateurid' }]),
    found('e.@unique@2plateaux', [{ utilisateurid: '@e.utilisateurid' }]),
    ask(utilisateurs.list, { search: '07 99 88 77 01', limit: 1 }, { data: [{}] }),
    found('é_@unique', []),
    ask(
      utilisateurs.list,
      { search: 'e@unique', profilid: '@profil.profilid', page: 2 },
      { count: 7, data: [{ utilisateurid: '@g.utilisateurid' }] },
    ),
    ask(utilisateurs.list, { profilid: '@profil.profilid' }, { count: 7 }),
    ask(utilisateurs.list, { profilid: 2_000_000_000 }, { count: 0, data: [] }),
  ]),
  rule('a temporary password opens nothing but its change (CONTRACT "Session")', [
    profil,
    hired(),
    signedIn(),
    within({ ...reads, expect: { code: 'auth.motdepasse_temporaire' } }),
    ...entered,
    within(reads),
    ask(utilisateurs.byId, params, { data: { motdepassetemporaire: false } }),
    ask(utilisateurs.resetPassword, { ...params, nouveau: SECRET }, { data: { motdepassetemporaire: true } }),
    within({ ...reads, ...ended }),
    signedIn({ expect: { code: 'auth.identifiants' } }, { password: OTHER_SECRET }),
    signedIn(),
    within({ ...reads, expect: { code: 'auth.motdepasse_temporaire' } }),
  ]),
  rule('a lock ends the sessions at once and lets nobody in until it is opened (CONTRACT "Session", RELIABILITY F83)', [
    profil,
    hired(),
    ...entered,
    within(reads),
    ask(utilisateurs.lock, { ...params, verrouille: true }, { data: { verrouille: true } }),
    within({ ...reads, ...ended }),
    signedIn({ expect: { code: 'auth.identifiants' } }, { password: OTHER_SECRET }),
    ask(utilisateurs.lock, { ...params, verrouille: false }, { data: { verrouille: false } }),
    within({ ...reads, ...ended }),
    signedIn({}, { password: OTHER_SECRET }),
    within(reads),
  ]),
  rule('a deletion and an access that is over end the sessions at once (CONTRACT "Session")', [
    profil,
    hired(),
    ...entered,
    rehired({ dateexpiration: '@today' }, { expect: { data: { joursrestants: 0 } } }),
    within(reads),
    rehired({ dateexpiration: '2020-01-01' }),
    within({ ...reads, ...ended }),
    signedIn({ expect: { code: 'auth.identifiants' } }, { password: OTHER_SECRET }),
    rehired(),
    signedIn({}, { password: OTHER_SECRET }),
    within(reads),
    ask(utilisateurs.remove, params),
    within({ ...reads, ...ended }),
    ask(auth.login, { username: 'x@unique', password: SECRET }, { status: 401 }, { as: null }),
  ]),
];
