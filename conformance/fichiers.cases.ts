import { calls } from '@comptoir/contract/calls';
import { MAX_FILES_PER_REQUEST, MAX_MEDIA_BYTES } from '@comptoir/domain/limits';
import { ask, invalid } from './ask';
import { type ConformanceCase, rule } from './case';
import { opened, owing, paid, typed } from './given';
import { begun, etapeid, mediaAre, projetIs, refusedMedia, stored } from './given.projets';
import { DRAWING, heavyImage, IMAGE, MARKUP_IMAGE, MARKUP_TEXT, PHOTO, TEXT, VIDEO } from './media';
import { EMPTY_PDF, EXECUTABLE, FAKE_PDF, PDF } from './piece';

const { fichiers } = calls;

const NONE = 2_000_000_000;

const removed = (documentid: unknown, more = {}) => ({ call: fichiers.remove, body: { documentid }, ...more });

export const fichiersCases: readonly ConformanceCase[] = [
  rule('a step keeps images, videos and documents, each with its type and its size in ko (spec § 3 File record)', [
    begun(['Fondations']),
    stored([IMAGE], {
      save: 'image',
      expect: { data: [{ filename: 'Façade nord.png', typedocument: 2, size: 1 }] },
    }),
    stored([VIDEO], { save: 'video', expect: { data: [{ filename: 'visite.webm', typedocument: 3, size: 1 }] } }),
    stored([PDF], { save: 'pdf', expect: { data: [{ filename: 'Reçu no 12.pdf', typedocument: 1, size: 1 }] } }),
    stored([TEXT], { save: 'text', expect: { data: [{ filename: 'relevé.txt', typedocument: 1 }] } }),
    stored([PHOTO], { save: 'photo', expect: { data: [{ filename: 'chantier.jpg', typedocument: 2 }] } }),
    mediaAre([
      { documentid: '@photo.0.documentid', lien: '@photo.0.lien' },
      { documentid: '@text.0.documentid' },
      { documentid: '@pdf.0.documentid' },
      { documentid: '@video.0.documentid' },
      { documentid: '@image.0.documentid' },
    ]),
  ]),
  rule('type 1 lists files, 2 images, 3 videos (PRODUCT 1.17)', [
    begun(['Fondations']),
    stored([IMAGE, VIDEO, PDF, TEXT, PHOTO]),
    mediaAre([{ typedocument: 1 }, { typedocument: 1 }], 1),
    mediaAre([{ typedocument: 2 }, { typedocument: 2 }], 2),
    mediaAre([{ typedocument: 3 }], 3),
  ]),
  rule('several files of one request are stored in their order (spec § 7 Files)', [
    begun(['Fondations']),
    stored([PDF, IMAGE, TEXT], {
      expect: { data: [{ filename: PDF.name }, { filename: IMAGE.name }, { filename: TEXT.name }] },
    }),
    mediaAre([{ filename: TEXT.name }, { filename: IMAGE.name }, { filename: PDF.name }]),
  ]),
  rule('the files may be called files or listefiles, nothing else (spec § 7 Files)', [
    begun(['Fondations']),
    stored([IMAGE, PDF], { fileField: 'files' }),
    stored([IMAGE], { fileField: 'file', save: 'refused', expect: { code: 'requete.multipart' } }),
    mediaAre([{}, {}]),
  ]),
  rule('one file twice is two documents: the screen skips it, the call does not (RELIABILITY F56)', [
    begun(['Fondations']),
    stored([IMAGE, IMAGE]),
    stored([IMAGE], { save: 'encore' }),
    mediaAre([
      { documentid: '@encore.0.documentid' },
      { documentid: '@medias.1.documentid' },
      { documentid: '@medias.0.documentid' },
    ]),
  ]),
  rule('a page holds ten media, newest first (spec § 9)', [
    begun(['Fondations']),
    stored(Array.from({ length: 12 }, () => IMAGE)),
    ask(
      fichiers.list,
      { etapeid: etapeid(), type: 2 },
      { count: 12, data: Array.from({ length: 10 }, () => ({ typedocument: 2 })) },
    ),
    ask(
      fichiers.list,
      { etapeid: etapeid(), type: 2, page: 2 },
      { count: 12, data: [{ documentid: '@medias.1.documentid' }, { documentid: '@medias.0.documentid' }] },
    ),
  ]),
  rule('a medium is of an accepted type, by its bytes and its last extension (RELIABILITY F51, F52, F54)', [
    begun(['Fondations']),
    ...[MARKUP_IMAGE, MARKUP_TEXT, FAKE_PDF, DRAWING, EXECUTABLE, { ...IMAGE, name: 'sans extension' }].map((piece) =>
      refusedMedia([piece], { code: 'fichier.type' }),
    ),
    refusedMedia([{ ...IMAGE, name: 'image.pdf' }], { code: 'fichier.type' }),
    refusedMedia([{ ...DRAWING, name: 'plan.png' }], { code: 'fichier.type' }),
    refusedMedia([EMPTY_PDF], { code: 'fichier.vide' }),
    mediaAre([]),
  ]),
  rule('all files of a request are stored, or none (spec § 7 Files)', [
    begun(['Fondations']),
    refusedMedia([IMAGE, PDF, MARKUP_TEXT], { code: 'fichier.type' }),
    refusedMedia([IMAGE, EMPTY_PDF], { code: 'fichier.vide' }),
    mediaAre([]),
  ]),
  rule('an image above 25 MB is refused, and told (PRODUCT 1.18)', [
    begun(['Fondations']),
    refusedMedia([heavyImage(MAX_MEDIA_BYTES)], { code: 'fichier.trop_grand', params: { mo: 25 } }),
    mediaAre([]),
  ]),
  rule('a request carries at least one file and twenty at most (RELIABILITY F59)', [
    begun(['Fondations']),
    refusedMedia([], invalid(['listefiles', 'fichier.aucun'])),
    refusedMedia(
      Array.from({ length: MAX_FILES_PER_REQUEST + 1 }, () => IMAGE),
      { code: 'fichier.trop_nombreux', params: { maximum: MAX_FILES_PER_REQUEST } },
    ),
    mediaAre([]),
    stored(Array.from({ length: MAX_FILES_PER_REQUEST }, () => IMAGE)),
  ]),
  rule('media belong to a step that exists (RELIABILITY F60)', [
    stored([IMAGE], { body: { provenance: NONE }, save: 'refused', expect: { code: 'introuvable' } }),
  ]),
  rule('a name keeps no path and no hidden character (RELIABILITY F55)', [
    begun(['Fondations']),
    stored([{ ...IMAGE, name: '../../etc/Plan\u202e.png' }], { expect: { data: [{ filename: 'Plan.png' }] } }),
    stored([{ ...IMAGE, name: `${'é'.repeat(200)}.png` }], {
      expect: { data: [{ filename: `${'é'.repeat(146)}.png` }] },
    }),
  ]),
  rule('a medium is deleted once (spec § 2 Projects)', [
    begun(['Fondations']),
    stored([IMAGE, PDF]),
    removed('@medias.0.documentid', { expect: { data: null } }),
    mediaAre([{ documentid: '@medias.1.documentid' }]),
    removed('@medias.0.documentid', { expect: { code: 'introuvable' } }),
  ]),
  rule('a proof of payment is no medium: it is not deleted as one (RELIABILITY F64)', [
    typed,
    opened(1000),
    owing(600),
    paid(600),
    removed('@reglement.file.3', { expect: { code: 'introuvable' } }),
    ask(calls.reglements.ofDette, { id: '@depense.depenseid' }, { data: [{ file: '@reglement.file' }] }),
  ]),
  rule('a project shows the newest image of its steps (contract/projets)', [
    begun(['Fondations', 'Murs']),
    stored([PDF, VIDEO]),
    projetIs({ photo: '' }),
    stored([IMAGE]),
    projetIs({ photo: '@medias.0.lien' }),
    stored([PHOTO], { body: { provenance: etapeid(1) }, save: 'photo' }),
    projetIs({ photo: '@photo.0.lien' }),
    removed('@photo.0.documentid'),
    projetIs({ photo: '@medias.0.lien' }),
    removed('@medias.0.documentid'),
    projetIs({ photo: '' }),
  ]),
];
