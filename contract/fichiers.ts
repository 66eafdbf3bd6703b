import { MAX_FILES_PER_REQUEST, MAX_VIDEO_BYTES } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Instant, paging } from './schema';

/**
 * A medium of a step, or a document of an expense. `lien` is the path of its bytes; for an image `?taille=vignette`
 * gives a thumbnail and `?taille=miniature` a smaller one that saves data. `size` is in ko, rounded up; `typedocument`
 * is 1 document, 2 image, 3 video (spec § 2 Projects, § 3).
 */
export const Fichier = z.strictObject({
  documentid: Id,
  filename: z.string(),
  lien: z.string(),
  typedocument: z.literal([1, 2, 3]),
  size: z.int(),
  createdon: Instant,
});
export type Fichier = z.output<typeof Fichier>;

export const fichiers = {
  list: call({
    method: 'GET',
    path: 'files/getfile',
    summary: 'A page of the media of a step, newest first; `type` 1 files, 2 images, 3 videos, 0 all',
    access: ['projets'],
    query: z.strictObject({
      etapeid: Id,
      type: z._default(z.literal([0, 1, 2, 3], 'champ.invalide'), 0),
      ...paging(),
    }),
    isPaged: true,
    reply: z.array(Fichier),
  }),
  add: call({
    method: 'POST',
    path: 'files/addfiles',
    summary: 'Store media of the step `provenance`',
    access: ['projets.medias'],
    status: 201,
    body: z.strictObject({ provenance: Id }),
    file: {
      field: 'listefiles',
      alias: 'files',
      required: true,
      kind: 'media',
      bytes: MAX_VIDEO_BYTES,
      max: MAX_FILES_PER_REQUEST,
    },
    reply: z.array(Fichier),
  }),
  remove: call({
    method: 'POST',
    path: 'files/deletefile',
    summary: 'Delete a medium of a step',
    access: ['projets.medias'],
    body: z.strictObject({ documentid: Id }),
    reply: z.null(),
  }),
  read: call({
    method: 'GET',
    path: 'fichiers/{documentid}/{filename}',
    summary: 'The bytes of a stored file, for users who may read its owner record',
    access: 'session',
    isBinary: true,
    params: z.strictObject({ documentid: Id, filename: z.string().check(z.maxLength(1000)) }),
    query: z.strictObject({ taille: z.optional(z.enum(['vignette', 'miniature'])) }),
    reply: z.null(),
  }),
};
