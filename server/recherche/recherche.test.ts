import type { Trouve } from '@comptoir/contract/recherche';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';

const { house, admin, counter } = openedDesk();

const find = async (term: string, client: TestClient = admin): Promise<Trouve[]> =>
  (await client.get(`recherche/${encodeURIComponent(term)}`)).body.data;
const kindsOf = (found: readonly Trouve[]) => found.map(({ objet }) => objet);

/** The word that one record of each kind contains; `ids` are those records. */
const word = 'Zoé Bœuf';
const ids = openedForTests(async () => {
  const projet = await counter.projet({ libelle: `Étable ${word}`, datefin: '2027-03-31' });
  const client = await counter.client({ libelleclient: `Ferme ${word}`, tel: '0709080706' });
  const { commandeid: commande } = await counter.commande({ clientid: client });
  const depense = await counter.depense(4321, { libelle: `Foin ${word}`, date: '2026-02-03' });
  const caisse = (await admin.post('caisses', { libelle: `Caisse ${word}`, montant: 77 })).body.data.caisseid;
  return { projet, client, commande, depense, caisse };
});

describe('the search everywhere (PRODUCT K)', () => {
  it('finds records of every kind, whatever case, accents and ligatures, an order also by its client', async () => {
    const found = await find('zoe BOEUF');
    expect(found.map(({ objet, id }) => [objet, id])).toEqual([
      ['projet', ids.projet],
      ['client', ids.client],
      ['commande', ids.commande],
      ['depense', ids.depense],
      ['caisse', ids.caisse],
    ]);
    expect(found.map(({ libelle }) => libelle)).toEqual([
      `Étable ${word}`,
      `Ferme ${word}`,
      `N° ${ids.commande} · Ferme ${word}`,
      `Foin ${word}`,
      `Caisse ${word}`,
    ]);
    const details = found.map(({ detail }) => detail.replace(/\s/gu, ' '));
    expect(details[0]).toBe('31/03/2027');
    expect(details[1]).toBe('07 09 08 07 06');
    expect(details[3]).toBe('03/02/2026 · 4 321 Fcfa');
    await counter.pay({ depenseid: ids.depense, caisseid: ids.caisse, montant: 21 });
    const paid = (await find(`Foin ${word}`)).map(({ detail }) => detail.replace(/\s/gu, ' '));
    expect(paid).toEqual(['03/02/2026 · reste 4 300 Fcfa sur 4 321']);
    expect(details[4]).toBe('77 Fcfa');
  });

  it('gives the newest orders of a client, also when older ones have the word themselves', async () => {
    const [clientid, other] = [await counter.client({ libelleclient: 'Palmeraie' }), await counter.client()];
    const order = async (client: number, libelle: string) =>
      (await counter.commande({ clientid: client, lignes: [{ libelle, qtecmd: 1, mnttotal: 10 }] })).commandeid;
    for (let n = 0; n < 5; n += 1) await order(other, 'Clôture de palmeraie');
    const made: number[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await order(clientid, 'Table'));
    const found = await find('palmeraie');
    expect(found.filter(({ objet }) => objet === 'commande').map(({ id }) => id)).toEqual(made);
  });

  it('finds an old record behind many newer ones', async () => {
    const clientid = await counter.client({ libelleclient: 'Ancêtre' });
    await sql`
      INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
      SELECT 'Foule', 'Particulier', 'Cocody', '', '0700000000', 'foule' FROM generate_series(1, 2500)
    `.execute(house.db);
    expect((await find('ancetre')).map(({ id }) => id)).toEqual([clientid]);
    expect(await find('foule')).toHaveLength(5);
    // A payment's reference is looked up among all of them.
    const [caisseid, depenseid] = [await counter.caisse(90, 'wave'), await counter.depense(90, { libelle: 'Sable' })];
    await counter.pay({ depenseid, caisseid, montant: 90, reference: 'CIMENT' });
    await sql`
      INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, recherche)
      SELECT 'Ciment', ${counter.typedepenseid}, 1, '', ${counter.today}, 0, 'ciment' FROM generate_series(1, 2500)
    `.execute(house.db);
    expect((await find('ciment')).find(({ objet }) => objet === 'depense')?.id).toBe(depenseid);
    // The term is too short for an index, so the search looks only among the newest records.
    expect(kindsOf(await find('fo'))).toContain('client');
  });
});
