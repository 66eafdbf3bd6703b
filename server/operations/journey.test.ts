import { Writable } from 'node:stream';
import { PDF } from '@comptoir/conformance/piece';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newClient, sendClient } from '../clients/testing/fields';
import { chantierOf } from '../fichiers/testing/chantier';
import { PASSWORD, type TestApp, testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { sendUtilisateur, TEMPORARY, utilisateurFields } from '../utilisateurs/testing/fields';

/** Words that people type and that occur nowhere else: the test looks for each of them in every log line. */
const PERSON = { nom: 'Zokouagbeu', prenom: 'Ahouefa', email: 'zok@courrier.example', contact: '0799887766' };
const USERNAME = 'zok.ahouefa';
const FIRM = {
  libelleclient: 'Quincaillerie Zébié',
  tel: '0755443322',
  email: 'zebie@firme.example',
  adresse: 'Gonzagueville',
};
const WORDS = ['Zinguerie', 'recu-zebie', '776655443', 'zzmotcherche', 'forged'];
const TYPED = [...Object.values(PERSON), USERNAME, ...Object.values(FIRM), ...WORDS];

it('a day of work leaves one JSON line for each request, without what was typed (RELIABILITY F82, F112)', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).split('\n').filter(Boolean));
      done();
    },
  });
  await using house = await testApp({ logTo, config: { logLevel: 'trace' } });
  const secrets = await aDay(house);

  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const answered = parsed.filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThan(25);
  const known = 'level time pid hostname reqId method route status ms utilisateurid msg'.split(' ');
  for (const line of answered) expect(Object.keys(line).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(answered.length);
  expect(parsed.some(({ err }) => err !== undefined)).toBe(true);
  const search = { route: '/api/clients/searchwhithpagination/:term', utilisateurid: expect.any(Number) };
  expect(answered).toContainEqual(expect.objectContaining(search));

  // This line names the address where the server listens, not a caller's address.
  const text = lines.filter((line) => !line.includes('Server listening')).join('\n');
  for (const word of [...TYPED, ...secrets, PASSWORD, '127.0.0.1', 'Bearer', 'session=']) {
    expect(text.includes(word), word).toBe(false);
    expect(text.includes(encodeURIComponent(word)), encodeURIComponent(word)).toBe(false);
  }
});

/** Does work, makes mistakes and causes a fault; returns the secrets that were sent or received. */
async function aDay(house: TestApp): Promise<string[]> {
  const admin = await house.asAdmin();
  const secrets = [admin.token ?? '', TEMPORARY];
  const counter = await counterOf(admin);
  const caisseid = await counter.caisse(776_655_443);
  const depenseid = await counter.depense(5000, { libelle: 'Zinguerie', description: 'Chez Zébié' });
  await counter.pay({ depenseid, caisseid, montant: 100, file: { ...PDF, name: 'recu-zebie.pdf' } });
  await counter.pay({ depenseid, caisseid: 999_999, montant: 100, file: { name: 'recu-zebie.exe', bytes: PDF.bytes } });
  const { clientid } = await newClient(admin, FIRM);
  await sendClient(admin, 'POST', { ...FIRM, typeclient: 'Zinguerie', tel: 'Zokouagbeu' });
  await counter.commande({ clientid });
  const chantier = await chantierOf(admin);
  await chantier.add([{ name: 'recu-zebie.pdf', bytes: PDF.bytes }]);
  const { profilid } = (await admin.get('profils/withoutpagination')).body.data[0];
  const person = utilisateurFields({ ...PERSON, username: USERNAME, password: TEMPORARY, profilid });
  for (const status of [201, 409]) expect((await sendUtilisateur(admin, null, person)).status).toBe(status);
  for (const path of ['clients', 'depenses', 'commandes'])
    await admin.get(`${path}/searchwhithpagination/zzmotcherche?page=1`);
  await admin.get('recherche/zzmotcherche');
  await admin.get('caisses/whithpagination?page=1&limit=5&zzmotcherche=Zokouagbeu');
  await admin.send('GET', '/api/Zokouagbeu/zzmotcherche');
  await admin.send('POST', '/api/typedepenses', '{"libelle": "Zinguerie', { 'content-type': 'application/json' });
  secrets.push(...(await secondFactor(admin)), ...(await signIns(house)));
  await aFault(house, admin);
  return secrets;
}

async function secondFactor(admin: TestClient): Promise<string[]> {
  const { body } = await admin.post('auth/facteur', { motdepasse: PASSWORD });
  await admin.put('auth/facteur', { code: '123456' });
  return [body.data?.secret].filter((secret): secret is string => typeof secret === 'string');
}

async function signIns({ anonymous }: TestApp): Promise<string[]> {
  await anonymous.post('auth/login', { username: USERNAME, password: 'Zinguerie-2026-faux' });
  await anonymous.post('auth/login', { username: PERSON.email, password: PERSON.contact });
  await anonymous.post('auth/login', { username: 'admin\r\n\u001b[31mforged', password: PASSWORD });
  const { body, headers } = await anonymous.post('auth/login', { username: 'admin', password: PASSWORD });
  await anonymous.post('auth/login', { username: 'admin', password: PASSWORD }, { origin: 'https://zebie.example' });
  return [body.data.token, headers.get('set-cookie')?.split(';')[0] ?? ''].filter(Boolean);
}

/** Breaks a constraint that no handler expects: PostgreSQL tells the whole row in its details. */
async function aFault({ db }: TestApp, admin: TestClient): Promise<void> {
  await sql`ALTER TABLE client ADD CONSTRAINT inattendue CHECK (adresse <> 'Gonzagueville') NOT VALID`.execute(db);
  const { status } = await sendClient(admin, 'POST', { ...FIRM, typeclient: 'Entreprise' });
  expect(status).toBe(422);
}
