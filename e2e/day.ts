import type { Caisse } from '@comptoir/contract/caisses';
import type { Client } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Etapeprojet } from '@comptoir/contract/projets';
import { TYPES_DE_DEPART } from '@comptoir/domain/maison';
import { expect, type Page } from '@playwright/test';
import { LOGO } from './administrator';
import type { Api } from './api';
import { type Counter, PROOF } from './counter';
import { Seller } from './seller';
import type { T } from './texts';

interface Sold {
  montant: number;
  reste: number;
  etat: number;
}

/** One day of a small organisation: each act is entered on the screen, and counted here as well. */
export class Day {
  private readonly page: Page;
  private readonly t: T;
  private readonly seller: Seller;
  private readonly soldes = new Map<string, number>();
  private readonly lines = new Map<string, number>();
  private readonly depenses = new Map<string, { montant: number; restant: number }>();
  private readonly commandes = new Map<string, Sold>();
  /** A new organisation has the usual types from the start. */
  private readonly types: string[] = [...TYPES_DE_DEPART];
  private medias = 0;
  private flow = { entrees: 0, sorties: 0 };

  /** `office` reads what the server holds, over another line. */
  constructor(
    private readonly counter: Counter,
    private readonly office: Api,
  ) {
    this.page = counter.page;
    this.t = counter.t;
    this.seller = new Seller(counter);
  }

  /** Waits until everything on the phone is sent. */
  async allIsSent(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /saisies? en attente/ })).toHaveCount(0);
  }

  private cash(caisse: string, montant: number): void {
    this.soldes.set(caisse, (this.soldes.get(caisse) ?? 0) + montant);
    this.lines.set(caisse, (this.lines.get(caisse) ?? 0) + 1);
    if (montant > 0) this.flow.entrees += montant;
    else this.flow.sorties -= montant;
  }

  async openCaisse(libelle: string, montant: number): Promise<void> {
    await this.counter.openCaisse(libelle, montant);
    this.cash(libelle, montant);
  }

  async addType(libelle: string): Promise<void> {
    await this.counter.addType(libelle);
    this.types.push(libelle);
  }

  async move(caisse: string, sens: 'entree' | 'sortie', montant: number): Promise<void> {
    const { counter, t } = this;
    await this.allIsSent();
    await counter.open('/caisses');
    await counter.pressMouvements(caisse);
    await counter.button('mouvement.nouveau').click();
    await counter.dialog.getByRole('radio', { name: t(`mouvement.${sens}`) }).check();
    await counter.field('depense.montant').fill(String(montant));
    await counter.save();
    await counter.saved(t('mouvement.creation'));
    this.cash(caisse, sens === 'entree' ? montant : -montant);
  }

  async spend(libelle: string, type: string, montant: number): Promise<void> {
    await this.allIsSent();
    await this.counter.spend(libelle, type, montant);
    this.depenses.set(libelle, { montant, restant: montant });
  }

  /** Pays an expense with `remis` francs, which may be more than is owed. */
  async pay(libelle: string, caisse: string, remis: number): Promise<void> {
    const owed = this.depenses.get(libelle);
    if (!owed) throw new Error(`no expense ${libelle}`);
    await this.allIsSent();
    await this.counter.open(`/depenses?search=${encodeURIComponent(libelle)}`);
    await this.counter.openReglement(libelle);
    await this.counter.pay(caisse, remis);
    const net = Math.min(remis, owed.restant);
    owed.restant -= net;
    this.cash(caisse, -net);
  }

  async addClient(libelle: string): Promise<void> {
    await this.counter.open('/clients');
    await this.counter.button('client.nouveau').click();
    await this.seller.fillEntreprise(libelle, '0708091011');
  }

  /** Orders the seller's articles, which cost `montant` francs. */
  async order(client: string, montant: number): Promise<void> {
    await this.allIsSent();
    await this.counter.open(`/clients?search=${encodeURIComponent(client)}`);
    await this.counter.rowAction(client, 'commande.nouvelle');
    await this.seller.addArticles();
    await this.counter.save();
    await this.counter.saved(this.t('commande.creation'));
    this.commandes.set(client, { montant, reste: montant, etat: 0 });
  }

  private async openOrder(client: string): Promise<Sold> {
    const sold = this.commandes.get(client);
    if (!sold) throw new Error(`no order of ${client}`);
    await this.allIsSent();
    await this.counter.open(`/commandes?search=${encodeURIComponent(client)}`);
    return sold;
  }

  async collect(client: string, caisse: string, montant: number): Promise<void> {
    const sold = await this.openOrder(client);
    await this.seller.openEncaissement(client);
    await this.seller.collect(caisse, montant);
    await this.counter.save();
    await this.counter.saved(this.t('reglement.commande.creation'));
    sold.reste -= montant;
    this.cash(caisse, montant);
  }

  async deliver(client: string, etat: 1 | 2 | 3): Promise<void> {
    const sold = await this.openOrder(client);
    await this.seller.deliver(client, etat);
    sold.etat = etat;
  }

  async addProjet(libelle: string, etape: string): Promise<void> {
    const { page, t, counter } = this;
    await counter.open('/projets/create/newproject');
    await page.getByLabel(t('depense.libelle')).fill(libelle);
    await page.getByRole('textbox', { name: t('projet.datefin') }).fill('2027-03-31');
    await page.getByLabel(t('projet.montant')).fill('500000');
    await page.getByLabel(t('depense.description')).fill('Trois classes et un préau');
    await counter.button('projet.etapeajouter').click();
    await counter.field('depense.libelle').fill(etape);
    await counter.field('depense.description').fill(`Étape ${etape}`);
    await counter.save();
    await counter.saved(t('etapeprojet.creation'));
    await page.getByRole('button', { name: t('general.enregistrer') }).click();
    await expect(page).not.toHaveURL(/create/);
  }

  /** Uploads two files for a step of a project. */
  async photograph(libelle: string, etape: string): Promise<void> {
    const { page, t, counter } = this;
    await this.allIsSent();
    await counter.open('/projets');
    await page.getByRole('button', { name: t('projet.detailsligne', { libelle }) }).click();
    const media = page.getByRole('region', { name: t('media.titre') });
    await media.getByLabel(t('depense.etape'), { exact: true }).selectOption({ label: etape });
    await media.getByRole('button', { name: t('media.televerser') }).click();
    await media.locator('input[type=file]:not([capture])').setInputFiles([LOGO, PROOF]);
    this.medias += 2;
    for (const { name } of [LOGO, PROOF]) await expect(media.getByText(name).first()).toBeVisible();
    await media.getByRole('button', { name: t('general.enregistrer') }).click();
    await expect(media.getByRole('button', { name: t('media.televerser') })).toBeVisible();
  }

  /** Returns the totals, in francs, of the lists and of the dashboard. */
  totals() {
    const sum = (all: Iterable<number>) => [...all].reduce((total, one) => total + one, 0);
    return {
      ...this.flow,
      soldes: this.soldes,
      depenses: sum([...this.depenses.values()].map(({ montant }) => montant)),
      creances: sum([...this.commandes.values()].map(({ reste }) => reste)),
    };
  }

  /** Returns what was entered, as counted here. */
  expected() {
    return {
      caisses: sorted([...this.soldes].map(([libelle, solde]) => [libelle, solde, this.lines.get(libelle) ?? 0])),
      depenses: sorted([...this.depenses].map(([libelle, { montant, restant }]) => [libelle, montant, restant])),
      clients: sorted([...this.commandes].map(([client, { reste }]) => [client, 1, reste])),
      commandes: sorted([...this.commandes].map(([client, one]) => [client, one.montant, one.reste, one.etat])),
      types: sorted(this.types.map((type) => [type])),
      medias: this.medias,
    };
  }

  /** Returns what the server holds. Its only project has the id 1. */
  async entered(): Promise<ReturnType<Day['expected']>> {
    const { office } = this;
    const all = async <D>(path: string) => {
      const { data, count } = await office.read<D[]>(`${path}?page=1&limit=50`);
      expect(data).toHaveLength(count);
      return data;
    };
    const caisses = (await office.read<Caisse[]>('caisses/whithpagination')).data;
    const lines = (caisseid: number) => office.read<object[]>(`caisses/mouvementcaisse?caisseid=${caisseid}&limit=50`);
    const held = caisses.map(async ({ caisseid, libelle, solde }) => [libelle, solde, (await lines(caisseid)).count]);
    const clients = await all<Client>('clients/whithpagination');
    const steps = await office.read<Etapeprojet[]>('projets/getfulletapeprojet?projetid=1');
    const medias = steps.data.map(({ etapeprojetid }) => office.read(`files/getfile?etapeid=${etapeprojetid}`));
    return {
      caisses: sorted((await Promise.all(held)) as Row[]),
      depenses: sorted(
        (await all<Depense>('depenses/whithpagination')).map((one) => [one.libelle, one.montant, one.montantrestant]),
      ),
      clients: sorted(clients.map((one) => [one.libelleclient, one.nombrecommande, one.reste])),
      commandes: sorted(
        (await all<Commande>('commandes/whithpagination')).map((one) => [one.client, one.montant, one.reste, one.etat]),
      ),
      types: sorted(
        (await office.read<{ libelle: string }[]>('typedepenses/withoutpagination')).data.map((one) => [one.libelle]),
      ),
      medias: (await Promise.all(medias)).reduce((sum, { count }) => sum + count, 0),
    };
  }
}

type Row = (string | number)[];

const sorted = (rows: Row[]): Row[] => rows.sort(([a], [b]) => String(a).localeCompare(String(b)));
