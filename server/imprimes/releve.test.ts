import type { Client, Releve } from '@comptoir/contract/clients';
import type { Lang } from '@comptoir/contract/errors';
import type { Description } from '@comptoir/contract/imprimes/description';
import { describeReleve } from '@comptoir/contract/imprimes/releve';
import { addDays } from '@comptoir/domain/dates';
import { MAX_LIGNES_RELEVE, MAX_MONTANT } from '@comptoir/domain/limits';
import { describe, expect, it } from 'vitest';
import { insertOrders, type OrderRow } from '../clients/testing/orders';
import type { Answered, TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { readPdf } from './drawing/testing/reader';
import { BIG, editionFor, readOnOnePage, textOf } from './testing/paper';

const { house, admin, counter } = openedDesk();

/** The last days, up to today. */
const jours = () => ({ datedebut: addDays(counter.today, -30), datefin: counter.today });
const asked = (more: object = {}): string => new URLSearchParams({ ...jours(), ...more }).toString();
const pdf = (clientid: number, more: object = {}, client: TestClient = admin, headers = {}) =>
  client.get(`clients/${clientid}/releve.pdf?${asked(more)}`, headers);
const releveOf = async (clientid: number): Promise<Releve> =>
  (await admin.get(`clients/${clientid}/releve?${asked()}`)).body.data;

/** The description of a statement as the calls of the screen give it, made with this answer. */
async function described(clientid: number, lang: Lang, answer: Answered): Promise<Description> {
  const client: Client = (await admin.get(`clients/${clientid}`)).body.data;
  const imprime = { client, jours: jours(), releve: await releveOf(clientid) };
  return describeReleve(imprime, await editionFor(admin, answer, lang));
}

/** A client with two orders, of 1000 and of 25 000 francs, who paid the first in two parts and was given change. */
async function customer(fields: object = {}): Promise<number> {
  const caisseid = await counter.caisse(0);
  const clientid = await counter.client({ libelleclient: 'Éts Sanogo & Fils', tel: '0102030405', ...fields });
  const lignes = [
    { libelle: 'Table', qtecmd: 1, mnttotal: 700 },
    { libelle: 'Chaise', qtecmd: 2, mnttotal: 300 },
  ];
  const { commandeid } = await counter.commande({ clientid, lignes });
  await counter.commande({ clientid, lignes: [{ libelle: 'Armoire', qtecmd: 1, mnttotal: 25_000 }] });
  for (const montant of [400, 900]) {
    expect((await counter.encaisser({ depenseid: commandeid, caisseid, montant })).status).toBe(201);
  }
  return clientid;
}

describe('the statement of a client as a PDF (ADR 0042, PRODUCT M)', () => {
  it.each(['fr', 'en'] as const)('says in %s each word and number of the screen, and nothing else', async (langue) => {
    const clientid = await customer();
    const answer = await pdf(clientid, { langue });
    expect([answer.status, answer.bytes.length < BIG]).toEqual([200, true]);
    const papier = await described(clientid, langue, answer);
    expect(await textOf(answer)).toBe(readOnOnePage(papier));
    const soldes = papier.rows.map(({ cells }) => Number(cells.solde?.replace(/\D/g, '')));
    expect(soldes).toEqual([0, 1000, 26_000, 25_600, 25_000, 25_000]);
  });

  it('has all its lines or is refused, on numbered pages, within its margins', async () => {
    const clientid = await counter.client();
    const order: OrderRow = { clientid, montant: MAX_MONTANT, createdon: `${counter.today}T08:00:00.000Z` };
    const ids = await insertOrders(house.db, admin.utilisateurid, Array<OrderRow>(MAX_LIGNES_RELEVE).fill(order));
    const answer = await pdf(clientid);
    await insertOrders(house.db, admin.utilisateurid, [order]);
    const refused = await pdf(clientid);
    // No sound ledger has an order without lines.
    await house.db.deleteFrom('commande').where('clientid', '=', clientid).execute();
    expect([refused.status, refused.body.code]).toEqual([409, 'client.releve_trop_long']);
    const pages = await readPdf(answer.bytes, { isInked: true });
    const text = pages.map((page) => page.text).join(' ');
    for (const id of ids) expect(text).toContain(`Commande N° ${id} `);
    expect(text).toContain(`${pages.length} / ${pages.length}`);
    for (const { ink, width } of pages) expect(ink?.right).toBeLessThan(width - 40);
  });

  it('is a private file with its own name, in the language of the request or the address', async () => {
    const clientid = await customer();
    const answer = await pdf(clientid);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="releve-${clientid}-${counter.today}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const english = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(await textOf(answer)).toContain('Relevé de compte client');
    expect(await textOf(await pdf(clientid, {}, admin, english))).toContain('Client statement');
    expect(await textOf(await pdf(clientid, { langue: 'fr' }, admin, english))).toContain('Relevé de compte client');
  });

  it('is given to who reads orders, with the address to who reads clients alone', async () => {
    const clientid = await customer({ adresse: 'Marcory, rue 12' });
    const [sales, both] = [await house.as(['commandes']), await house.as(['commandes', 'clients'])];
    const [withoutAddress, whole] = [
      await textOf(await pdf(clientid, {}, sales)),
      await textOf(await pdf(clientid, {}, both)),
    ];
    expect(withoutAddress).toContain('Téléphone 01 02 03 04 05');
    expect([withoutAddress, whole].map((text) => text.includes('Adresse Marcory, rue 12'))).toEqual([false, true]);
    for (const [client, status] of [
      [house.anonymous, 401],
      [await house.as(['clients', 'commandes.regler']), 403],
    ] as const) {
      expect((await pdf(clientid, {}, client)).status).toBe(status);
    }
  });
});
