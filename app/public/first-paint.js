/* Runs before the first paint. It sets the theme and the language that this browser remembers, else light and
 * French. Then it requests the files of this address, and what the address read at its last visit, before the
 * program asks for them. The build puts it into the page with its lists (scripts/vite/page.mjs); without a build
 * there are no lists. */
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

  // A program that never comes leaves the skeleton for ever: the page then says so, and how to go on (RELIABILITY
  // F108).
  const tellBroken = ({ target }) => {
    const said = document.getElementById('broken');
    if (!(target instanceof HTMLScriptElement) || said === null) return;
    said.hidden = false;
    said.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  addEventListener('error', tellBroken, { capture: true });

  // Requests what this address read first at its last visit, without the dates of another day
  // (app/frame/pwa/firstReads).
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
    // The code that takes the answer hears of a failure; perhaps none takes it.
    answer.catch(() => undefined);
    return [url, answer];
  };
  // The program requests in the same way after a sign-in (app/frame/api/ahead).
  globalThis.__READ__ = read;
  if (kept) globalThis.__AHEAD__ = new Map(kept.urls.filter(isCurrent).map(read));
})();
