const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
// Browsers read a backslash as a slash and drop tabs and line feeds: `/\evil` and `/<tab>/evil` leave the site.
const MISREAD = /[\\\s\p{Cc}\p{Cf}]/u;

function segmentsOf(pathname: string): string[] {
  return pathname.replace(/\/$/, '').split('/').slice(1);
}

function matchesPattern(segments: readonly string[], pattern: string): boolean {
  const expected = segmentsOf(pattern);
  return (
    expected.length === segments.length &&
    expected.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  );
}

/**
 * Whether a stored path (`firstParent`, a route kept across sign-in) is a safe path of this site (PRODUCT 1.22,
 * RELIABILITY F97): it is absolute and has no `//`, backslash, dot segment, blank or control character. With `routes`
 * (patterns such as `/projets/create/:projetid`) it must also match one of them.
 */
export function isOwnPath(path: unknown, routes?: readonly string[]): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || MISREAD.test(path)) return false;
  const pathname = path.replace(/[?#].*$/, '');
  const segments = segmentsOf(pathname);
  if (pathname.includes('//') || segments.some((segment) => DOT_SEGMENT.test(segment))) return false;
  return routes === undefined || routes.some((pattern) => matchesPattern(segments, pattern));
}
