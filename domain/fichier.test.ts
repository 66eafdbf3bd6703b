import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayName,
  extensionOf,
  formatSize,
  isSameFile,
  isShownInPlace,
  isSignatureSize,
  logoRefusal,
  MEDIA,
  MEDIA_MIME,
  maxBytesOfMedia,
  mediaOfCall,
  mediaOfMime,
  mediaOfTypedocument,
  mediaOfView,
  mediaRefusal,
  mimesOf,
  nameWithoutExtension,
  photoRefusal,
  proofRefusal,
} from './fichier';
import { MAX_MEDIA_BYTES, MAX_PIECE_BYTES, MAX_VIDEO_BYTES } from './limits';

describe('extensionOf (RELIABILITY F54)', () => {
  it.each([
    ['recu.pdf', 'pdf', 'recu'],
    ['RECU.PDF', 'pdf', 'RECU'],
    ['facture.pdf.exe', 'exe', 'facture.pdf'],
    ['archive.tar.gz', 'gz', 'archive.tar'],
    ['recu', '', 'recu'],
    ['recu.', '', 'recu'],
    ['.htaccess', '', '.htaccess'],
    ['', '', ''],
  ])('of %j is %j, the rest %j', (name, extension, rest) => {
    expect(extensionOf(name)).toBe(extension);
    expect(nameWithoutExtension(name)).toBe(rest);
  });
});

describe('proofs and photos (spec § 5 Payment, § 5 Client)', () => {
  it.each(['a.pdf', 'a.png', 'a.docx', 'a.jpg', 'a.JPEG'])('%s is a proof', (name) => {
    expect(proofRefusal({ name, size: 1 })).toBeNull();
  });
  it.each(['a.svg', 'a.html', 'a.doc', 'a.pdf.exe', 'a', 'a.pdf.', 'a.constructor', 'a.__proto__'])(
    '%s is none',
    (name) => expect(proofRefusal({ name, size: 1 })).toBe('type'),
  );
  it('take 5 MB and not a byte more, and nothing empty (RELIABILITY F47, F48)', () => {
    expect(proofRefusal({ name: 'a.pdf', size: MAX_PIECE_BYTES })).toBeNull();
    expect(proofRefusal({ name: 'a.pdf', size: MAX_PIECE_BYTES + 1 })).toBe('taille');
    expect(proofRefusal({ name: 'a.pdf', size: 0 })).toBe('vide');
    expect(photoRefusal({ name: 'a.png', size: MAX_PIECE_BYTES + 1 })).toBe('taille');
  });
  it('differ: a photo is an image', () => {
    expect(photoRefusal({ name: 'a.jpg', size: 1 })).toBeNull();
    expect(photoRefusal({ name: 'a.pdf', size: 1 })).toBe('type');
    expect(photoRefusal({ name: 'a.webp', size: 1 })).toBe('type');
  });
  it('differ: a logo may be a WebP, and is never a drawing of lines', () => {
    for (const name of ['a.png', 'a.jpg', 'a.JPEG', 'a.webp']) expect(logoRefusal({ name, size: 1 })).toBeNull();
    for (const name of ['a.svg', 'a.gif', 'a.pdf', 'webp']) expect(logoRefusal({ name, size: 1 })).toBe('type');
    expect(logoRefusal({ name: 'a.webp', size: MAX_PIECE_BYTES + 1 })).toBe('taille');
  });
});

describe('displayName (RELIABILITY F55)', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['C:\\Mes reçus\\mai.pdf', 'mai.pdf'],
    ['facture\u202Efdp.exe', 'facturefdp.exe'],
    ['a\r\nb\u0000.pdf', 'ab.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['reçu.pdf. . ', 'reçu.pdf'],
    ['😀.png', '😀.png'],
    ['<img onerror=x>.png', '<img onerror=x>.png'],
    ['\u202E', 'fichier'],
    ['dossier/', 'fichier'],
    ['..', 'fichier'],
  ])('of %j is %j', (name, shown) => expect(displayName(name)).toBe(shown));

  it('keeps the extension of a name that is cut to 150 characters', () => {
    expect(displayName(`${'é'.repeat(4000)}.pdf`)).toBe(`${'é'.repeat(146)}.pdf`);
    expect(displayName(`a.${'b'.repeat(4000)}`)).toHaveLength(150);
  });
  it('is short, plain and stable whatever the client sends', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(...'a./\\ \u202E\u0000é'), maxLength: 400 }),
    );
    fc.assert(
      fc.property(hostile, (name) => {
        const shown = displayName(name);
        expect(Array.from(shown).length).toBeLessThanOrEqual(150);
        expect(shown).not.toBe('');
        expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
        expect(displayName(shown)).toBe(shown);
      }),
    );
  });
});

it('sizes are whole ko (spec § 2 Projects)', () => {
  expect(formatSize(0, 'fr')).toBe('0\u00a0ko');
  expect(formatSize(1, 'fr')).toBe('1\u00a0ko');
  expect(formatSize(MAX_PIECE_BYTES, 'fr')).toBe('5\u202F120\u00a0ko');
  expect(formatSize(MAX_PIECE_BYTES, 'en')).toBe('5\u202F120\u00a0KB');
});

describe('media numbers (PRODUCT 1.17)', () => {
  it('are those of the views, the calls and typedocument', () => {
    expect(([0, 1, 2, 3] as const).map(mediaOfView)).toEqual([null, 'image', 'video', 'document']);
    expect([0, 1, 2, 3].map(mediaOfCall)).toEqual([null, 'document', 'image', 'video']);
    expect([1, 2, 3, 4].map(mediaOfTypedocument)).toEqual(['document', 'image', 'video', 'archive']);
    expect(MEDIA.document).toEqual({ view: 3, call: 1, typedocument: 1 });
  });
});

describe('media of a step (spec § 5 Media upload)', () => {
  const named = (name: string) => ({ name, size: 1 });
  it.each([
    ['image', ['png', 'jpeg', 'jpg']],
    ['video', ['mp4', 'avi', 'mov', 'mpeg', 'webm']],
    ['document', ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt']],
  ] as const)('the %s view takes %j and nothing else', (kind, extensions) => {
    const taken = Object.keys(MEDIA_MIME).filter((extension) => mediaRefusal(named(`a.${extension}`), kind) === null);
    expect(taken.sort()).toEqual([...extensions].sort());
    expect(new Set(extensions.map((extension) => mediaOfMime(mimesOf(kind)[extension] ?? '')))).toEqual(
      new Set([kind]),
    );
  });

  it('the view of all takes them all', () => {
    expect(mimesOf(null)).toBe(MEDIA_MIME);
    for (const name of ['a.svg', 'a.exe', 'a', 'a.toString']) expect(mediaRefusal(named(name), null)).toBe('type');
  });

  it('take 25 MB, a video 200 MB, and nothing empty (PRODUCT 1.18)', () => {
    expect(maxBytesOfMedia('Chantier.MP4')).toBe(MAX_VIDEO_BYTES);
    expect(mediaRefusal({ name: 'a.mov', size: MAX_VIDEO_BYTES }, null)).toBeNull();
    expect(mediaRefusal({ name: 'a.mov', size: MAX_VIDEO_BYTES + 1 }, null)).toBe('taille');
    expect(mediaRefusal({ name: 'a.jpg', size: MAX_MEDIA_BYTES }, null)).toBeNull();
    expect(mediaRefusal({ name: 'a.jpg', size: MAX_MEDIA_BYTES + 1 }, null)).toBe('taille');
    expect(mediaRefusal({ name: 'a.txt', size: 0 }, null)).toBe('vide');
  });

  it('an unknown type counts as a document', () => expect(mediaOfMime('application/zip')).toBe('document'));
  it.each([
    ['image/png', true],
    ['video/mp4', true],
    ['application/pdf', true],
    ['application/msword', false],
    ['text/plain', false],
    ['text/html', false],
  ])('%s is shown in place: %s', (mime, isShown) => expect(isShownInPlace(mime)).toBe(isShown));

  it('two of one name and size are one', () => {
    expect(isSameFile({ name: 'a.jpg', size: 3 }, { name: 'a.jpg', size: 3 })).toBe(true);
    expect(isSameFile({ name: 'a.jpg', size: 3 }, { name: 'a.jpg', size: 4 })).toBe(false);
    expect(isSameFile({ name: 'a.jpg', size: 3 }, { name: 'b.jpg', size: 3 })).toBe(false);
  });
});

it('a signature is a small picture (ADR 0048)', () => {
  const sizes = [
    [1200, 600],
    [1201, 600],
    [1200, 601],
  ] as const;
  expect(sizes.map(([width, height]) => isSignatureSize({ width, height }))).toEqual([true, false, false]);
});
