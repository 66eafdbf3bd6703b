import { expect, test } from 'vitest';
import { readConfig } from './config';

test('without settings: port 4280, this machine only, ./data, the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 4280,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: 0,
    allowUnsafeDb: false,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('the address loses its last slash', () => {
  expect(readConfig({ BASE_URL: 'https://comptoir.example/' }).baseUrl).toBe('https://comptoir.example');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['BASE_URL', 'comptoir.example'],
  ['BASE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://x'],
  ['ADMIN_PASSWORD', 'court'],
  ['SESSION_SECRET', 'trop court'],
  ['ALLOW_UNSAFE_DB', 'oui'],
  ['LOG_LEVEL', 'bavard'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} : `));
});

test('every wrong setting is told at once', () => {
  expect(() => readConfig({ PORT: 'x', POOL_MAX: '0' })).toThrow(/PORT[\s\S]*POOL_MAX/);
});
