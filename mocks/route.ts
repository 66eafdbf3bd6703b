const API = '/api/';

/**
 * The raw parameters of a path below `/api/` with the shape of `template`, otherwise null. The whole path must match,
 * so that a module from `app/frame/api/` is never taken for a call. `mayBeEmpty` names the parameters that accept an
 * empty segment.
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

/** Compares paths so that a fixed segment comes before a parameter in the same place. */
export function byFixedFirst(a: string, b: string): number {
  const ranks = (path: string) => path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));
  return ranks(a).localeCompare(ranks(b));
}
