import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = { cookie: '', documentElement: { lang: '' } };

interface Held {
  bring: () => void;
  lose: () => void;
}

/** The requests that nobody has answered yet, by file: `fr-FR`, `moncompte/fr-FR`. */
const held = new Map<string, Held>();
const asked: string[] = [];

/** A network that answers when the test says so. A text tells its own file. */
function network(url: string): Promise<Response> {
  const file = url.replace('/assets/i18n/', '').replace('.json', '');
  asked.push(file);
  const key = file.includes('/') ? 'monprofil.securite' : 'general.oui';
  return new Promise((resolve, reject) => {
    held.set(file, {
      bring: () => resolve(new Response(JSON.stringify({ [key]: file }))),
      lose: () => reject(new TypeError('offline')),
    });
  });
}

/** Waits until these files are asked for, and answers with them. */
async function bring(...files: string[]): Promise<void> {
  for (const file of files) {
    await vi.waitFor(() => expect(held.has(file)).toBe(true));
    held.get(file)?.bring();
    held.delete(file);
  }
}

async function lose(file: string): Promise<void> {
  await vi.waitFor(() => expect(held.has(file)).toBe(true));
  held.get(file)?.lose();
  held.delete(file);
}

/** Starts a visit in French. `open` opens a room, and tells then what its screen reads. */
async function visit() {
  vi.resetModules();
  const i18n = await import('./i18n');
  const { withTexts } = await import('./rooms');
  const started = i18n.startI18n();
  const load = vi.fn(async () => 'the code');
  const open = withTexts('moncompte', load);
  const said = () => [i18n.t('general.oui'), i18n.t('monprofil.securite')];
  return { ...i18n, started, load, open, said };
}

async function frenchVisit() {
  const opened = await visit();
  await bring('fr-FR');
  await opened.started;
  return opened;
}

/** A visit in French that has opened the room. */
async function openedVisit() {
  const visited = await frenchVisit();
  const opened = visited.open();
  await bring('moncompte/fr-FR');
  await opened;
  return visited;
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', network);
  held.clear();
  asked.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  page.cookie = '';
});

it('a room’s texts are not asked for before its code is, and then once, at the same time', async () => {
  const { open, load, said } = await frenchVisit();
  expect(asked).toEqual(['fr-FR']);
  const both = Promise.all([open(), open()]);
  expect([load.mock.calls.length, asked]).toEqual([2, ['fr-FR', 'moncompte/fr-FR']]);
  await bring('moncompte/fr-FR');
  expect(await both).toEqual(['the code', 'the code']);
  expect(said()).toEqual(['fr-FR', 'moncompte/fr-FR']);
  await open();
  expect(asked).toHaveLength(2);
});

it('another language is shown once the texts of the rooms that were opened are here, too', async () => {
  const { changeLanguage, getLanguage, said } = await openedVisit();
  const english = changeLanguage('en-US');
  await bring('en-US');
  expect([getLanguage(), ...said()]).toEqual(['fr-FR', 'fr-FR', 'moncompte/fr-FR']);
  await bring('moncompte/en-US');
  await english;
  expect([getLanguage(), ...said()]).toEqual(['en-US', 'en-US', 'moncompte/en-US']);
});

it('a room that nobody opened holds up no language', async () => {
  const { changeLanguage } = await frenchVisit();
  const english = changeLanguage('en-US');
  await bring('en-US');
  await english;
  expect(asked).toEqual(['fr-FR', 'en-US']);
});

it('a language that comes while a room loads: the room waits for its texts in that language', async () => {
  const { open, changeLanguage, said } = await frenchVisit();
  const opened = open();
  const english = changeLanguage('en-US');
  await bring('en-US');
  await english;
  await bring('moncompte/fr-FR', 'moncompte/en-US');
  await opened;
  expect(said()).toEqual(['en-US', 'moncompte/en-US']);
});

it('a room that is opened while a language comes: the language waits for the room’s texts', async () => {
  const { open, changeLanguage, getLanguage, said } = await frenchVisit();
  const english = changeLanguage('en-US');
  const opened = open();
  await bring('moncompte/fr-FR');
  await opened;
  await bring('en-US');
  await vi.waitFor(() => expect(held.has('moncompte/en-US')).toBe(true));
  expect([getLanguage(), ...said()]).toEqual(['fr-FR', 'fr-FR', 'moncompte/fr-FR']);
  await bring('moncompte/en-US');
  await english;
  expect([getLanguage(), ...said()]).toEqual(['en-US', 'en-US', 'moncompte/en-US']);
});

it('the first address is a room: its texts come in the preferred language alone', async () => {
  page.cookie = 'comptoir-lang=en-US';
  const { started, open, said } = await visit();
  const opened = open();
  await bring('moncompte/en-US', 'en-US');
  await Promise.all([opened, started]);
  expect(said()).toEqual(['en-US', 'moncompte/en-US']);
  expect(asked.toSorted()).toEqual(['en-US', 'moncompte/en-US']);
});

it('a room whose texts are lost does not come, and asks for them again the next time', async () => {
  const { open, said } = await frenchVisit();
  const lost = open();
  await lose('moncompte/fr-FR');
  await expect(lost).rejects.toThrow('offline');
  const opened = open();
  await bring('moncompte/fr-FR');
  await opened;
  expect(said()).toEqual(['fr-FR', 'moncompte/fr-FR']);
});

it('a language whose texts for an opened room are lost is not shown, and comes the next time', async () => {
  const { changeLanguage, getLanguage, said } = await openedVisit();
  const english = changeLanguage('en-US');
  await bring('en-US');
  await lose('moncompte/en-US');
  await expect(english).rejects.toThrow('offline');
  expect([getLanguage(), ...said()]).toEqual(['fr-FR', 'fr-FR', 'moncompte/fr-FR']);
  const again = changeLanguage('en-US');
  await bring('moncompte/en-US');
  await again;
  expect([getLanguage(), ...said()]).toEqual(['en-US', 'en-US', 'moncompte/en-US']);
});
