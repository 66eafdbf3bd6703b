/* Before the first paint: the theme and the language remembered by this browser, else the system's and French. */
(() => {
  const cookie = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  const root = document.documentElement;
  const dark = cookie('comptoir-theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (dark === 'dark') root.dataset.theme = 'dark';
  const lang = cookie('comptoir-lang') === 'en-US' ? 'en-US' : 'fr-FR';
  root.lang = lang;
  // The texts are on their way before the program that asks for them.
  const texts = document.createElement('link');
  Object.assign(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/assets/i18n/${lang}.json` });
  document.head.append(texts);
})();
