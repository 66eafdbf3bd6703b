import { afterEach, describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { readPdf } from './drawing/testing/reader';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const AVIS = {
  fr: 'Ne tient pas lieu de facture ni de reçu normalisé.',
  en: 'Does not stand in for an invoice or a normalised receipt.',
};
const A_SAVOIR = { fr: 'À savoir', en: 'Please note' };
const LANGS = ['fr', 'en'] as const;
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
  it('has titles that are neither « Facture » nor « Reçu » as long as it types none', async () => {
    const { entree, sortie } = await papers();
    expect(await textOf(entree, 'fr')).toContain('Pièce de caisse – entrée');
    expect(await textOf(entree, 'en')).toContain('Cash voucher – money in');
    expect(await textOf(sortie, 'fr')).toContain('Bon de caisse – sortie');
    expect(await textOf(sortie, 'en')).toContain('Cash voucher – money out');
  });

  it('has the title that it typed in both languages, each on its own kind of voucher', async () => {
    await say({ titreentree: 'Ticket de versement', titresortie: 'Ordre de paiement' });
    const { entree, sortie, commande } = await papers();
    for (const lang of LANGS) {
      const [income, expense, order] = [
        await textOf(entree, lang),
        await textOf(sortie, lang),
        await textOf(commande, lang),
      ];
      expect(income).toContain('Ticket de versement');
      expect(expense).toContain('Ordre de paiement');
      for (const [text, absent] of [
        [income, 'Ordre de paiement'],
        [income, 'Pièce de caisse'],
        [income, 'Cash voucher'],
        [expense, 'Ticket de versement'],
        [order, 'Ticket de versement'],
      ] as const)
        expect(text).not.toContain(absent);
    }
  });

  it.each(LANGS)('says what the paper is not on what a client is given, unless that is off (%s)', async (lang) => {
    const { entree, sortie, commande, livraison } = await papers();
    for (const paper of [entree, commande]) expect(await textOf(paper, lang)).toContain(AVIS[lang]);
    for (const paper of [sortie, livraison]) expect(await textOf(paper, lang)).not.toContain(AVIS[lang]);
    await say({ avispiece: 0 });
    for (const paper of [entree, commande]) {
      expect(await textOf(paper, lang)).not.toMatch(/À savoir|Please note|facture|invoice/);
    }
  });

  it('has its foot on each paper of a payment and an order, below the notice where there is one', async () => {
    const all = await papers();
    const pied = 'Marchandise vendue : ni reprise, ni échangée.';
    for (const paper of Object.values(all)) expect(await textOf(paper, 'fr')).not.toContain(pied);
    await say({ pied });
    for (const lang of LANGS) {
      for (const paper of [all.entree, all.commande])
        expect(await textOf(paper, lang)).toContain(`${A_SAVOIR[lang]} ${AVIS[lang]} ${pied}`);
      for (const paper of [all.sortie, all.livraison])
        expect(await textOf(paper, lang)).toContain(`${A_SAVOIR[lang]} ${pied}`);
    }
    expect((await pagesOf(all.entree, 'fr', '&format=80')).map(({ text }) => text).join(' ')).toContain(pied);
  });

  it('is printed twice on one sheet of A4 where that is chosen, each with whose copy it is, and once on a ticket', async () => {
    const all = await papers();
    const WHOSE = {
      entree: ['Exemplaire client', 'Customer’s copy'],
      sortie: ['Exemplaire bénéficiaire', 'Beneficiary’s copy'],
      commande: ['Exemplaire client', 'Customer’s copy'],
      livraison: ['Exemplaire client', 'Customer’s copy'],
    };
    expect(await textOf(all.entree, 'fr')).not.toContain('Exemplaire');
    await say({ deuxcopies: 1 });
    for (const [name, paper] of Object.entries(all)) {
      const whose = WHOSE[name as keyof typeof WHOSE];
      for (const [rank, copies] of [
        [whose[0], 'Exemplaire caisse'],
        [whose[1], 'Register’s copy'],
      ].entries()) {
        const [page, ...others] = await pagesOf(paper, LANGS[rank] ?? '');
        expect(others).toEqual([]);
        for (const copy of copies) expect(page?.text.split(copy ?? '')).toHaveLength(2);
      }
    }
    const ticket = await pagesOf(all.entree, 'fr', '&format=80');
    expect(ticket[0]?.text).not.toContain('Exemplaire');
  });
});
