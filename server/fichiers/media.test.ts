import { createHash } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Fichier } from '@comptoir/contract/fichiers';
import { MAX_FILES_PER_ETAPE, MAX_FILES_PER_REQUEST } from '@comptoir/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { sweepFiles } from './sweep';
import { type Chantier, chantierOf } from './testing/chantier';
import { ALL, storedNames } from './testing/disk';
import { everyMedia, image, piece, video } from './testing/media';

const { house, admin } = openedHouse();
const media = openedForTests(everyMedia);
let chantier: Chantier;

beforeAll(async () => {
  chantier = await chantierOf(admin);
});

const onDisk = () => storedNames(house);
const namesOf = ({ body }: { body: { data: Fichier[] } }) => body.data.map(({ filename }) => filename);

describe('media of a step (spec § 7 Files)', () => {
  it('are stored from one form, wherever the step stands, by either field name (RELIABILITY F46)', async () => {
    const added = await chantier.add([piece('plan.pdf', Buffer.from(PDF.bytes)), piece('a.png', await image('png'))]);
    expect(added.status).toBe(201);
    expect(added.body.data).toEqual([
      expect.objectContaining({ filename: 'plan.pdf', typedocument: 1, size: 1 }),
      expect.objectContaining({ filename: 'a.png', typedocument: 2, size: 1 }),
    ]);
    const form = new FormData();
    form.append('files', new Blob([video(1025)]), 'visite.mp4');
    form.append('provenance', String(chantier.etapeprojetid));
    const after = await admin.send('POST', '/api/files/addfiles', form);
    expect(after.body.data).toEqual([expect.objectContaining({ typedocument: 3, size: 2 })]);
    expect(namesOf(await chantier.list())).toEqual(['visite.mp4', 'a.png', 'plan.pdf']);
  });

  it('are deleted one by one from lists and paths; their bytes stay for the trash (CONTRACT "Types")', async () => {
    const [{ documentid, lien }] = (await chantier.add([piece('a.txt', 'à effacer')])).body.data;
    const before = await onDisk();
    expect((await chantier.remove(documentid)).status).toBe(200);
    // The audit log tells the step and the project of the file (PRODUCT G).
    const { body } = await admin.get(`activites/whithpagination?objet=fichier&objetid=${documentid}`);
    expect(body.data[0].noms.map(({ champ }: { champ: string }) => champ)).toEqual(['etapeprojetid', 'projetid']);
    expect((await chantier.remove(documentid)).status).toBe(404);
    expect((await admin.send('GET', lien)).status).toBe(404);
    expect(namesOf(await chantier.list())).not.toContain('a.txt');
    expect(await sweepFiles(house.db, house.storage, ALL)).toBe(0);
    expect(await onDisk()).toEqual(before);
  });
});

describe('all files of a request are kept, or none (RELIABILITY P01, F59)', () => {
  const refused = async (files: Parameters<Chantier['add']>[0], code: string) => {
    const [before, count] = [await onDisk(), (await chantier.list()).body.count];
    const answer = await chantier.add(files);
    expect(answer.body.code).toBe(code);
    expect([await onDisk(), (await chantier.list()).body.count]).toEqual([before, count]);
    return answer;
  };

  it('when one of them is refused', async () => {
    await refused([PDF, piece('a.svg', '<svg/>'), PDF], 'fichier.type');
    await refused([PDF, PDF, piece('a.txt', '')], 'fichier.vide');
  });

  it('when there are more than a request may have', async () => {
    const most = Array.from({ length: MAX_FILES_PER_REQUEST }, () => piece('a.txt', 'a'));
    expect((await chantier.add(most)).status).toBe(201);
    const answer = await refused([...most, piece('a.txt', 'a')], 'fichier.trop_nombreux');
    expect([answer.status, answer.body.message]).toEqual([413, '20 fichiers au plus par envoi.']);
  });

  it('when the step would have too many, also by two requests at the same time', async () => {
    const full = await chantierOf(admin);
    const rows = Array.from({ length: MAX_FILES_PER_ETAPE - 2 }, (_, i) => ({
      cle: `00000000-0000-0000-0000-${String(i).padStart(12, '0')}`,
      nom: 'a.txt',
      recherche: 'a.txt',
      mime: 'text/plain',
      taille: 1,
      sha256: '0'.repeat(64),
      typedocument: 1,
      proprietaire: 'etapeprojet',
      proprietaireid: full.etapeprojetid,
    })) as Parameters<ReturnType<typeof house.db.insertInto<'fichier'>>['values']>[0];
    await house.db.insertInto('fichier').values(rows).execute();
    const before = await onDisk();
    const answers = await Promise.all(Array.from({ length: 4 }, () => full.add([piece('a.txt', 'a'), PDF])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('etapeprojet.trop_fichiers');
    expect((await full.list()).body.count).toBe(MAX_FILES_PER_ETAPE);
    expect(await onDisk()).toHaveLength(before.length + 2);
  });
});

describe('what is no medium of a live step is not found (RELIABILITY F60, F64)', () => {
  it.each(['step', 'project'])('a deleted %s has no media', async (owner) => {
    const gone = await chantierOf(admin);
    const [{ documentid, lien }] = (await gone.add([PDF])).body.data;
    const path = owner === 'step' ? `etapeprojet?etapeprojetid=${gone.etapeprojetid}` : `projet/${gone.projetid}`;
    expect((await admin.delete(`projets/${path}`)).status).toBe(200);
    const before = await onDisk();
    const answers = [
      await gone.list(),
      await gone.add([PDF]),
      await gone.remove(documentid),
      await admin.send('GET', lien),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await onDisk()).toEqual(before);
  });
});

describe('who may (CONTRACT "Permissions", RELIABILITY F60)', () => {
  it('read: holders of projets; to others a medium does not exist', async () => {
    const [{ lien, documentid }] = (await chantier.add([piece('photo.png', media.png as Buffer)])).body.data;
    const reader = await house.as(['projets']);
    for (const path of [lien, `${lien}?taille=vignette`]) {
      expect((await reader.send('GET', path)).status).toBe(200);
      const stranger = await house.as(['projets.medias', 'depenses', 'commandes', 'caisses']);
      const { requestId: _, ...refusal } = (await stranger.send('GET', path)).body;
      expect((await stranger.get('fichiers/999999/x')).body).toMatchObject(refusal);
      expect((await house.anonymous.send('GET', path)).status).toBe(401);
    }
    expect((await reader.send('GET', lien.replace(`/${documentid}/`, `/${documentid}%2f..%2f/`))).status).toBe(422);
  });
});

describe('the bytes of a medium (RELIABILITY F61, F62)', () => {
  it.each([
    ['png', 'inline', 'image/png'],
    ['jpg', 'inline', 'image/jpeg'],
    ['mp4', 'inline', 'video/mp4'],
    ['webm', 'inline', 'video/webm'],
    ['pdf', 'inline', 'application/pdf'],
    ['doc', 'attachment', 'application/msword'],
    ['txt', 'attachment', 'text/plain'],
  ])('%s is sent %s as %s, and is what was sent', async (extension, disposition, type) => {
    const bytes = media[extension] as Buffer;
    const [{ lien }] = (await chantier.add([piece(`Été 1.${extension}`, bytes)])).body.data;
    const answer = await admin.send('GET', lien);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `${disposition}; filename*=UTF-8''%C3%89t%C3%A9%201.${extension}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': /^(image|video)/.test(type) ? 'private, no-cache' : 'private, no-store',
    });
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('etag')).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  });

  it('of an image are also a thumbnail; nothing else has one', async () => {
    const [photo, film] = (await chantier.add([piece('a.jpg', media.jpg as Buffer), piece('a.mp4', video(100))])).body
      .data;
    const thumbnail = await admin.send('GET', `${photo.lien}?taille=vignette`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await admin.send('GET', `${film.lien}?taille=vignette`)).status).toBe(404);
  });
});
