import { afterEach, describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { readPdf } from './drawing/testing/reader';

const { admin, counter } = openedDesk();

const AVIS = 'Ne tient pas lieu de facture ni de reçu normalisé.';
const USUAL = { titreentree: '', titresortie: '', avispiece: 1, pied: '', deuxcopies: 0 };

async function say(reglages: object): Promise<void> {
  const { body } = await admin.multipart('PUT', 'organisation', { compagnie: 'Groupe Konan', ...reglages });
  expect(body.data).toMatchObject(reglages);
}

/** One paper of each kind: of money in, of money out, of an order and of its delivery. */
async function papers() {
  const { commandeid, imprimeid } = await counter.commande();
  const caisseid = await counter.caisse(5000);
  const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 100 });
  const spent = await counter.pay({ depenseid: await counter.depense(1000), caisseid, montant: 400 });
  return {
    entree: `${paid.body.data.imprimeid}/papier`,
    sortie: `${spent.body.data.imprimeid}/papier`,
    commande: `${imprimeid}/papier`,
    livraison: `${imprimeid}/livraison`,
  };
}

async function pagesOf(paper: string, lang: string, more = '') {
  const { status, bytes } = await admin.get(`imprimes/${paper}.pdf?langue=${lang}${more}`);
  expect(status).toBe(200);
  return readPdf(bytes);
}
const textOf = async (paper: string, lang: string) => (await pagesOf(paper, lang)).map(({ text }) => text).join(' ');

afterEach(() => say(USUAL));

describe('what the organisation says of its papers (CASH § 6, ADR 0042)', () => {
  it('is on each paper: its own titles, its notice on what a client is given, its foot below', async () => {
    const { entree, sortie, commande, livraison } = await papers();
    for (const paper of [entree, commande]) expect(await textOf(paper, 'fr')).toContain(AVIS);
    expect(await textOf(entree, 'fr')).toContain('Pièce de caisse – entrée');
    expect(await textOf(sortie, 'en')).toContain('Cash voucher – money out');
    const pied = 'Marchandise vendue : ni reprise, ni échangée.';
    await say({ titreentree: 'Ticket de versement', titresortie: 'Ordre de paiement', pied });
    for (const [paper, title] of [
      [entree, 'Ticket de versement'],
      [sortie, 'Ordre de paiement'],
    ] as const) {
      const text = await textOf(paper, 'en');
      expect(text).toContain(title);
      expect(text).not.toContain('Cash voucher');
    }
    for (const paper of [entree, commande]) expect(await textOf(paper, 'fr')).toContain(`À savoir ${AVIS} ${pied}`);
    for (const paper of [sortie, livraison]) {
      const text = await textOf(paper, 'fr');
      expect(text).toContain(`À savoir ${pied}`);
      expect(text).not.toMatch(/facture|Ticket de versement/);
    }
    await say({ avispiece: 0, pied: '' });
    for (const paper of [entree, commande]) expect(await textOf(paper, 'fr')).not.toMatch(/À savoir|facture/);
  });

  it('is printed twice on a sheet of A4 where that is chosen, and once on a ticket', async () => {
    const all = await papers();
    expect(await textOf(all.entree, 'fr')).not.toContain('Exemplaire');
    await say({ deuxcopies: 1 });
    for (const [name, paper] of Object.entries(all)) {
      const whose = name === 'sortie' ? 'Exemplaire bénéficiaire' : 'Exemplaire client';
      const [page, ...others] = await pagesOf(paper, 'fr');
      expect(others).toEqual([]);
      for (const copy of [whose, 'Exemplaire caisse']) expect(page?.text.split(copy)).toHaveLength(2);
    }
    const ticket = await pagesOf(all.entree, 'fr', '&format=80');
    expect(ticket[0]?.text).not.toContain('Exemplaire');
  });
});
