import type { Activite } from '@comptoir/contract/activites';
import { describeReglement, type ReglementImprime } from '@comptoir/contract/imprimes/reglement';
import type { Reglement } from '@comptoir/contract/reglements';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { readPdf } from './drawing/testing/reader';
import { ADMIN, expectSays, textOf } from './testing/paper';

const { admin, counter } = openedDesk();

const print = async (imprimeid: number, client: TestClient = admin) => {
  const { status, body } = await client.post(`imprimes/${imprimeid}/tirages`, {});
  return [status, body.data?.tirages];
};
const pdf = (imprimeid: number, langue = 'fr', client: TestClient = admin) =>
  client.get(`imprimes/${imprimeid}/papier.pdf?langue=${langue}`);

/** Checks that the document of a payment says exactly its description. */
const says = (imprimeid: number, piece: ReglementImprime) =>
  expectSays(admin, `${imprimeid}/papier`, (edition) => describeReglement(piece, edition));

/** Pays 400 of the 1000 francs of an expense, 100 of which are paid on an earlier day. */
async function depense(fields: object = {}): Promise<{ paid: Reglement; piece: ReglementImprime }> {
  const caisseid = await counter.caisse(5000, 'wave');
  const depenseid = await counter.depense(1000, { libelle: 'Ciment, 20 sacs' });
  const all = { depenseid, caisseid, beneficiaire: 'Koffi N’Guessan', beneficiairetel: '0708091011', ...fields };
  const paid = (await counter.pay({ ...all, montant: 400, reference: 'R7' })).body.data as Reglement;
  // It is entered later, of an earlier day: the paper counts by (date, id).
  const earlier = await counter.pay({ depenseid, caisseid, montant: 100, date: '2026-01-06', reference: 'R8' });
  expect(earlier.status).toBe(201);
  return {
    paid,
    piece: {
      ...pieceOfPaid(paid),
      nature: 'wave',
      objet: 'Ciment, 20 sacs',
      tiers: paid.beneficiaire,
      avant: 900,
      reste: 500,
    },
  };
}

const pieceOfPaid = (paid: Reglement): ReglementImprime => ({
  numero: paid.numero,
  etat: 'valide',
  remplace: paid.remplace,
  tirages: 0,
  from: paid.from,
  date: paid.date,
  caisse: paid.caisse,
  nature: 'especes',
  reference: paid.reference,
  tiers: '',
  tierstel: paid.beneficiairetel,
  objet: '',
  montant: paid.montant,
  remis: paid.montantremis,
  rendu: paid.montantRendu,
  troppercu: paid.troppercu,
  avant: paid.montant + paid.montantrestant,
  reste: paid.montantrestant,
  saisipar: ADMIN,
  lien: '',
  decharge: null,
});

const idOf = ({ imprimeid }: Reglement): number => imprimeid ?? 0;

describe('the document of a payment as a PDF (ADR 0042)', () => {
  it('of an expense says who took the money, what was owed before and what remains', async () => {
    const { paid, piece } = await depense();
    await says(idOf(paid), piece);
  });

  it('of an order says the client, the articles and the change', async () => {
    const caisseid = await counter.caisse(0);
    const clientid = await counter.client({ libelleclient: 'Éts Sanogo & Fils', tel: '0102030405' });
    const lignes = [
      { libelle: 'Table', qtecmd: 1, mnttotal: 700 },
      { libelle: 'Chaise', qtecmd: 2, mnttotal: 300 },
    ];
    const { commandeid } = await counter.commande({ clientid, lignes });
    const paid = (await counter.encaisser({ depenseid: commandeid, caisseid, montant: 1500 })).body.data as Reglement;
    const objet = `N° ${commandeid} · Table (+ 1)`;
    const piece = { ...pieceOfPaid(paid), tiers: 'Éts Sanogo & Fils', tierstel: '0102030405', objet };
    expect(piece).toMatchObject({ montant: 1000, remis: 1500, rendu: 500, avant: 1000, reste: 0 });
    await says(idOf(paid), piece);
  });

  it('says from the second print on that it is a duplicate; reading it counts nothing', async () => {
    const { paid, piece } = await depense();
    expect(await print(idOf(paid))).toEqual([200, 1]);
    await says(idOf(paid), { ...piece, tirages: 1 });
    expect(await print(idOf(paid))).toEqual([200, 2]);
    await says(idOf(paid), { ...piece, tirages: 2 });
    expect(await textOf(await pdf(idOf(paid)))).toContain('DUPLICATA n° 2');
  });

  it('names the one that it replaced, which is printed no more', async () => {
    const { paid, piece } = await depense();
    const { depenseid, caisseid, date } = paid;
    const fields = { depenseid, caisseid, date, montant: 300, from: 0, type: '-' };
    const apres = (await admin.multipart('PUT', `reglements/${paid.reglementid}`, fields)).body.data as Reglement;
    const corrected = { ...piece, montant: 300, remis: 300, reste: 600 };
    await says(idOf(apres), { ...corrected, numero: apres.numero, remplace: paid.numero });
    expect((await pdf(idOf(paid))).body.code).toBe('imprime.remplace');
    expect(await print(idOf(paid))).toEqual([409, undefined]);
    const { imprimeid, numero } = paid;
    const replaced = { imprimeid, numero, etat: 'remplace', tirages: 0, lien: null };
    expect((await admin.get(`imprimes/${imprimeid}`)).body.data).toEqual(replaced);
  });

  it('is a ticket of 80 mm when asked for, which says the same; another format is refused', async () => {
    const { paid } = await depense();
    const ask = (format: string) => admin.get(`imprimes/${paid.imprimeid}/papier.pdf?langue=fr&format=${format}`);
    const [a4, ticket, refused] = [await ask('a4'), await ask('80'), await ask('90')];
    const [[sheet], [roll, ...others]] = [await readPdf(a4.bytes), await readPdf(ticket.bytes)];
    expect([sheet, roll].map((page) => Math.round(page?.width ?? 0))).toEqual([595, 227]);
    expect(others).toEqual([]);
    // The minute in which each was made may differ.
    const [said, printed] = [sheet, roll].map((page) => page?.text.replace(/Édité le .* par/, 'Édité par'));
    expect(said).toBe(`${printed} 1 / 1`);
    expect(ticket.headers.get('content-disposition')).toBe(`attachment; filename="${paid.numero}.pdf"`);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'format', code: 'champ.invalide' }]]);
  });
});

describe('the prints of a document (ADR 0042)', () => {
  it('are counted one by one when eight come at once, and each is in the audit log', async () => {
    const { paid } = await depense();
    const answers = await Promise.all(Array.from({ length: 8 }, () => print(idOf(paid))));
    const counts = answers.map(([, tirages]) => tirages).sort((a, b) => a - b);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { body } = await admin.get(`activites/whithpagination?limit=100&objet=imprime&objetid=${paid.imprimeid}`);
    const told = (body.data as Activite[]).map(({ avant, apres }) => [avant, apres].map((one) => Object(one).tirages));
    expect(told.sort(([a], [b]) => a - b)).toEqual(counts.map((tirages) => [tirages - 1, tirages]));
    expect(JSON.stringify(body.data)).not.toContain('lien');
    expect((await admin.get(`imprimes/${paid.imprimeid}`)).body.data).toMatchObject({ etat: 'valide', tirages: 8 });
  });
});
