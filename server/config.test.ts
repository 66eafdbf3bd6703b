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
    workers: 1,
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
  ['METRICS_TOKEN', 'court'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['WORKERS', 'auto'],
  ['ALLOW_UNSAFE_DB', 'oui'],
  ['LOG_LEVEL', 'bavard'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} : `));
});

test('every wrong setting is told at once', () => {
  expect(() => readConfig({ PORT: 'x', POOL_MAX: '0' })).toThrow(/PORT[\s\S]*POOL_MAX/);
});

const STORE = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

test('files are on the disk until a store is named, which is spoken to by path unless it is Amazon’s', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(STORE).s3).toMatchObject({ bucket: 'b', region: 'us-east-1', forcePathStyle: false });
  const elsewhere = { ...STORE, S3_ENDPOINT: 'http://minio:9000' };
  expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: 'http://minio:9000', forcePathStyle: true });
  expect(readConfig({ ...elsewhere, S3_FORCE_PATH_STYLE: '0' }).s3).toMatchObject({ forcePathStyle: false });
});

test.each(Object.keys(STORE))('a store without %s is refused, and so is an address alone', (name) => {
  expect(() => readConfig({ ...STORE, [name]: '' })).toThrow('vont ensemble');
  expect(() => readConfig({ S3_ENDPOINT: 'http://minio:9000' })).toThrow('vont ensemble');
});

test('a video larger than the store takes in one request is refused at the start', () => {
  expect(() => readConfig({ ...STORE, MAX_VIDEO_BYTES: String(6 * 1024 ** 3) })).toThrow('MAX_VIDEO_BYTES');
});
