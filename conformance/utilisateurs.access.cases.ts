import { calls } from '@comptoir/contract/calls';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { entered, hired, myself, profiled, rehired, SECRET, within } from './given.maison';
import { heavyImage, IMAGE, MARKUP_IMAGE, PHOTO } from './media';
import { PDF, type Piece } from './piece';

const { clients, depenses, profils, utilisateurs } = calls;

const params = { utilisateurid: '@utilisateur.utilisateurid' };
const self = { utilisateurid: '@me.utilisateurid' };
const denied = { code: 'auth.permission' } as const;
const wider = { code: 'utilisateur.plus_de_caisses' } as const;
const soi = { code: 'utilisateur.soi' } as const;

const refusedPhoto = (files: readonly Piece[], expect: Expectation): Step => hired('refus', { files, expect });

const notHeld = (permissions: string): Expectation => ({
  code: 'profil.permission_non_detenue',
  params: { permissions },
});

const stronger = (permissions: string): Expectation => ({
  code: 'utilisateur.plus_de_droits',
  params: { permissions },
});

const locked = (more: Partial<Step> = {}): Step => ({
  call: utilisateurs.lock,
  params,
  body: { verrouille: true },
  ...more,
});

const reset = (more: Partial<Step> = {}): Step => ({
  call: utilisateurs.resetPassword,
  params,
  body: { nouveau: SECRET },
  ...more,
});

const removed = (more: Partial<Step> = {}): Step => ({ call: utilisateurs.remove, params, ...more });

const given = (more: Partial<Step> = {}): Step => ({
  call: utilisateurs.giveCaisses,
  params,
  body: { caisses: null },
  ...more,
});

/** The permissions for users, what nobody may do, the photo of a user, and the idempotency keys of their writes. */
export const utilisateursAccessCases: readonly ConformanceCase[] = [
  rule('nobody locks, deletes or changes the access of themselves (CONTRACT "Permissions", RELIABILITY F101)', [
    profiled([]),
    ask(utilisateurs.byId, self, {}, { save: 'utilisateur' }),
    locked({ expect: soi }),
    locked({ body: { verrouille: false }, expect: soi }),
    removed({ expect: soi }),
    rehired({ profilid: '@profil.profilid' }, { expect: soi }),
    rehired({ prenom: 'Awa' }, { expect: { data: { prenom: 'Awa', profilid: '@utilisateur.profilid' } } }),
    ask(utilisateurs.byId, self, { data: { verrouille: false } }),
  ]),
  rule('nobody gives a user what they do not hold, nor takes it (CONTRACT "Permissions", RELIABILITY F102)', [
    profiled(['caisses', 'clients']),
    profiled(['clients'], 'moindre'),
    hired('refus', { as: ['utilisateurs.creer', 'clients'], expect: notHeld('caisses') }),
    hired('autre', { as: ['utilisateurs.creer', 'clients'] }, { profilid: '@moindre.profilid' }),
    hired(),
    rehired(
      { profilid: '@moindre.profilid' },
      { as: ['utilisateurs.modifier', 'clients'], expect: stronger('caisses') },
    ),
    rehired(
      { profilid: '@moindre.profilid' },
      {
        as: ['utilisateurs.modifier', 'caisses', 'clients'],
        expect: { data: { libelleprofil: 'Profil moindre @unique' } },
      },
    ),
    rehired({}, { as: ['utilisateurs.modifier', 'clients'], expect: notHeld('caisses') }),
    rehired(
      { prenom: 'Awa', profilid: '@moindre.profilid' },
      { as: ['utilisateurs.modifier'], expect: stronger('clients') },
    ),
    rehired({ prenom: 'Awa', profilid: '@moindre.profilid' }, { as: ['utilisateurs.modifier', 'clients'] }),
  ]),
  rule(
    'whose password is reset, or who is locked or deleted, holds nothing that the author does not (RELIABILITY F102)',
    [
      profiled(['caisses']),
      hired(),
      reset({ as: ['utilisateurs.modifier'], expect: stronger('caisses') }),
      given({ as: ['utilisateurs.modifier'], body: { caisses: [] }, expect: stronger('caisses') }),
      rehired({ prenom: 'Awa' }, { as: ['utilisateurs.modifier'], expect: stronger('caisses') }),
      locked({ as: ['utilisateurs.verrouiller'], expect: stronger('caisses') }),
      removed({ as: ['utilisateurs.supprimer'], expect: stronger('caisses') }),
      ask(
        profils.update,
        { profilid: '@profil.profilid', libelle: 'Profil autre @unique', permissions: ['caisses'] },
        { code: 'profil.plus_forts' },
        { as: ['profils.gerer'] },
      ),
      ask(utilisateurs.byId, params, { data: { modifiable: false } }, { as: ['utilisateurs'] }),
      ask(
        utilisateurs.list,
        { search: '@unique' },
        { data: [{ modifiable: true }] },
        { as: ['utilisateurs', 'caisses'] },
      ),
      ask(utilisateurs.byId, params, { data: { verrouille: false, version: 1 } }),
      reset({ as: ['utilisateurs.modifier', 'caisses'] }),
    ],
  ),
  rule('another profile counts from the next request on (CONTRACT "Session", RELIABILITY F85)', [
    profiled(['clients']),
    profiled(['depenses'], 'autre'),
    hired(),
    ...entered,
    within(ask(clients.list)),
    within(ask(depenses.list, {}, denied)),
    rehired({ profilid: '@autre.profilid' }),
    within(ask(depenses.list)),
    within(ask(clients.list, {}, denied)),
    ask(profils.update, {
      profilid: '@autre.profilid',
      libelle: 'Profil autre @unique',
      permissions: ['clients', 'depenses'],
    }),
    within(ask(clients.list)),
  ]),
  rule('a photo is kept by an edit without one, replaced by another, and is a png or a jpeg (PRODUCT 1.18)', [
    profiled([]),
    ...[MARKUP_IMAGE, PDF, { ...PDF, name: 'recu.png' }].map((piece) =>
      refusedPhoto([piece], { code: 'fichier.type' }),
    ),
    refusedPhoto([{ name: 'vide.png', bytes: new Uint8Array(0) }], { code: 'fichier.vide' }),
    refusedPhoto([heavyImage(MAX_PIECE_BYTES)], { code: 'fichier.trop_grand', params: { mo: 5 } }),
    refusedPhoto([IMAGE, PHOTO], { code: 'requete.multipart' }),
    ask(utilisateurs.list, { search: '@unique' }, { count: 0 }),
    hired('utilisateur', { files: [IMAGE] }),
    ask(utilisateurs.byId, params, { data: { photo: '/api/fichiers/@utilisateur.photo.3/Fa%C3%A7ade%20nord.png' } }),
    rehired({}, { expect: { data: { photo: '@utilisateur.photo', version: 2 } } }),
    rehired({}, { files: [PHOTO], save: 'change' }),
    ask(utilisateurs.byId, params, { data: { photo: '/api/fichiers/@change.photo.3/chantier.jpg', version: 3 } }),
  ]),
  rule('the registers given to a user exist, each once, in order; null is all of them (PRODUCT Q)', [
    profiled([]),
    hired(),
    ...['un', 'deux'].map(
      (save): Step => ask(calls.caisses.create, { libelle: `Caisse ${save} @unique`, montant: 0 }, {}, { save }),
    ),
    given({
      body: { caisses: ['@deux.caisseid', '@un.caisseid', '@deux.caisseid'] },
      expect: { data: { caisses: ['@un.caisseid', '@deux.caisseid'], version: 2 } },
    }),
    given({ body: { caisses: [] }, expect: { data: { caisses: [] } } }),
    given({ expect: { data: { caisses: null } } }),
    given({
      body: { caisses: [2_000_000_000] },
      expect: refusing(['caisses', 'champ.invalide']),
    }),
  ]),
  rule('who sees some registers gives and takes those alone (PRODUCT Q, CONTRACT "Permissions")', [
    profiled([]),
    hired(),
    ask(calls.caisses.create, { libelle: 'Caisse un @unique', montant: 0 }, {}, { save: 'un' }),
    ask(calls.caisses.create, { libelle: 'Caisse deux @unique', montant: 0 }, {}, { save: 'deux' }),
    myself(['utilisateurs.modifier']),
    given({ body: { caisses: [] } }),
    given({ params: { utilisateurid: '@moi.0.utilisateurid' }, body: { caisses: ['@un.caisseid'] } }),
    ...[null, ['@deux.caisseid'], ['@un.caisseid', '@deux.caisseid']].map((caisses) =>
      given({
        as: ['utilisateurs.modifier'],
        body: { caisses },
        expect: refusing(['caisses', 'champ.invalide']),
      }),
    ),
    given({ as: ['utilisateurs.modifier'], body: { caisses: ['@un.caisseid'] } }),
    reset({ as: ['utilisateurs.modifier'] }),
    given(),
    reset({ as: ['utilisateurs.modifier'], expect: wider }),
    given({ as: ['utilisateurs.modifier'], body: { caisses: ['@un.caisseid'] }, expect: wider }),
    rehired({ prenom: 'Awa' }, { as: ['utilisateurs.modifier'], expect: wider }),
  ]),
];
