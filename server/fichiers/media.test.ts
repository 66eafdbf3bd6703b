import { createHash } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Fichier } from '@comptoir/contract/fichiers';
import { MAX_FILES_PER_ETAPE, MAX_FILES_PER_REQUEST } from '@comptoir/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { sweepFiles } from './sweep';
import { type Chantier, chantierOf, mediaForm } from './testing/chantier';
import { ALL, storedNames } from './testing/disk';
import { everyMedia, image, piece, video } from './testing/media';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const media = openedForTests(everyMedia);
let chantier: Chantier;

beforeAll(async () => {
  chantier = await chantierOf(admin);
});

const onDisk = () => storedNames(house);
const namesOf = ({ body }: { body: { data: Fichier[] } }) => body.data.map(({ filename }) => filename);

describe('media of a step (spec § 7 Files)', () => {
  it('are stored from one form, the same with the step named before or after them, by either field name (RELIABILITY F46)', async () => {
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

  it('are listed ten a page, newest first, by type: 1 files, 2 images, 3 videos (spec § 9, PRODUCT 1.17)', async () => {
    const other = await chantierOf(admin);
    const files = (n: number, name: string, bytes: Buffer) =>
      Array.from({ length: n }, (_, i) => piece(`${i}${name}`, bytes));
    await other.add(files(11, '.txt', media.txt as Buffer));
    await other.add([...files(2, '.jpg', media.jpg as Buffer), ...files(1, '.webm', media.webm as Buffer)]);
    const all = await other.list();
    expect([all.body.count, all.body.data.length, all.body.data[0].filename]).toEqual([14, 10, '0.webm']);
    const counts = await Promise.all([0, 1, 2, 3].map((type) => other.list(`&type=${type}`)));
    expect(counts.map(({ body }) => body.count)).toEqual([14, 11, 2, 1]);
    expect(namesOf(await other.list('&type=1&page=2&limit=10'))).toEqual(['0.txt']);
    expect((await other.list('&type=4')).status).toBe(422);
  });

  it('are deleted one by one, and come back from no list or path; their bytes stay for the trash (CONTRACT "Types")', async () => {
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

  it('are written in the audit log, one entry each (PRODUCT G)', async () => {
    const { body } = await chantier.add([piece('un.txt', 'un'), piece('deux.txt', 'deux')]);
    await chantier.remove(body.data[1].documentid);
    const rows = await house.db.selectFrom('activite').selectAll().orderBy('activiteid', 'desc').limit(3).execute();
    expect(rows.map(({ actiontype, libelle, objet }) => [actiontype, libelle, objet])).toEqual([
      ['Delete', 'deux.txt', 'fichier'],
      ['Insert', 'deux.txt', 'fichier'],
      ['Insert', 'un.txt', 'fichier'],
    ]);
    expect(rows[0]?.avant).toEqual(body.data[1]);
  });

  it('with the same name and size are two (RELIABILITY F56)', async () => {
    const twice = await chantier.add([PDF, PDF]);
    const [one, two] = twice.body.data;
    expect(one.documentid).not.toBe(two.documentid);
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

  it('when there is none', async () => {
    const answer = await refused([], 'requete.invalide');
    expect(answer.body.errors).toEqual([expect.objectContaining({ path: 'listefiles', code: 'fichier.aucun' })]);
  });

  it('when there are more than a request may have', async () => {
    const most = Array.from({ length: MAX_FILES_PER_REQUEST }, () => piece('a.txt', 'a'));
    expect((await chantier.add(most)).status).toBe(201);
    const answer = await refused([...most, piece('a.txt', 'a')], 'fichier.trop_nombreux');
    expect([answer.status, answer.body.message]).toEqual([413, '20 fichiers au plus par envoi.']);
  });

  it('when the field of one has another name', async () => {
    const before = await onDisk();
    const form = mediaForm(chantier.etapeprojetid, [PDF]);
    form.append('preuve', new Blob([PDF.bytes]), 'a.pdf');
    expect((await admin.send('POST', '/api/files/addfiles', form)).body.code).toBe('requete.multipart');
    expect(await onDisk()).toEqual(before);
  });

  it('when the step would have too many, also by two requests at the same time', async () => {
    const full = await chantierOf(admin);
    const rows = Array.from({ length: MAX_FILES_PER_ETAPE - 2 }, (_, i) => ({
      cle: `00000000-0000-0000-0000-${String(i).padStart(12, '0')}`,
      ...{ nom: 'a.txt', recherche: 'a.txt', mime: 'text/plain', taille: 1, sha256: '0'.repeat(64), typedocument: 1 },
      ...{ proprietaire: 'etapeprojet', proprietaireid: full.etapeprojetid },
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

describe('a lost answer is asked for again with the same key (RELIABILITY F26, F27)', () => {
  const key = { 'idempotency-key': 'media-envoi-0001-abcd' };

  it('and stores once', async () => {
    const before = (await onDisk()).length;
    const [one, two] = await Promise.all([chantier.add([PDF], key), chantier.add([PDF], key)]);
    expect([one?.status, two?.status]).toEqual([201, 201]);
    const again = await chantier.add([PDF], key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect([two?.body.data, again.body.data]).toEqual([one?.body.data, one?.body.data]);
    // The copies that were not needed are removed after their answer.
    await expect.poll(onDisk).toHaveLength(before + 1);
    expect((await chantier.add([PDF, PDF], key)).body.code).toBe('idempotence.conflit');
    expect((await chantier.add([piece('a.txt', 'autre')], key)).body.code).toBe('idempotence.conflit');
    await expect.poll(onDisk).toHaveLength(before + 1);
  });

  it('and several files of one request are several documents of one answer (RELIABILITY I26)', async () => {
    const several = { 'idempotency-key': 'media-envoi-0002-abcd' };
    const [{ body }, again] = [await chantier.add([PDF, PDF], several), await chantier.add([PDF, PDF], several)];
    expect(body.data).toHaveLength(2);
    expect(again.body.data).toEqual(body.data);
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

describe('what is no medium of a live step is not found (RELIABILITY F60, F64)', () => {
  it('a proof of payment is not deleted here', async () => {
    const counter = await counterOf(admin);
    const paid = await counter.pay({
      depenseid: await counter.depense(1000),
      caisseid: await counter.caisse(1000),
      montant: 1000,
    });
    const documentid = Number(/fichiers\/(\d+)/.exec(paid.body.data.file)?.[1]);
    expect((await chantier.remove(documentid)).status).toBe(404);
    expect((await admin.send('GET', paid.body.data.file)).status).toBe(200);
  });

  it.each([[[1]], ['1'], ['../../etc/passwd'], [null], [0], [{ documentid: 1 }]])(
    'documentid %j',
    async (documentid) => {
      expect((await chantier.remove(documentid)).status).toBe(422);
    },
  );

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

  it('nor has a step that never was', async () => {
    expect((await admin.get('files/getfile?etapeid=999999')).status).toBe(404);
    const form = mediaForm(999_999, [PDF]);
    expect((await admin.send('POST', '/api/files/addfiles', form)).status).toBe(404);
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

  it('write: holders of projets.medias', async () => {
    const reader = await house.as(['projets', 'projets.etapes', 'projets.modifier']);
    const writer = await house.as(['projets.medias']);
    const send = (by: typeof reader) =>
      by.send('POST', '/api/files/addfiles', mediaForm(chantier.etapeprojetid, [PDF]));
    expect((await send(reader)).status).toBe(403);
    const added = await send(writer);
    expect(added.status).toBe(201);
    const { documentid } = added.body.data[0];
    expect((await reader.post('files/deletefile', { documentid })).status).toBe(403);
    expect((await writer.post('files/deletefile', { documentid })).status).toBe(200);
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

  it('of a video are sent in parts, so that it can be sought in', async () => {
    const bytes = video(10_000);
    bytes.write('ici', 9000);
    const [{ lien }] = (await chantier.add([piece('a.mp4', bytes)])).body.data;
    const part = await admin.send('GET', lien, null, { range: 'bytes=9000-9002' });
    expect([part.status, part.bytes.toString(), part.headers.get('content-range')]).toEqual([
      206,
      'ici',
      'bytes 9000-9002/10000',
    ]);
  });

  it('of an image are also a thumbnail; nothing else has one', async () => {
    const [photo, film] = (await chantier.add([piece('a.jpg', media.jpg as Buffer), piece('a.mp4', video(100))])).body
      .data;
    const thumbnail = await admin.send('GET', `${photo.lien}?taille=vignette`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await admin.send('GET', `${film.lien}?taille=vignette`)).status).toBe(404);
  });
});
