import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { describe, expect, test } from 'vitest';
import { allCalls } from './calls';

const permissions: readonly string[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

describe('every call of the contract', () => {
  test.each(allCalls)('$name asks for permissions that exist (CONTRACT "Permissions")', ({ call }) => {
    if (typeof call.access !== 'string') for (const name of call.access) expect(permissions).toContain(name);
  });

  test('each permission of a feature is asked for by some call (CONTRACT "Permissions")', () => {
    const asked = new Set<string>(allCalls.flatMap(({ call }) => (typeof call.access === 'string' ? [] : call.access)));
    expect(FEATURE_PERMISSIONS.filter((name) => !asked.has(name))).toEqual([]);
  });

  test.each(allCalls)('$name declares each parameter of its path, and no other', ({ call }) => {
    const named = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    expect(Object.keys(call.params.shape)).toEqual(named);
  });

  test.each(allCalls)('$name: a read has no body (CONTRACT "Session": no change by GET)', ({ call }) => {
    if (call.method === 'GET') expect(call.hasBody).toBe(false);
  });

  test('the query of a write names its record, where the specification spells it so (spec § 7 Projects)', () => {
    const queried = allCalls.filter(({ call }) => call.method !== 'GET' && Object.keys(call.query.shape).length > 0);
    expect(queried.map(({ name, call }) => [name, ...Object.keys(call.query.shape)])).toEqual([
      ['projets.update', 'projetid'],
      ['etapeprojets.update', 'etapeprojetid'],
      ['etapeprojets.changeEtat', 'etapeprojetid'],
      ['etapeprojets.remove', 'etapeprojetid'],
    ]);
  });

  test.each(allCalls)('$name: a page has a count, a paged query gives pages', ({ call }) => {
    if ('page' in call.query.shape) expect(call.isPaged).toBe(true);
  });

  test('every write that a permission opens honours an idempotency key, and no other call (CONTRACT "Types")', () => {
    const keyed = allCalls.filter(({ call }) => call.isIdempotent);
    const money = keyed.filter(
      ({ name, call }) =>
        /^(caisses|mouvements|arretes|transferts|depenses|reglements|commandes)\./.test(name) &&
        /POST|PUT/.test(call.method),
    );
    expect(money).toHaveLength(24);
    for (const { name, call } of allCalls) {
      const isWrite = call.method !== 'GET' && Array.isArray(call.access);
      expect(`${name} ${call.isIdempotent}`).toBe(`${name} ${isWrite}`);
    }
  });

  test('the key of what makes money or a debt stays on the record that it made (CONTRACT "Types")', () => {
    expect(allCalls.filter(({ call }) => call.hasLastingKey).map(({ name }) => name)).toEqual([
      'mouvements.create',
      'mouvements.contrepasser',
      'arretes.create',
      'transferts.create',
      'avances.create',
      'avances.justifier',
      'avances.rendre',
      'depenses.create',
      'reglements.create',
      'reglements.contrepasser',
      'reglements.comptant',
      'commandes.create',
    ]);
  });

  test('no two calls share a method and a path', () => {
    const keys = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
