import { expect, test } from 'vitest';
import { welcomeText } from './banner';

const welcome = { port: 4280, dataDir: './data', accounts: undefined };

test('a server that a network reaches without TLS says so (ASVS 12.2.1)', () => {
  const says = (host: string, baseUrl?: string) => welcomeText({ ...welcome, host, baseUrl }).includes('not encrypted');
  expect(says('0.0.0.0')).toBe(true);
  expect(says('0.0.0.0', 'http://comptoir.example')).toBe(true);
  expect(says('0.0.0.0', 'https://comptoir.example')).toBe(false);
  expect(says('127.0.0.1')).toBe(false);
});
