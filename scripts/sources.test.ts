import { describe, expect, test } from 'vitest';
import { listedFiles, textOf } from './tree';

const tracked = listedFiles();

/** Source files that run for users: no tests, stories, guides or examples, and nothing that only tests use. */
const product = tracked.filter(
  (path) =>
    /^(app|contract|domain|server|ui)\/.*\.tsx?$/.test(path) &&
    !/\.(test|ct|stories|guide|example)\.tsx?$|\/(testing|trials|stories|conformance|demo)\//.test(path),
);
const files = product.map((path) => ({ path, text: textOf(path) }));

/** Returns each match of a pattern as `path: match`. */
function found(pattern: RegExp, among = files): string[] {
  return among.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((what) => `${path}: ${what}`));
}

const pathsOf = (pattern: RegExp, among = files) => [
  ...new Set(among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)),
];

const server = files.filter(({ path }) => path.startsWith('server/'));

describe('what an attacker’s text could become (ASVS 1.2, 1.3)', () => {
  test('no text becomes code or markup', () => {
    expect(found(/\beval\(|new Function\(|javascript:/g)).toEqual([]);
    const markup = /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc=/g;
    expect(found(markup)).toEqual([]);
  });

  test('SQL is made of parameters: raw text is constant, and where it is said here', () => {
    // The code that starts, migrates and backs up the server reads no request.
    const raw = pathsOf(/\bsql\.raw\(|CompiledQuery\.raw\(|\.query\(/, server).filter(
      (path) => !/^server\/(frame\/embedded|process|migrations|sauvegarde)\//.test(path),
    );
    expect(raw.sort()).toEqual([
      'server/db/cursor.ts',
      'server/db/together.ts',
      'server/frame/audit/chaine.repository.ts',
      'server/ledger/check.ts',
    ]);
  });

  test('commands are run by the database’s start alone, and by no shell', () => {
    expect(pathsOf(/node:child_process/, server).filter((path) => !path.startsWith('server/frame/embedded/'))).toEqual(
      [],
    );
    expect(found(/shell: true|\bexecSync?\(/g, server)).toEqual([]);
  });

  test('the server asks no other server, but for the storage that the operator names (ASVS 1.3.6, 13.2.4)', () => {
    const outward = /\bfetch\(|\bhttps?\.(get|request)\(|from 'undici'|from 'node:https'|from '@aws-sdk/;
    expect(pathsOf(outward, server).filter((path) => !path.startsWith('server/frame/storage/s3'))).toEqual([]);
  });
});

test('heavy libraries are imported where they are used, not at the start (docs/adr/0018)', () => {
  const large = ['sharp', 'pdfkit', 'fontkit', '@hyzyla/pdfium', '@aws-sdk/.+', '@fastify/swagger-ui', '@zxcvbn-ts/.+'];
  const atTheStart = new RegExp(`^import (?!type\\b)[^;']* from '(?:${large.join('|')})'`, 'm');
  expect(pathsOf(atTheStart, server)).toEqual([]);
});

describe('the browser (ASVS 3.4, 3.5, 3.7)', () => {
  test('the page has no inline script, no handler and nothing from elsewhere', () => {
    const page = textOf('app/index.html');
    expect(page.match(/<script(?![^>]*\ssrc="\/)[^>]*>/g)).toBeNull();
    expect(page.match(/\son\w+=|\sstyle=|https?:|javascript:/g)).toBeNull();
  });

  test('no window speaks to another one', () => {
    // A page asks its service worker to take it over. Only pages of this origin reach the worker, and it does not read
    // their messages.
    const ofTheWorker = [
      'app/frame/pwa/installation.ts: .postMessage(',
      "app/frame/pwa/worker/worker.ts: addEventListener('message'",
    ];
    const speaking = found(/\.postMessage\(|addEventListener\('message'|\.opener\b/g);
    expect(speaking.filter((place) => !place.startsWith('server/'))).toEqual(ofTheWorker);
    expect(textOf('app/frame/pwa/worker/worker.ts')).toContain(
      "addEventListener('message', (event) => event.waitUntil(self.clients.claim()))",
    );
    const apart = files.filter(
      ({ text }) => /target="_blank"/.test(text) && !/rel="(noopener )?noreferrer"/.test(text),
    );
    expect(apart.map(({ path }) => path)).toEqual([]);
  });
});

describe('cryptography (ASVS 11)', () => {
  test('no hash that is broken; SHA-1 only where authenticators ask for it', () => {
    expect(found(/createHash\('(md5|sha1)'|createCipher(iv)?\(/g)).toEqual([]);
    expect(found(/createHmac\('(?!sha256)\w+'/g)).toEqual(["server/auth/totp.ts: createHmac('sha1'"]);
  });

  test('nothing but the pause before a retry is drawn from a generator that can be guessed', () => {
    expect(found(/Math\.random\(/g)).toEqual(['server/db/transaction.ts: Math.random(']);
  });
});

test('domain asks no clock: an instant is a parameter', () => {
  expect(
    found(/\bDate\.now\b|new Date\(\)|\bdayjs(?:\.utc)?\(\)/g).filter((place) => place.startsWith('domain/')),
  ).toEqual([]);
});

test.each([
  ['currency.js', 'domain/money.ts'],
  ['dayjs', 'domain/dates.ts'],
])('%s is imported by %s alone', (name, door) => {
  expect(pathsOf(new RegExp(`from '${name}['/]|import '${name}['/]`))).toEqual([door]);
});

test('colours are said in ui/theme alone; paper is white and ink is black', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|: (?:red|green|blue|gr[ae]y)\b/gi;
  const drawn = files.filter(
    ({ path, text }) => /^(?:app|ui)\/(?!theme\/)/.test(path) && !text.includes("from 'storybook/test'"),
  );
  expect(drawn.length).toBeGreaterThan(500);
  expect(found(colour, drawn)).toEqual([]);
});

describe('secrets (ASVS 13.3.1)', () => {
  /** Passwords that documents and tests may show. */
  const SHOWN = /secret|motdepasse|password|mot-de-passe|…|\$|<|test/.source;
  /** Patterns of keys, tokens and passwords. */
  const SECRETS: readonly RegExp[] = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+\S/,
    /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
    /\bgh[pousr]_\w{36,}|\bgithub_pat_\w{50,}|\bglpat-[\w-]{20}|\bnpm_\w{36}/,
    /\bxox[abprs]-[\w-]{10,}|\bsk_live_\w{16,}|\bAIza[\w-]{35}\b/,
    /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
    new RegExp(`\\bpostgres(?:ql)?://\\w+:(?!${SHOWN})[^@\\s'"\`]{6,}@(?!localhost|127\\.)[\\w.]+`),
    /\$argon2id\$v=\d+\$[^\s'"`]{40,}/,
  ];

  test('none is in the repository', () => {
    const texts = tracked
      .filter((path) => !/\.(png|jpe?g|webp|ico|woff2?|webm|mp4|pdf)$/.test(path))
      .map((path) => ({ path, text: textOf(path) }));
    expect(texts.length).toBeGreaterThan(500);
    expect(SECRETS.flatMap((pattern) => pathsOf(pattern, texts))).toEqual([]);
    expect(
      tracked.filter((path) => /(^|\/)(\.env(\.\w+)?|id_(rsa|dsa|ecdsa|ed25519)|.*\.(pem|key|p12|pfx))$/.test(path)),
    ).toEqual([]);
  });

  test('each pattern finds what it is for', () => {
    const examples = [
      `-----BEGIN ${'PRIVATE KEY'}-----\nMIIE`,
      `AKIA${'A1B2C3D4E5F6G7H8'}`,
      `ghp_${'a'.repeat(36)}`,
      `xoxb-${'1'.repeat(12)}`,
      `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`,
      `postgres://comptoir:${'Zf93kd02ls'}@db.example`,
      `$argon2id$v=19$${'m=65536,t=3,p=1'}${'x'.repeat(40)}`,
    ];
    expect(examples.map((example, i) => SECRETS[i]?.test(example))).toEqual(examples.map(() => true));
  });
});

const REGISTRY = 'https://registry.npmjs.org/';

test('each component comes from one registry and is checked against its hash (ASVS 15.1.2)', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { resolved?: string; integrity?: string; inBundle?: boolean; link?: boolean }>;
  };
  const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
  const isRoom = (path: string) => path === '' || workspaces.includes(path);
  const isOurs = (resolved = REGISTRY) => resolved.startsWith(REGISTRY);
  const foreign = Object.entries(packages).filter(
    ([path, { resolved, integrity, inBundle, link }]) =>
      !(isRoom(path) || inBundle) &&
      !(link ? isRoom(resolved ?? '') : isOurs(resolved) && integrity?.startsWith('sha512-') === true),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test('columns of lists ask for a permission only to link (CONTRACT "Permissions")', () => {
  const columns = files.filter(({ path }) => /^app\/.*Columns\.tsx$/.test(path));
  expect(found(/\bcan\([^)]*\)|\bisVisible\([^)]*\)/g, columns)).toEqual([
    "app/caisses/mouvements/useMouvementColumns.tsx: can('depenses')",
    "app/caisses/mouvements/useMouvementColumns.tsx: can('commandes')",
    "app/creances/useCreanceColumns.tsx: can('clients')",
  ]);
});

test('the form of a record sends the version that it read, so that no change is overwritten (RELIABILITY F31)', () => {
  const update = /^ +update: \(.*\) =>[\s\S]{0,120}?body: (\{.*\})/gm;
  const sent = files
    .filter(({ path }) => path.startsWith('app/'))
    .flatMap(({ path, text }) => Array.from(text.matchAll(update), ([, body = '']) => ({ path, body })));
  expect(sent).toHaveLength(12);
  expect(sent.filter(({ body }) => !/\bversion\b/.test(body))).toEqual([]);
});

describe('limits are not golfed', () => {
  const sources = tracked
    .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
    .map((path) => ({ path, text: textOf(path) }));

  test('no line is over 120 columns', () => {
    expect(found(/^.{121,}$/gm, sources)).toEqual([]);
  });

  test('no literal is spread into another to save lines', () => {
    expect(found(/^\s*\.\.\.(\{ \w.*\}|\[.*\]),?$/gm, sources)).toEqual([]);
  });
});
