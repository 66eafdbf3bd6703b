import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import enUS from '../../public/assets/i18n/en-US.json';
import frFR from '../../public/assets/i18n/fr-FR.json';

const FILES: Readonly<Record<string, unknown>> = {
  '/assets/i18n/fr-FR.json': frFR,
  '/assets/i18n/en-US.json': enUS,
};
const page = { cookie: '', documentElement: { lang: '' } };
const network = vi.fn(async (url: string) => new Response(JSON.stringify(FILES[url.replace(/\?.*/, '')])));

/** Starts a visit: its modules are loaded anew and remember nothing. */
async function visit() {
  vi.resetModules();
  const i18n = await import('./i18n');
  await i18n.startI18n();
  return i18n;
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  vi.unstubAllGlobals();
  network.mockClear();
  page.cookie = '';
});

it('spec § 9: speaks French until English is chosen, and English at the next visit', async () => {
  const first = await visit();
  expect(first.getLanguage()).toBe('fr-FR');
  expect(first.t('general.oui')).toBe('Oui');
  await first.changeLanguage('en-US');
  expect(page.documentElement.lang).toBe('en-US');
  const next = await visit();
  expect(next.getLanguage()).toBe('en-US');
  expect(next.t('general.oui')).toBe('Yes');
});

it('spec § 7 Translations: reads one file per language, each once', async () => {
  const { changeLanguage } = await visit();
  await changeLanguage('en-US');
  await changeLanguage('fr-FR');
  expect(network.mock.calls.map(([url]) => url)).toEqual(['/assets/i18n/fr-FR.json', '/assets/i18n/en-US.json']);
});

it('asks for a file by its content where the page names it (ADR 0019)', async () => {
  vi.stubGlobal('__TEXTS__', { 'fr-FR': '0123456789ab' });
  await visit();
  expect(network.mock.calls).toEqual([['/assets/i18n/fr-FR.json?v=0123456789ab', expect.anything()]]);
});

it('spec § 9: another language in the cookie is French', async () => {
  page.cookie = 'comptoir-lang=de-DE';
  expect((await visit()).getLanguage()).toBe('fr-FR');
});

it('speaks the language that was chosen last, whichever file comes first', async () => {
  const { changeLanguage, getLanguage } = await visit();
  const english = changeLanguage('en-US');
  await changeLanguage('fr-FR');
  await english;
  expect(getLanguage()).toBe('fr-FR');
  expect((await visit()).getLanguage()).toBe('fr-FR');
});

it('keeps the language whose texts are there when the other’s cannot be read, and asks again', async () => {
  const { changeLanguage, getLanguage, t } = await visit();
  network.mockRejectedValueOnce(new TypeError('offline'));
  await expect(changeLanguage('en-US')).rejects.toThrow('offline');
  expect([getLanguage(), page.documentElement.lang, t('general.oui')]).toEqual(['fr-FR', 'fr-FR', 'Oui']);
  await changeLanguage('en-US');
  expect([getLanguage(), page.documentElement.lang, t('general.oui')]).toEqual(['en-US', 'en-US', 'Yes']);
});
