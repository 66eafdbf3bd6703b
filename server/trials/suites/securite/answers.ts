import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../testing/app';
import type { Answered } from '../../testing/client';
import { counterOf } from '../../testing/counter';

/** A server with a small built application, and one answer of each kind that it gives. */
export interface Answering extends TestApp {
  answers: Readonly<Record<string, Answered>>;
}

/** Opens the server and asks for the answers; `baseUrl` is the address that people type. */
export async function answering(baseUrl?: string): Promise<Answering> {
  const appDir = await mkdtemp(join(tmpdir(), 'comptoir-answers-'));
  await writeApp(appDir);
  const house = await testApp({ appDir, config: { baseUrl } });
  const close = async () => {
    await house.close();
    await rm(appDir, { recursive: true, force: true });
  };
  return { ...house, answers: await eachKind(house), close, [Symbol.asyncDispose]: close };
}

async function writeApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets', 'i18n'), { recursive: true });
  const page =
    '<!doctype html><html lang="fr"><style nonce="__NONCE__"></style><script src="/first-paint.js"></script>';
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'first-paint.js'), 'let a = 1;');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'main-Bx3f9aZ1.js'), 'let a = 1;');
  await writeFile(join(folder, 'assets', 'main-Bx3f9aZ1.css'), 'a { b: c }');
  await writeFile(join(folder, 'assets', 'i18n', 'fr-FR.json'), '{}');
}

async function eachKind(house: TestApp): Promise<Record<string, Answered>> {
  const { anonymous } = house;
  const [admin, nobody] = [await house.asAdmin(), await house.as([])];
  const counter = await counterOf(admin);
  const [caisseid, depenseid] = [await counter.caisse(100), await counter.depense(100)];
  const { file } = (await counter.pay({ depenseid, caisseid, montant: 1 })).body.data;
  const page = (path: string) => anonymous.send('GET', path, null, { accept: 'text/html' });
  const asset = (path: string) => anonymous.send('GET', path);
  return {
    'the page': await page('/'),
    'the page of a screen': await page('/caisses'),
    'a script': await asset('/assets/main-Bx3f9aZ1.js'),
    'a style': await asset('/assets/main-Bx3f9aZ1.css'),
    'a script that keeps its name': await asset('/first-paint.js'),
    'the texts of a language': await asset('/assets/i18n/fr-FR.json'),
    'an icon': await asset('/favicon.svg'),
    'a script that is gone': await asset('/assets/gone-12345678.js'),
    'a list': await admin.get('caisses/withoutpagination'),
    'a record': await admin.post('typedepenses', { libelle: 'Transport' }),
    'a sign-in': await anonymous.post('auth/login', { username: 'admin', password: admin.password }),
    'a refused sign-in': await anonymous.post('auth/login', { username: 'admin', password: 'pas le bon' }),
    'no session': await anonymous.get('caisses/withoutpagination'),
    'no permission': await nobody.get('caisses/withoutpagination'),
    'no such call': await admin.get('inconnu'),
    'no such record': await admin.delete('typedepenses/2000000000'),
    'no such method': await anonymous.send('PATCH', '/api/caisses'),
    'a field that is missing': await admin.post('typedepenses', {}),
    'a body that is no JSON': await admin.send('POST', '/api/typedepenses', '{', {
      'content-type': 'application/json',
    }),
    'a body that is too long': await admin.post('typedepenses', { libelle: 'a'.repeat(300_000) }),
    'a proof': await admin.send('GET', file),
    'a part of a proof': await admin.send('GET', file, null, { range: 'bytes=0-3' }),
    'a part that a proof does not have': await admin.send('GET', file, null, { range: 'bytes=900000-' }),
    'a proof of somebody else': await nobody.send('GET', file),
    'the page of a document that does not exist': await page('/v/AAAAAAAAAAAAAAAAAAAAAA'),
    'the documentation': await page('/api/docs'),
    'the document of the API': await asset('/api/docs/openapi.json'),
    'the script of the documentation': await asset('/api/docs/start.js'),
    'the style of the documentation': await asset('/api/docs/swagger-ui.css'),
    'a sign of life': await asset('/healthz'),
    readiness: await asset('/readyz'),
  };
}
