import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import { expect } from '@playwright/test';
import type { Counter } from './counter';
import { ARTICLES, Seller } from './seller';
import { amount } from './texts';
import type { Write } from './write';

const term = encodeURIComponent;

async function soldesOf({ api }: Counter, libelle: string): Promise<number[]> {
  const { data } = await api.read<Caisse[]>(`caisses/searchwhithpagination/${term(libelle)}`);
  return data.map(({ solde }) => solde);
}

async function expenses({ api }: Counter, libelle: string): Promise<Depense[]> {
  return (await api.read<Depense[]>(`depenses/searchwhithpagination/${term(libelle)}`)).data;
}

async function orders({ api }: Counter, client: string): Promise<Commande[]> {
  return (await api.read<Commande[]>(`commandes/whithpagination?searchdata=${term(client)}`)).data;
}

/** Creates a client with an order of 10 000 francs. */
async function ordered({ api }: Counter, client: string): Promise<Commande> {
  const { clientid } = await api.addClient(client);
  return api.order(clientid, 10_000);
}

/** The writes that move money. */
export const money: Readonly<Record<string, Write>> = {
  'a register': async (counter, of) => {
    await counter.open('/caisses');
    await counter.button('caisse.nouvelle').click();
    await counter.field('depense.libelle').fill(of);
    await counter.field('caisse.montant').fill('50000');
    return {
      at: /^POST \/api\/caisses$/,
      count: async () => (await soldesOf(counter, of)).filter((solde) => solde === 50_000).length,
    };
  },
  'a movement': async (counter, of) => {
    const { caisseid } = await counter.api.openCaisse(of, 50_000);
    await counter.open(`/caisses?search=${term(of)}`);
    await counter.pressMouvements(of);
    await counter.button('mouvement.nouveau').click();
    await counter.dialog.getByRole('radio', { name: counter.t('mouvement.sortie') }).check();
    await counter.field('depense.montant').fill('20000');
    return {
      at: /^POST \/api\/caisses\/mouvementcaisse$/,
      count: async () => {
        expect(await soldesOf(counter, of)).toEqual([30_000]);
        const read = await counter.api.read<Mouvementcaisse[]>(`caisses/mouvementcaisse?caisseid=${caisseid}`);
        return read.data.filter(({ montant }) => montant === 20_000).length;
      },
    };
  },
  'a payment of an expense': async (counter, of) => {
    const caisse = `Caisse ${of}`;
    await counter.prepareReglement({ type: `Type ${of}`, caisse, solde: 200_000, depense: of, montant: 60_000 });
    return {
      at: /^POST \/api\/reglements$/,
      count: async () => {
        expect(await soldesOf(counter, caisse)).toEqual([140_000]);
        return (await expenses(counter, of)).filter(({ montantrestant }) => montantrestant === 0).length;
      },
    };
  },
  'a payment of an order': async (counter, of) => {
    const { t } = counter;
    await counter.api.openCaisse(`Caisse ${of}`, 5_000);
    await ordered(counter, of);
    const seller = new Seller(counter);
    await counter.open(`/commandes?search=${term(of)}`);
    await seller.openEncaissement(of);
    await seller.collect(`Caisse ${of}`, 4_000);
    await expect(counter.dialog.getByText(t('reglement.rendu'))).toBeVisible();
    return {
      at: /^POST \/api\/reglements$/,
      count: async () => {
        expect(await soldesOf(counter, `Caisse ${of}`)).toEqual([9_000]);
        return (await orders(counter, of)).filter(({ reste }) => reste === 6_000).length;
      },
    };
  },
};

/** The writes of what is owed: expenses, orders and their delivery. */
export const debts: Readonly<Record<string, Write>> = {
  'an expense': async (counter, of) => {
    await counter.api.addType(`Type ${of}`);
    await counter.prepareDepense(of, `Type ${of}`, 12_500);
    return {
      at: /^POST \/api\/depenses$/,
      count: async () => (await expenses(counter, of)).filter(({ montant }) => montant === 12_500).length,
    };
  },
  'a change of an expense': async (counter, of) => {
    const former = await counter.api.spend(of, `Type ${of}`, 10_000);
    await counter.open(`/depenses?search=${term(of)}`);
    await counter.rowAction(of, 'liste.modifier');
    await counter.field('depense.montant').fill('15000');
    return {
      at: /^PUT \/api\/depenses\/\d+$/,
      count: async () => {
        const [kept] = await expenses(counter, of);
        expect(kept?.montant).toBe(15_000);
        return (kept?.version ?? 0) - former.version;
      },
    };
  },
  'a deletion of an expense': async (counter, of) => {
    await counter.api.spend(of, `Type ${of}`, 10_000);
    await counter.open(`/depenses?search=${term(of)}`);
    await counter.rowAction(of, 'liste.supprimer');
    return {
      at: /^DELETE \/api\/depenses\/\d+$/,
      send: () => counter.confirm(),
      count: async () => 1 - (await expenses(counter, of)).length,
    };
  },
  'an order': async (counter, of) => {
    await counter.api.addClient(of);
    await counter.open(`/clients?search=${term(of)}`);
    await counter.rowAction(of, 'commande.nouvelle');
    await new Seller(counter).addArticles();
    await expect(counter.dialog.getByText(amount(100_000)).first()).toBeVisible();
    return {
      at: /^POST \/api\/commandes$/,
      count: async () => {
        const all = await orders(counter, of);
        for (const { detailscommande } of all) expect(detailscommande).toHaveLength(ARTICLES.length);
        return all.filter(({ montant, reste }) => montant === 100_000 && reste === montant).length;
      },
    };
  },
  'a delivery': async (counter, of) => {
    const { page, t } = counter;
    const { commandeid } = await ordered(counter, of);
    await counter.open(`/commandes?search=${term(of)}`);
    await new Seller(counter).action('livraison.changer', of).click();
    await page.getByRole('menuitem', { name: t('livraison.etat2') }).click();
    return {
      at: /^POST \/api\/statuscommandes\/changeorderstate$/,
      send: () => counter.confirm(),
      count: async () => {
        const { data } = await counter.api.read<object[]>(`commandes/statecommande/${commandeid}`);
        return data.filter((step) => 'etat' in step && step.etat === 2).length;
      },
    };
  },
};
