import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { readPdf } from './drawing/testing/reader';

const { admin, counter } = openedDesk();

/** An order, a payment of it, and a payment of an expense: their documents, with their numbers. */
async function documents() {
  const commande = await counter.commande();
  const caisseid = await counter.caisse(5000);
  const entree = await counter.encaisser({ depenseid: commande.commandeid, caisseid, montant: 100 });
  const sortie = await counter.pay({ depenseid: await counter.depense(1000), caisseid, montant: 400 });
  return [commande, entree.body.data, sortie.body.data].map(({ imprimeid, numero }) => ({ imprimeid, numero }));
}

const tirer = (imprimeids: readonly number[]) => admin.post('imprimes/tirages', { imprimeids });

describe('several documents at once (ADR 0042)', () => {
  it('are one PDF, each on a page of its own, in the order in which they are asked for', async () => {
    const all = await documents();
    for (const asked of [all, all.toReversed()]) {
      const { status, bytes, headers } = await admin.get(
        `imprimes/papiers.pdf?imprimeids=${asked.map(({ imprimeid }) => imprimeid).join()}`,
      );
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe('attachment; filename="documents.pdf"');
      const pages = await readPdf(bytes);
      expect(pages).toHaveLength(asked.length);
      for (const [rank, { numero }] of asked.entries()) expect(pages[rank]?.text).toContain(`N° ${numero}`);
      expect(bytes.length).toBeLessThan(60_000);
    }
  });

  it('are each counted once by each of sixteen prints at once, whichever document each names first', async () => {
    const ids = (await documents()).map(({ imprimeid }) => imprimeid);
    const prints = await Promise.all(
      Array.from({ length: 16 }, (_, rank) => tirer(rank % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(prints.map(({ status }) => status)).toEqual(prints.map(() => 200));
    for (const imprimeid of ids) {
      expect((await admin.get(`imprimes/${imprimeid}`)).body.data.tirages).toBe(16);
      const told = await admin.get(`activites/whithpagination?objet=imprime&objetid=${imprimeid}`);
      expect(told.body.count).toBe(16);
    }
  });
});
