import { calls } from '@comptoir/contract/calls';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { clientIs, registered } from './given.ventes';
import { DRAWING, heavyImage, IMAGE, MARKUP_IMAGE, PHOTO } from './media';
import { PDF, type Piece } from './piece';

const { clients } = calls;

const changed = (files: readonly Piece[], more: Partial<Step> = {}): Step => ({
  call: clients.update,
  body: {
    clientid: '@client.clientid',
    libelleclient: 'Client client @unique',
    typeclient: 'Particulier',
    adresse: 'Bouaké',
    tel: '0101010101',
  },
  files,
  save: 'change',
  ...more,
});

const refusedPhoto = (files: readonly Piece[], expect: Expectation): Step => registered('refused', { files, expect });

/** The photo of a client, the permissions for clients, and the idempotency keys of their writes. */
export const clientsAccessCases: readonly ConformanceCase[] = [
  rule('a photo is kept by an edit without one, and replaced by another (PRODUCT 1.18)', [
    registered('client', {
      files: [IMAGE],
      expect: { data: { libelleclient: 'Client client @unique', version: 1 } },
    }),
    clientIs({ photo: '/api/fichiers/@client.photo.3/Fa%C3%A7ade%20nord.png' }),
    changed([], { expect: { data: { photo: '@client.photo', version: 2 } } }),
    changed([PHOTO]),
    clientIs({ photo: '/api/fichiers/@change.photo.3/chantier.jpg', version: 3 }),
    changed([{ ...PHOTO, name: 'neuf.jpeg' }], { save: 'encore' }),
    clientIs({ photo: '/api/fichiers/@encore.photo.3/neuf.jpeg', version: 4 }),
  ]),
  rule('a photo is a png or a jpeg by its bytes, 5 MB at most, and one (spec § 5 Client, RELIABILITY F51, F52)', [
    ...[MARKUP_IMAGE, DRAWING, PDF, { ...PDF, name: 'recu.png' }, { ...IMAGE, name: 'photo' }].map((piece) =>
      refusedPhoto([piece], { code: 'fichier.type' }),
    ),
    refusedPhoto([{ name: 'vide.png', bytes: new Uint8Array(0) }], { code: 'fichier.vide' }),
    refusedPhoto([heavyImage(MAX_PIECE_BYTES)], { code: 'fichier.trop_grand', params: { mo: 5 } }),
    refusedPhoto([IMAGE, PHOTO], { code: 'requete.multipart' }),
    registered('refused', { files: [IMAGE], fileField: 'file', expect: { code: 'requete.multipart' } }),
    ask(clients.search, { term: '@unique' }, { count: 0 }),
    registered('client', { files: [PHOTO] }),
    changed([MARKUP_IMAGE], { save: 'refused', expect: { code: 'fichier.type' } }),
    clientIs({ photo: '@client.photo', version: 1 }),
  ]),
  rule('a select finds a client by name and phone alone, the best match first (spec § 2 Orders "client selection")', [
    registered('inside', {}, { libelleclient: 'Ma@unique' }),
    registered('start', {}, { libelleclient: '@unique Établissements', tel: '0544091122' }),
    registered('word', {}, { libelleclient: 'N’@unique Koné' }),
    registered('elsewhere', {}, { adresse: 'Rue @unique', libelleclient: 'Autre' }),
    ask(
      clients.choix,
      { search: '@unique' },
      {
        data: [{ clientid: '@start.clientid' }, { clientid: '@word.clientid' }, { clientid: '@inside.clientid' }],
      },
    ),
    ask(
      clients.choix,
      { search: '@unique ETABLI', clientid: '@elsewhere.clientid' },
      { data: [{ clientid: '@start.clientid' }, { clientid: '@elsewhere.clientid' }] },
    ),
    ask(clients.choix, { search: 'n @unique kone' }, { data: [{ clientid: '@word.clientid' }] }),
    ask(clients.choix, { search: '+225 05 44.09 11 22' }, { first: [{ clientid: '@start.clientid' }] }),
  ]),
];
