import { allCalls } from '@comptoir/contract/calls';
import { fileCalls } from '@comptoir/contract/feuilles/feuilles';
import { expect, test } from 'vitest';
import { urlOf } from '../../../frame/http/routeOf';
import { openedForTests } from '../../testing/openedForTests';
import { answering } from './answers';

const house = openedForTests(() => answering());

/** Public routes that are no calls of the contract. Only a document's page shows a record, to who holds its link. */
const OUTSIDE = [
  'GET /',
  'GET /*',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/start.js',
  'GET /api/docs/:asset',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /metrics',
  'GET /readyz',
  'GET /v/:jeton',
];

/** Returns `METHOD path` of each route, read from the router's own list. */
function routesOf(printed: string): string[] {
  const open: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods] = found;
    const depth = indent.length / 4;
    open.splice(depth, open.length, part);
    const path = open.join('');
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path}`);
  });
}

/** Removes the names of parameters: the router prints both names when two routes name one parameter differently. */
const nameless = (route: string) => route.replace(/:[^/]+/g, ':');

test('every route is a call of the contract, which says who may, or one of those few (ASVS 8.2.1, 13.4.5)', () => {
  const served = routesOf(house.app.printRoutes({ commonPrefix: false })).filter((route) => !route.startsWith('HEAD '));
  const declared = [...allCalls, ...fileCalls].map(({ call }) => `${call.method} ${urlOf(call)}`);
  expect(served.length).toBeGreaterThan(declared.length);
  const [known, there] = [new Set(declared.map(nameless)), new Set(served.map(nameless))];
  expect(served.filter((route) => !known.has(nameless(route))).sort()).toEqual([...OUTSIDE].sort());
  expect(declared.filter((route) => !there.has(nameless(route)))).toEqual([]);
});

test('what anybody may call is signing in and what the door shows (ASVS 8.2.1)', () => {
  const open = allCalls.filter(({ call }) => call.access === 'public').map(({ name }) => name);
  expect(open.sort()).toEqual(['auth.login', 'organisation.logo', 'organisation.publique']);
});

test('what any signed-in user may call is about themselves, or decided record by record (ASVS 8.2.2)', () => {
  const own = allCalls.filter(({ call }) => call.access === 'session').map(({ name }) => name);
  const others = ['activites.record', 'fichiers.read', 'recherche.find'];
  expect(own.filter((name) => !/^(auth|themes)\./.test(name)).sort()).toEqual(others);
});
