/*
 * A browser that gives several names is listed under its own name first: Edge and Opera also say Chrome, Chrome also
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
 * Returns a name by which people recognise their device, such as `Chrome, Android`, from its user agent. A script's
 * name is the first word; the name is empty without a user agent.
 */
export function appareilOf(userAgent = ''): string {
  const names = [nameIn(NAVIGATEURS, userAgent), nameIn(SYSTEMES, userAgent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '');
}
