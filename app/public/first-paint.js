/*
 * Before the first paint: the theme and the language remembered by this browser, else light and French; then
 * the files of this address, and what it read at its last visit, on their way before the program that asks for them.
 * The build puts it into the page itself, with its lists (scripts/vite/page.mjs); without one there are none.
 */
(() => {
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const root = document.documentElement;
  if (cookie('comptoir-theme') === 'dark') {
    root.dataset.theme = 'dark';
    const bar = document.querySelector('meta[name="theme-color"]');
    bar.content = bar.dataset.dark;
  }
  const lang = cookie('comptoir-lang') === 'en-US' ? 'en-US' : 'fr-FR';
  root.lang = lang;

  const { texts = {}, files = [], login = [], shell = [], screens = {} } = globalThis.__NEEDS__ ?? {};
  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  // The program asks for the others (app/frame/i18n/languageFile).
  globalThis.__TEXTS__ = texts;
  const version = texts[lang] ? `?v=${texts[lang]}` : '';
  ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/assets/i18n/${lang}.json${version}` });
  const path = location.pathname;
  const screen = Object.keys(screens).find((pattern) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path),
  );
  const needed = screen ? [...shell, ...screens[screen]] : /^\/(auth\/login)?$/.test(path) ? login : [];
  for (const number of needed) {
    ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href: `/assets/${files[number]}` });
  }

  // A program that never comes leaves the skeleton for ever: it says so, and how to go on (RELIABILITY F108).
  const tellBroken = ({ target }) => {
    const said = document.getElementById('broken');
    if (!(target instanceof HTMLScriptElement) || said === null) return;
    said.hidden = false;
    said.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  addEventListener('error', tellBroken, { capture: true });

  // What this address read first at its last visit, today's dates alone (app/frame/pwa/firstReads); the program takes it.
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`comptoir.${name}`));
    } catch {
      return null;
    }
  };
  const last = stored('session') ? stored('firstReads') : null;
  const kept = Array.isArray(last) && last.find((one) => one.path === path + location.search);
  const isCurrent = (url) => kept.day === new Date().toISOString().slice(0, 10) || !/\d{4}-\d\d-\d\d/.test(url);
  const read = (url) => {
    const headers = { Accept: 'application/json', 'Accept-Language': root.lang.slice(0, 2) };
    const answer = fetch(url, { headers, credentials: 'same-origin', signal: AbortSignal.timeout(30_000) });
    // Who takes it is told; nobody may.
    answer.catch(() => undefined);
    return [url, answer];
  };
  // The program asks so too, after a sign-in (app/frame/api/ahead).
  globalThis.__READ__ = read;
  if (kept) globalThis.__AHEAD__ = new Map(kept.urls.filter(isCurrent).map(read));
})();
