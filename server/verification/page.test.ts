import { Writable } from 'node:stream';
import type { Imprime } from '@comptoir/contract/imprimes';
import type { Reglement } from '@comptoir/contract/reglements';
import { dayOfInstant, formatDateLong } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { soundApp } from '../trials/testing/soundApp';
import { plain, said } from './testing/page';

const PUBLIC = 'https://comptoir.example';
const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

const { house, admin, counter } = openedDesk(() =>
  soundApp({ logTo, config: { baseUrl: PUBLIC, trustProxy: 1, logLevel: 'debug' } }),
);

let asking = 0;
/** Another visitor than all before. */
function visitor() {
  asking += 1;
  return { 'x-forwarded-for': `203.0.${asking >> 8}.${asking & 255}` };
}

async function open(lien: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await house.anonymous.send(method, lien.replace(PUBLIC, ''), null, { ...visitor(), ...headers });
  return { ...answer, html: answer.bytes.toString('utf8') };
}

const post = async (path: string, client: TestClient = admin) => {
  const { status, body } = await client.post(path, {});
  return { status, imprime: body.data as Imprime };
};
const linkOf = async (paid: Pick<Reglement, 'imprimeid'>): Promise<string> =>
  (await post(`imprimes/${paid.imprimeid}/tirages`)).imprime.lien ?? '';

/** Pays 400 of the 1000 francs of an order. */
async function encaisse(): Promise<Reglement> {
  const [caisseid, clientid] = [
    await counter.caisse(0),
    await counter.client({ libelleclient: 'Éts Sanogo', tel: '0102030405', adresse: 'Rue des Jardins' }),
  ];
  const lignes = [{ libelle: 'Table basse', qtecmd: 1, mnttotal: 1000 }];
  const { commandeid } = await counter.commande({ clientid, lignes });
  return (await counter.encaisser({ depenseid: commandeid, caisseid, montant: 400, date: '2026-01-06' })).body.data;
}

/** Pays 250 of the 1000 francs of an expense. */
async function decaisse(): Promise<Reglement> {
  const [caisseid, depenseid] = [await counter.caisse(5000), await counter.depense(1000, { libelle: 'Gravier fin' })];
  const tiers = { beneficiaire: 'Koffi N’Guessan', beneficiairetel: '0708091011' };
  return (await counter.pay({ depenseid, caisseid, montant: 250, date: '2026-01-07', ...tiers })).body.data;
}

describe('the public page of a document (ADR 0046)', () => {
  it('of an order says the payment, and what is paid of the order now', async () => {
    const paid = await encaisse();
    const lien = await linkOf(paid);
    house.clock.now = () => Date.parse('2026-11-26T13:45:10Z');
    try {
      const { status, html } = await open(lien);
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${paid.numero}</h1>`);
      expect(html).toContain('État au <time datetime="2026-11-26T13:45:10.000Z">26/11/2026 13:45</time>');
      expect(plain(said(html))).toEqual({
        etat: 'Valide',
        'Date du paiement': '6 janvier 2026',
        Montant: '400 Fcfa',
        'Montant de la commande': '1 000 Fcfa',
        'Déjà payé': '400 Fcfa',
        'Montant restant': '600 Fcfa',
      });
    } finally {
      house.clock.now = Date.now;
    }
    const { depenseid, caisseid } = paid;
    await counter.encaisser({ depenseid, caisseid, montant: 100 });
    expect(plain(said((await open(lien)).html))).toMatchObject({
      'Déjà payé': '500 Fcfa',
      'Montant restant': '500 Fcfa',
    });
  });

  it('of an order form says the order, what is paid of it now, and nothing of it once it is deleted', async () => {
    const { depenseid: commandeid } = await encaisse();
    const { imprimeid, numero, createdon } = (await admin.get(`commandes/${commandeid}`)).body.data;
    const lien = await linkOf({ imprimeid });
    const { html } = await open(lien);
    expect(html).toContain('Bon de commande');
    expect(html).toContain(`<h1>${numero}</h1>`);
    const order = { 'Date de la commande': formatDateLong(dayOfInstant(createdon), 'fr') };
    const sums = { 'Montant de la commande': '1 000 Fcfa', 'Déjà payé': '400 Fcfa', 'Montant restant': '600 Fcfa' };
    expect(plain(said(html))).toEqual({ etat: 'Valide', ...order, ...sums });
    const [{ reglementid }] = (await admin.get(`reglements/${commandeid}`)).body.data;
    await admin.delete(`reglements/${reglementid}`);
    expect((await admin.delete(`commandes/${commandeid}`)).status).toBe(200);
    expect(plain(said((await open(lien)).html))).toEqual({ etat: 'Annulé', ...order });
  });

  it('of an expense says the amount alone, in English where that is asked', async () => {
    const lien = await linkOf(await decaisse());
    const english = { etat: 'Valid', 'Date of payment': 'January 7, 2026', Amount: '250 Fcfa' };
    for (const { html } of [await open(lien, { 'accept-language': 'en-GB,fr' }), await open(`${lien}?langue=en`)]) {
      expect(plain(said(html))).toEqual(english);
      expect(html).toContain('<html lang="en">');
    }
    const { html } = await open(`${lien}?langue=fr`, { 'accept-language': 'en' });
    expect(plain(said(html))).toEqual({ etat: 'Valide', 'Date du paiement': '7 janvier 2026', Montant: '250 Fcfa' });
  });

  it('is called as the organisation calls the papers of its payments', async () => {
    const [entree, sortie] = [await linkOf(await encaisse()), await linkOf(await decaisse())];
    const named = async (titreentree: string, titresortie: string) => {
      await admin.multipart('PUT', 'organisation', { compagnie: 'Groupe Konan', titreentree, titresortie });
      const pages = [await open(entree), await open(sortie)];
      return pages.map(({ html }) => /<p class="doux">(.*?)<\/p>/.exec(html)?.[1]);
    };
    expect(await named('Versement <b>', 'Ordre')).toEqual(['Versement &lt;b&gt;', 'Ordre']);
    expect(await named('', '')).toEqual(['Pièce de caisse – entrée', 'Bon de caisse – sortie']);
  });

  it('names nobody: no client, no beneficiary, no phone, no address, no goods, no cashier, no register', async () => {
    for (const paid of [await encaisse(), await decaisse()]) {
      const { html } = await open(await linkOf(paid));
      const personal = ['Sanogo', '0102030405', 'Jardins', 'Table', 'Koffi', '0708091011', 'Gravier', 'Administrateur'];
      for (const word of [...personal, paid.caisse, '01 02', '07 08']) expect(html).not.toContain(word);
    }
  });

  it('says at once that a payment was deleted', async () => {
    const paid = await encaisse();
    const lien = await linkOf(paid);
    expect(said((await open(lien)).html).etat).toBe('Valide');
    await admin.delete(`reglements/${paid.reglementid}`);
    expect(plain(said((await open(lien)).html))).toMatchObject({ etat: 'Annulé', 'Déjà payé': '0 Fcfa' });
  });

  it('of a replaced document names the newer one, and none of its amounts', async () => {
    const paid = await decaisse();
    const lien = await linkOf(paid);
    const { depenseid, caisseid, date } = paid;
    const fields = { depenseid, caisseid, date, montant: 300, from: 0, type: '-' };
    const apres = (await admin.multipart('PUT', `reglements/${paid.reglementid}`, fields)).body.data as Reglement;
    expect(said((await open(lien)).html)).toEqual({ etat: `Remplacé par ${apres.numero}` });
    expect(said((await open(await linkOf(apres))).html)).toMatchObject({ etat: 'Valide' });
  });

  it('shows any name of the organisation as a text', async () => {
    const lien = await linkOf(await decaisse());
    const hostile = `"><script>alert(1)</script> 😀 صندوق $& {{quand}} ${'W'.repeat(300)}`;
    await sql`UPDATE organisation SET compagnie = ${hostile}`.execute(house.db);
    try {
      const { status, html, bytes } = await open(lien);
      expect([status, bytes.length < 30_000]).toEqual([200, true]);
      expect(html).not.toContain('<script');
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; 😀 صندوق $&amp; {{quand}} WWW');
    } finally {
      await sql`UPDATE organisation SET compagnie = NULL`.execute(house.db);
    }
  });

  it('runs and loads nothing, is light, is not indexed, and tells previews its name', async () => {
    const paid = await encaisse();
    const { html, headers, bytes } = await open(await linkOf(paid));
    expect(bytes.length).toBeLessThan(30_000);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|https?:|\son\w+=|\sstyle=/i);
    const { compagnie } = (await admin.get('organisation')).body.data;
    expect(html).toContain(`<title>${compagnie} · ${paid.numero}</title>`);
    expect(html.match(/<meta property.*?>/g)).toEqual([
      `<meta property="og:title" content="${compagnie} · ${paid.numero}">`,
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri/),
    });
  });

  it('is only read: looking at it counts no print, and nothing can be sent to it', async () => {
    const paid = await encaisse();
    const lien = await linkOf(paid);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await open(lien, {}, method)).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await open(lien, {}, method)).status).toBe(404);
    expect((await post(`imprimes/${paid.imprimeid}/tirages`)).imprime.tirages).toBe(2);
  });
});

describe('a link that leads nowhere (ADR 0046)', () => {
  it('unknown, malformed, changed or taken back, is answered by one page', async () => {
    const paid = await encaisse();
    const lien = await linkOf(paid);
    const jeton = lien.slice(-22);
    const renewed = (await post(`imprimes/${paid.imprimeid}/jeton`)).imprime;
    const fresh = `${renewed.lien}`;
    expect(fresh).not.toBe(lien);
    const swapped = jeton === jeton.toUpperCase() ? jeton.toLowerCase() : jeton.toUpperCase();
    const nowhere = [
      lien,
      '/v/AAAAAAAAAAAAAAAAAAAAAA',
      '/v/',
      '/v/a',
      `/v/${'a'.repeat(3000)}`,
      '/v/%00',
      '/v/%F0%9F%98%80',
      `${fresh}/`,
      `${fresh}a`,
      `${fresh}%20`,
      `${fresh}/a`,
      fresh.slice(0, -1),
      `${fresh}.pdf`,
      `/v/${swapped}`,
      "/v/'%20OR%201=1--",
      '/v/..%2f..%2fetc',
      `/v//${fresh.slice(-22)}`,
    ];
    const pages = await Promise.all(nowhere.map((path) => open(path)));
    expect(pages.map(({ status }) => status)).toEqual(nowhere.map(() => 404));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    const heads = pages.map(({ headers }) => JSON.stringify([...headers].filter(([name]) => name !== 'date')));
    expect(new Set(heads).size).toBe(1);
    expect(pages[0]?.html).toContain('Document introuvable');
    expect((await open(fresh)).status).toBe(200);
  });
});

describe('who may look at it, and how often (ADR 0046)', () => {
  it('sixty times a minute from one address, then 429 as a page; another address is let in', async () => {
    const lien = await linkOf(await decaisse());
    const one = { 'x-forwarded-for': '198.51.100.7' };
    const at = Date.now();
    house.clock.now = () => at;
    const statuses = [];
    for (let times = 0; times < 61; times++) statuses.push((await open(times % 2 ? lien : '/v/x', one)).status);
    expect([statuses.filter((status) => status === 429).length, statuses[60]]).toEqual([1, 429]);
    const { html, headers } = await open(lien, one);
    expect(html).toContain('Trop d’essais');
    expect(html).not.toContain('BC-');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(lien)).status).toBe(200);
    const { body } = await admin.get('activites/whithpagination?limit=5&objet=acces');
    expect(body.data[0]).toMatchObject({ libelle: 'GET /v/:jeton', apres: { code: 'requete.trop_frequente' } });
    house.clock.now = () => at + 61_000;
    expect((await open(lien, one)).status).toBe(200);
    house.clock.now = Date.now;
  });

  it('no line of the log and none of the audit log has a token', async () => {
    const paid = await encaisse();
    const lien = await linkOf(paid);
    const { imprime } = await post(`imprimes/${paid.imprimeid}/jeton`);
    for (const link of [lien, imprime.lien ?? '', `${imprime.lien}/a`]) await open(link);
    const { body } = await admin.get(`activites/whithpagination?limit=100&objet=imprime&objetid=${paid.imprimeid}`);
    expect(body.data.map(({ libelle }: { libelle: string }) => libelle)).toEqual([
      `${paid.numero} · lien renouvelé`,
      paid.numero,
    ]);
    const logged = lines.join('') + JSON.stringify(body.data);
    expect(lines.join('')).toContain('"route":"/v/:jeton"');
    for (const link of [lien, imprime.lien ?? '']) expect(logged).not.toContain(link.slice(-22));
  });
});
