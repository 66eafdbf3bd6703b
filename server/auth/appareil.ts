/*
 * A browser that calls itself by several names says its own one first here: Edge and Opera also say Chrome, Chrome also
 * says Safari, iPhones also say Mac, Android also says Linux.
 */
const NAVIGATEURS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMES: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * What people recognise a device of theirs by, from what its browser says of itself: `Chrome, Android`. Of a script its
 * own first word, empty when it says nothing.
 */
export function appareilOf(userAgent = ''): string {
  const names = [nameIn(NAVIGATEURS, userAgent), nameIn(SYSTEMES, userAgent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '');
}
