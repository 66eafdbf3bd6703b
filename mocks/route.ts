const API = '/api/';

/**
 * The raw parameters of a path below `/api/` that has the shape of a call's path, or null. Matched on the whole path,
 * so that a module served from `app/frame/api/` is never taken for a call. A segment is empty where its parameter may be.
 */
export function matchPath(
  template: string,
  pathname: string,
  mayBeEmpty: (name: string) => boolean = () => false,
): Record<string, string> | null {
  if (!pathname.startsWith(API)) return null;
  const segments = pathname.slice(API.length).split('/');
  const names = template.split('/');
  if (segments.length !== names.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    const parameter = name.startsWith('{') ? name.slice(1, -1) : null;
    if (parameter !== null && (segment !== '' || mayBeEmpty(parameter))) params[parameter] = segment;
    else if (name !== segment) return null;
  }
  return params;
}

/** Sorts paths so that one with a fixed segment comes before one with a parameter in its place. */
export function byFixedFirst(a: string, b: string): number {
  const ranks = (path: string) => path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));
  return ranks(a).localeCompare(ranks(b));
}
