import { type CommandeImprime, describeCommande, describeLivraison } from '@comptoir/contract/imprimes/commande';
import { rangOf } from '@comptoir/domain/imprime';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { commandeBody } from '../trials/testing/counter';
import { openedDesk } from '../trials/testing/opened';
import { ADMIN, expectSays, textOf } from './testing/paper';

const { house, admin, counter } = openedDesk();

type Paper = 'papier' | 'livraison';
const DESCRIBES = { papier: describeCommande, livraison: describeLivraison } as const;

const pdf = (imprimeid: number | null, paper: Paper, langue = 'fr') =>
  admin.get(`imprimes/${imprimeid}/${paper}.pdf?langue=${langue}`);
/** Checks that a paper of an order says exactly its description. */
const says = (imprimeid: number | null, paper: Paper, commande: CommandeImprime) =>
  expectSays(admin, `${imprimeid}/${paper}`, (edition) => DESCRIBES[paper]({ ...commande, lien: '' }, edition));

/**
 * Takes an order of two articles, 1000 francs with fees and a reduction, 400 of which are paid; its delivery is sent.
 */
async function sold() {
  const clientid = await counter.client({ libelleclient: 'Éts Sanogo & Fils', tel: '0102030405' });
  const lignes = [
    { libelle: 'Table d’angle', qtecmd: 1, mnttotal: 700 },
    { libelle: 'Chaise', qtecmd: 4, mnttotal: 350 },
  ];
  const taken = await counter.commande({
    clientid,
    lignes,
    fraissup: 50,
    reduction: 100,
    datelivraison: counter.today,
  });
  const { commandeid } = taken;
  const caisseid = await counter.caisse(0);
  expect((await counter.encaisser({ depenseid: commandeid, caisseid, montant: 400 })).status).toBe(201);
  const sent = (await admin.post('statuscommandes', { commandeid, etat: 1 })).body.data;
  const printed: CommandeImprime = {
    numero: taken.numero,
    etat: 'valide',
    tirages: 0,
    client: taken.client,
    tel: taken.tel,
    createdon: taken.createdon,
    datelivraison: counter.today,
    quantite: 5,
    fraissup: 50,
    montantreduction: 100,
    montant: 1000,
    reste: 600,
    livraison: 1,
    livraisonle: sent.createdon,
    saisipar: ADMIN,
    detailscommande: taken.detailscommande,
  };
  return { taken, printed };
}

describe('the papers of an order as PDF (ADR 0045)', () => {
  it('say its articles and its total, and on delivery its articles alone', async () => {
    const { taken, printed } = await sold();
    await says(taken.imprimeid, 'papier', printed);
    await says(taken.imprimeid, 'livraison', printed);
    const form = await textOf(await pdf(taken.imprimeid, 'papier'));
    expect(form).toContain('Arrêté à la somme de mille francs CFA.');
    expect(form).toContain('Ne tient pas lieu de facture');
    expect(await textOf(await pdf(taken.imprimeid, 'livraison'))).not.toContain('Fcfa');
  });

  it('say what the order says now, and from the second print of its form on that this is a duplicate', async () => {
    const { taken, printed } = await sold();
    for (const _ of [1, 2]) await admin.post(`imprimes/${taken.imprimeid}/tirages`, {});
    await says(taken.imprimeid, 'papier', { ...printed, tirages: 2 });
    await says(taken.imprimeid, 'livraison', printed);
    const { clientid, commandeid } = taken;
    const changed = commandeBody({ clientid, lignes: [{ libelle: 'Banc', qtecmd: 3, mnttotal: 900 }] });
    const { detailscommande, ...apres } = (await admin.put(`commandes/${commandeid}`, changed)).body.data;
    expect([apres.numero, apres.imprimeid]).toEqual([taken.numero, taken.imprimeid]);
    const corrected = { ...printed, datelivraison: null, quantite: 3, fraissup: 0, montantreduction: 0, montant: 900 };
    await says(taken.imprimeid, 'papier', { ...corrected, reste: 500, tirages: 2, detailscommande });
  });

  it('are private files with names of their own', async () => {
    const { imprimeid, numero } = await counter.commande();
    const names = [`${numero}.pdf`, `${numero.replace('BDC', 'BL')}.pdf`];
    for (const [rank, paper] of (['papier', 'livraison'] as const).entries()) {
      expect(Object.fromEntries((await pdf(imprimeid, paper)).headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${names[rank]}"`,
        'cache-control': 'private, no-store',
      });
    }
  });
});

it('a payment has no delivery note, not that of the order whose id it has', async () => {
  const { commandeid } = await counter.commande();
  // Payments and orders count their ids each for itself.
  await sql`SELECT setval(pg_get_serial_sequence('reglement', 'reglementid'), ${commandeid}, false)`.execute(house.db);
  const caisseid = await counter.caisse(0);
  const { reglementid, imprimeid } = (await counter.encaisser({ depenseid: commandeid, caisseid, montant: 5 })).body
    .data;
  expect(reglementid).toBe(commandeid);
  expect((await pdf(imprimeid, 'papier')).status).toBe(200);
  expect((await pdf(imprimeid, 'livraison')).body.code).toBe('introuvable');
});

it('sixteen orders at once get sixteen numbers that follow each other (RELIABILITY I46)', async () => {
  const before = rangOf((await counter.commande()).numero)?.rang ?? 0;
  const clientid = await counter.client();
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.post('commandes', commandeBody({ clientid }))),
  );
  const rangs = answers.map(({ body }) => rangOf(body.data.numero)?.rang ?? 0).sort((a, b) => a - b);
  expect(rangs).toEqual(Array.from({ length: 16 }, (_, rank) => before + 1 + rank));
});

it('the audit log tells an order without its number, which it gets after the line (ADR 0045)', async () => {
  const { commandeid, clientid } = await counter.commande();
  await admin.put(`commandes/${commandeid}`, commandeBody({ clientid, fraissup: 5 }));
  await admin.delete(`commandes/${commandeid}`);
  const { data } = (await admin.get(`activites/whithpagination?objet=commande&objetid=${commandeid}`)).body;
  expect(data).toHaveLength(3);
  for (const { avant, apres } of data) {
    for (const told of [avant, apres].filter(Boolean)) {
      expect(told).not.toHaveProperty('numero');
      expect(told).not.toHaveProperty('imprimeid');
    }
  }
});
