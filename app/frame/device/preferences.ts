/*
 * What a browser remembers of its screen and of people's preferences, never what they may see. They are cookies,
 * because these survive the emptying of local storage and public/first-paint.js reads the theme before the first paint.
 */

const YEAR_S = 31_536_000;

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, a local network may have none
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Strict`;
}

export const preferredLang = {
  read: () => readCookie('comptoir-lang'),
  write: (lang: string) => writeCookie('comptoir-lang', lang),
};

export const preferredTheme = {
  read: () => readCookie('comptoir-theme'),
  write: (theme: 'light' | 'dark') => writeCookie('comptoir-theme', theme),
};

/** Rows per page, by person and list: see `app/records/lists/pageSizes`. */
export const preferredSizes = {
  read: () => readCookie('comptoir-lignes') ?? '',
  write: (sizes: string) => writeCookie('comptoir-lignes', sizes),
};

export const preferredSaving = {
  read: () => readCookie('comptoir-economie'),
  write: (isOn: '0' | '1') => writeCookie('comptoir-economie', isOn),
};
