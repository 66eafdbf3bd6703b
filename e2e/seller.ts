import { expect, type Locator, type Page } from '@playwright/test';
import { type Counter, PROOF } from './counter';
import type { T } from './texts';

/** Table, chairs and cloths for 100 000 francs. */
export const ARTICLES = [
  ['Table de réunion', '1', '60000'],
  ['Chaise empilable', '6', '35000'],
  ['Nappe en pagne', '2', '5000'],
] as const;

/** What a seller does with clients and orders, named as the screens name it. */
export class Seller {
  readonly page: Page;
  readonly t: T;

  constructor(readonly counter: Counter) {
    this.page = counter.page;
    this.t = counter.t;
  }

  /** Fills the client's form and saves it. */
  async fillEntreprise(libelle: string, tel: string): Promise<void> {
    const { counter, t } = this;
    await counter.field('client.typeclient').selectOption({ label: t('client.entreprise') });
    await counter.field('client.denomination').fill(libelle);
    await counter.field('client.tel').fill(tel);
    await counter.field('client.adresse').fill('Marcory, zone 4');
    await counter.save();
    await counter.saved(t('client.creation'));
  }

  async addArticles(): Promise<void> {
    const { counter, t } = this;
    for (const [libelle, quantite, montant] of ARTICLES) {
      await this.libelle.fill(libelle);
      await counter.dialog.getByRole('spinbutton', { name: t('commande.quantite'), exact: true }).fill(quantite);
      await counter.field('commande.montantligne').fill(montant);
      await counter.dialog.getByRole('button', { name: t('commande.ajouter'), exact: true }).click();
      await expect(counter.dialog.getByText(libelle).first()).toBeVisible();
    }
  }

  get libelle(): Locator {
    return this.counter.dialog.getByRole('combobox', { name: this.t('depense.libelle'), exact: true });
  }

  field(key: string): Locator {
    return this.counter.dialog.getByRole('textbox', { name: this.t(key), exact: true });
  }

  /** The order of a client in the list: a row, or a card on a phone. */
  order(client: string): Locator {
    const { page } = this;
    return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: client }).first();
  }

  async deliver(client: string, etat: 1 | 2 | 3): Promise<void> {
    const { page, t } = this;
    await this.action('livraison.changer', client).click();
    await page.getByRole('menuitem', { name: t(`livraison.etat${etat}`) }).click();
    await page.getByRole('button', { name: t('general.oui') }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(
      this.order(client)
        .getByText(t(`livraison.etat${etat}`))
        .first(),
    ).toBeVisible();
  }

  /** The button of an action on a client's order, whatever the order's number. */
  action(key: string, client: string): Locator {
    return this.order(client).getByRole('button', {
      name: new RegExp(this.t(key, { numero: '\\d+', client, libelle: '' })),
    });
  }

  /** Opens the payment of a client's order. */
  async openEncaissement(client: string): Promise<void> {
    const menu = this.action('liste.actions', client);
    await this.counter.pressMain(this.action('commande.encaisserligne', client), menu, 'reglement.commande.nouveau');
  }

  async collect(caisse: string, montant: number): Promise<void> {
    const { counter, t } = this;
    const option = counter.field('reglement.caisse').locator('option', { hasText: caisse });
    await counter.field('reglement.caisse').selectOption((await option.getAttribute('value')) ?? '');
    await counter.field('reglement.commande.montantremis').fill(String(montant));
    await counter.attach(PROOF);
    await expect(counter.dialog.getByText(t('reglement.rendu'))).toBeVisible();
  }
}
