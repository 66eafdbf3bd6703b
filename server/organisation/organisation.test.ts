import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedNames } from '../fichiers/testing/disk';
import { image, piece } from '../fichiers/testing/media';
import type { Piece } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';

const { house, admin } = openedHouse();

const FIELDS = {
  compagnie: 'Groupe Konan',
  adresse: 'Plateau',
  tel: '2720304050',
  email: '',
  mentions: 'CC 1234567 A',
};

function change(fields: object = {}, logo?: Piece) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields })) form.append(name, String(value));
  if (logo) form.append('logo', new Blob([logo.bytes]), logo.name);
  return admin.send('PUT', '/api/organisation', form);
}

const withLogo = async (logo: Piece): Promise<string> => (await change({}, logo)).body.data.logo;
const publicly = (path: string, headers = {}) => house.anonymous.send('GET', path, null, headers);
const onDisk = () => storedNames(house);
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const shownTo = async (client: typeof admin) => payloadOf((await client.get('auth/me')).body.data.token).data.user[0];

/** A picture of this size in one half-transparent colour. */
const sign = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 48, g: 142, b: 135, alpha: 0.5 } } });

beforeEach(() => change({ retirerlogo: 1 }));

describe('the name of the organisation', () => {
  it('is the one that the server was started with until one is set (spec § 3 User, `compagnie`)', async () => {
    await house.db.updateTable('organisation').set({ compagnie: null }).execute();
    const { data } = (await admin.get('organisation')).body;
    expect(data).toMatchObject({ compagnie: 'Comptoir', definie: false, logo: '' });
    expect((await publicly('/api/organisation/publique')).body.data).toEqual({ compagnie: 'Comptoir', logo: '' });
    expect((await shownTo(admin)).compagnie).toBe('Comptoir');
    expect((await change()).body.data).toMatchObject({ compagnie: 'Groupe Konan', definie: true });
  });

  it('names the account in the application of codes', async () => {
    const agent = await house.as([]);
    const { adresse } = (await agent.post('auth/facteur', { motdepasse: agent.password })).body.data;
    expect(new URL(adresse).searchParams.get('issuer')).toBe('Groupe Konan');
  });
});

describe('the logo (RELIABILITY F51 to F58)', () => {
  it('is public: a PNG of 640 points at most, and a light thumbnail (DESIGN "Weight and speed")', async () => {
    const logo = await withLogo(piece('enseigne.webp', await sign(1600, 400).webp().toBuffer()));
    expect((await publicly('/api/organisation/publique')).body.data.logo).toBe(logo);
    const [whole, small] = [await publicly(logo), await publicly(`${logo}?taille=vignette`)];
    expect([whole.headers.get('content-type'), small.headers.get('content-type')]).toEqual(['image/png', 'image/webp']);
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 640, height: 160, hasAlpha: true });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320, height: 80, hasAlpha: true });
    expect(small.bytes.length).toBeLessThan(15_000);
    expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is asked for once: its address is that of its bytes', async () => {
    const logo = await withLogo(piece('logo.png', await image('png')));
    for (const path of [logo, `${logo}?taille=vignette`]) {
      const { headers } = await publicly(path);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const again = await publicly(path, { 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    const other = await withLogo(piece('logo.png', await sign(9, 9).png().toBuffer()));
    expect(other).not.toBe(logo);
    const gone = await publicly(logo);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is drawn anew: nothing that its file said or hid beside the picture leaves', async () => {
    const hidden = '<script>parent.alert(1)</script>';
    const taken = await sharp(await sign(60, 40).removeAlpha().png().toBuffer())
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 19/1 12/1' }, IFD0: { Make: 'Tecno' } })
      .jpeg()
      .toBuffer();
    const polyglots = [
      piece('logo.jpg', Buffer.concat([taken, Buffer.from(hidden)])),
      piece('logo.png', Buffer.concat([await image('png'), Buffer.from(hidden)])),
    ];
    for (const polyglot of polyglots) {
      const { bytes } = await publicly(await withLogo(polyglot));
      expect([bytes.includes('script'), bytes.includes('Tecno')], polyglot.name).toEqual([false, false]);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is replaced and taken away with its bytes', async () => {
    const before = await onDisk();
    const logo = await withLogo(piece('logo.png', await image('png')));
    await withLogo(piece('logo.png', await sign(9, 9).png().toBuffer()));
    expect(await onDisk()).toHaveLength(before.length + 1);
    expect((await change({ retirerlogo: 1 })).body.data.logo).toBe('');
    expect(await onDisk()).toEqual(before);
    expect((await publicly(logo)).status).toBe(404);
  });

  it('is no file of a record: nobody reads or deletes it as one (RELIABILITY F64)', async () => {
    await withLogo(piece('logo.png', await image('png')));
    const { documentid } = await house.db
      .selectFrom('fichier')
      .select('documentid')
      .where('proprietaire', '=', 'organisation')
      .where('supprimele', 'is', null)
      .executeTakeFirstOrThrow();
    expect((await admin.get(`fichiers/${documentid}/logo.png`)).status).toBe(404);
    expect((await admin.post('files/deletefile', { documentid })).status).toBe(404);
  });
});
