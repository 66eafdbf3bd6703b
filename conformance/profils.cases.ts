import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { entered, hired, profiled, within } from './given.maison';

const { clients, profils, utilisateurs } = calls;

const params = { profilid: '@profil.profilid' };
const denied = { code: 'auth.permission' } as const;

const changed = (permissions: readonly unknown[], more: Partial<Step> = {}, body: object = {}): Step => ({
  call: profils.update,
  params,
  body: { libelle: '@profil.libelle', permissions, ...body },
  ...more,
});

const notHeld = (permissions: string): Expectation => ({
  code: 'profil.permission_non_detenue',
  params: { permissions },
});

export const profilsCases: readonly ConformanceCase[] = [
  rule('a profile is made, changed and deleted; a permission counts once (spec § 3 Profile)', [
    profiled(['clients', 'clients', 'clients.creer'], 'profil', {
      expect: {
        data: {
          libelle: 'Profil profil @unique',
          permissions: ['clients', 'clients.creer'],
          nombreutilisateur: 0,
          version: 1,
        },
      },
    }),
    changed(
      ['clients', 'commandes'],
      { expect: { data: { libelle: 'Vendeur @unique', permissions: ['clients', 'commandes'], version: 2 } } },
      { libelle: 'Vendeur @unique', version: 1 },
    ),
    changed([], { expect: { data: { permissions: [], version: 3 } } }),
    ask(profils.remove, params, { data: null }),
    ask(profils.remove, params, { code: 'introuvable' }),
    changed([], { expect: { code: 'introuvable' } }),
    hired('refus', { expect: refusing(['profilid', 'champ.invalide']) }),
  ]),
  rule('a profile holds permissions that there are (CONTRACT "Permissions")', [
    ...['tout', 'clients.*', 'Clients', '__proto__'].map((permission) =>
      profiled([permission], 'refus', {
        expect: refusing(['permissions', 'champ.invalide']),
      }),
    ),
    profiled([]),
    changed(['tout'], { expect: refusing(['permissions', 'champ.invalide']) }),
  ]),
  rule('two profiles cannot have one label; a deleted one’s is free again (contract/errors)', [
    profiled([]),
    profiled([], 'refus', {
      body: { libelle: 'PROFIL profil @unique', permissions: [] },
      expect: { code: 'profil.existe' },
    }),
    profiled([], 'autre'),
    changed([], { expect: { code: 'profil.existe' } }, { libelle: 'Profil autre @unique' }),
    changed([], { expect: { data: { libelle: 'profil PROFIL @unique' } } }, { libelle: 'profil PROFIL @unique' }),
    ask(profils.remove, { profilid: '@autre.profilid' }),
    changed([], {}, { libelle: 'Profil autre @unique' }),
  ]),
  rule('two edits of one version of a profile: the second gets 409 and the profile (CONTRACT "Types")', [
    profiled([]),
    changed(['clients'], {}, { version: 1 }),
    changed(
      ['depenses'],
      { expect: { code: 'conflit.version', data: { permissions: ['clients'], version: 2 } } },
      { version: 1 },
    ),
  ]),
  rule('a profile in use cannot be deleted, and the refusal says by how many (CONTRACT "Calls")', [
    profiled([]),
    hired('un'),
    hired('deux'),
    ask(profils.remove, params, { code: 'profil.utilise', params: { nombre: 2 } }),
    changed([], { expect: { data: { nombreutilisateur: 2 } } }),
    ask(utilisateurs.remove, { utilisateurid: '@un.utilisateurid' }),
    ask(profils.remove, params, { code: 'profil.utilise', params: { nombre: 1 } }),
    ask(utilisateurs.remove, { utilisateurid: '@deux.utilisateurid' }),
    ask(profils.remove, params),
  ]),
  rule('nobody gives or takes away a permission that they do not hold (CONTRACT "Permissions", RELIABILITY F102)', [
    profiled(['clients'], 'refus', { as: ['profils.gerer'], expect: notHeld('clients') }),
    profiled(['clients'], 'profil', { as: ['profils.gerer', 'clients'] }),
    changed(['caisses', 'clients'], { as: ['profils.gerer', 'clients'], expect: notHeld('caisses') }),
    changed(['caisses', 'clients'], { as: ['profils.gerer', 'caisses'] }),
    changed(['clients'], { as: ['profils.gerer', 'clients'], expect: notHeld('caisses') }),
    changed(['clients'], { as: ['profils.gerer', 'caisses'], expect: { data: { permissions: ['clients'] } } }),
    changed(['clients'], { as: ['profils.gerer'] }, { libelle: 'Autre @unique' }),
  ]),
  rule('nobody changes their own profile (CONTRACT "Permissions", RELIABILITY F102)', [
    ask(utilisateurs.byId, { utilisateurid: '@me.utilisateurid' }, {}, { save: 'moi' }),
    changed(
      ['clients'],
      { params: { profilid: '@moi.profilid' }, expect: { code: 'profil.propre' } },
      { libelle: 'Mien @unique' },
    ),
    ask(profils.remove, { profilid: '@moi.profilid' }, { code: 'profil.utilise', params: { nombre: 1 } }),
  ]),
  rule('a permission taken from a profile is refused from the next request on (CONTRACT "Session", RELIABILITY F85)', [
    profiled(['clients', 'clients.creer']),
    hired(),
    ...entered,
    within(ask(clients.list)),
    changed(['clients.creer']),
    within(ask(clients.list, {}, denied)),
    changed(['clients']),
    within(ask(clients.list)),
  ]),
  rule('profiles come by label, in pages (CONTRACT "Types")', [
    profiled([], 'b', { body: { libelle: '  0É @unique', permissions: [] } }),
    profiled([], 'a', { body: { libelle: '0d @unique', permissions: [] } }),
    ask(
      profils.list,
      { limit: 2 },
      { data: [{ profilid: '@a.profilid' }, { profilid: '@b.profilid', libelle: '0É @unique' }] },
    ),
    ask(profils.list, { limit: 1, page: 2 }, { data: [{ profilid: '@b.profilid' }] }),
    ask(profils.list, { page: 1_000_000 }, { data: [] }),
    ask(profils.all, {}, { first: [{ profilid: '@a.profilid', libelle: '0d @unique' }, { profilid: '@b.profilid' }] }),
    ask(profils.remove, { profilid: '@a.profilid' }),
    ask(profils.all, {}, { first: [{ profilid: '@b.profilid' }] }),
    ask(profils.remove, { profilid: '@b.profilid' }),
  ]),
];
