import type { Caisse } from '@comptoir/contract/caisses';
import { expect, type Locator, type Page } from '@playwright/test';
import { Api } from './api';
import { ADMIN } from './house';
import { amount, type T } from './texts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PROOF = { name: 'reçu de paiement.pdf', mimeType: 'application/pdf', buffer: PDF };

interface PreparedReglement {
  type: string;
  caisse: string;
  solde: number;
  depense: string;
  montant: number;
}

/** What a person at the counter does, named as the screen names it. */
export class Counter {
  readonly api: Api;

  constructor(
    readonly page: Page,
    readonly t: T,
    origin = '',
  ) {
    this.api = new Api(page.request, origin);
  }

  async signIn({ username, password } = ADMIN): Promise<void> {
    await this.page.goto('/');
    if (this.t.lang === 'en-US') await this.page.getByRole('button', { name: 'English' }).click();
    await this.page.getByLabel(this.t('auth.identifiant')).fill(username);
    await this.page.getByLabel(new RegExp(`^${this.t('auth.motdepasse')}`)).fill(password);
    await this.page.getByRole('button', { name: this.t('auth.seconnecter') }).click();
    await expect(this.page).not.toHaveURL(/auth\/login/);
  }

  async open(path: string): Promise<void> {
    // What has just closed leaves its entry in the history; that move would end the loading of another page.
    await this.page.waitForFunction(
      () => history.state?.isHeld !== true || document.querySelector('[aria-modal="true"]') !== null,
    );
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  button(key: string, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.t(key, values) }).first();
  }

  /** The menu's button of the row with this name. */
  rowMenu(libelle: string): Locator {
    return this.page.getByRole('button', { name: this.t('liste.actions', { libelle }) }).first();
  }

  /** Presses an action in the menu of a row. */
  async rowAction(libelle: string, key: string): Promise<void> {
    await this.rowMenu(libelle).click();
    await this.page.getByRole('menuitem', { name: this.t(key), exact: true }).click();
  }

  /** The dialog on top. */
  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** The movements or payments in the dialog: rows of a table, or cards on a phone. */
  get lines(): Locator {
    const { dialog } = this;
    return dialog.getByRole('row').or(dialog.getByRole('listitem')).filter({ hasText: 'Fcfa' });
  }

  field(key: string): Locator {
    return this.dialog.getByLabel(this.t(key));
  }

  /** The button that sends the open form, whatever its verb is. */
  get sending(): Locator {
    return this.dialog.locator('button[type=submit]');
  }

  async save(): Promise<void> {
    await this.sending.click();
  }

  /** Cuts the line, then saves: what was typed waits on the device. */
  async saveWithoutLine(): Promise<void> {
    await this.page.context().setOffline(true);
    await this.save();
    await expect(this.waiting(1)).toBeVisible();
  }

  /** Answers Yes to the question on the screen. */
  async confirm(): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.t('general.oui') })
      .click();
  }

  async saved(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeHidden();
  }

  async openCaisse(libelle: string, montant: number): Promise<void> {
    await this.open('/caisses');
    await this.button('caisse.nouvelle').click();
    await this.field('depense.libelle').fill(libelle);
    await this.field('caisse.montant').fill(String(montant));
    await this.save();
    await this.saved(this.t('caisseaide.creation'));
    await expect(this.page.getByText(libelle, { exact: true }).first()).toBeVisible();
  }

  /** Opens the movements of a register once it shows this balance. */
  async openMouvements(caisse: string, solde: number): Promise<void> {
    const { page } = this;
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: caisse });
    await expect(row.getByText(amount(solde)).first()).toBeVisible();
    await this.pressMouvements(caisse);
  }

  async pressMouvements(caisse: string): Promise<void> {
    const button = this.button('caisse.mouvementsligne', { libelle: caisse });
    await this.pressMain(button, this.rowMenu(caisse), 'mouvement.liste');
  }

  async addType(libelle: string): Promise<void> {
    await this.open('/parametre/typedepense');
    await this.button('typedepense.nouveau').click();
    await this.field('depense.libelle').fill(libelle);
    await this.save();
    await this.saved(this.t('typedepense.creation'));
  }

  /** Types an expense without saving. */
  async prepareDepense(libelle: string, type: string, montant: number): Promise<void> {
    await this.open('/depenses');
    await this.button('depense.nouvelle').click();
    await this.field('depense.typedepense').selectOption({ label: type });
    await this.field('depense.libelle').fill(libelle);
    await this.field('depense.montant').fill(String(montant));
  }

  async spend(libelle: string, type: string, montant: number): Promise<void> {
    await this.prepareDepense(libelle, type, montant);
    await this.save();
    await this.saved(this.t('depense.creation'));
  }

  /** Opens the payment of the expense. */
  async openReglement(libelle: string): Promise<void> {
    const name = this.t('depense.reglerligne', { libelle }).split(libelle)[0] + libelle;
    await this.pressMain(this.page.getByRole('button', { name }), this.rowMenu(libelle), 'reglement.regler');
    await expect(this.dialog).toBeVisible();
  }

  /** Presses the main action of a row: its button in a table, or its entry in the menu where rows are lines. */
  async pressMain(button: Locator, menu: Locator, key: string): Promise<void> {
    await menu.waitFor();
    if ((await button.count()) > 0) return button.click();
    await menu.click();
    return this.page.getByRole('menuitem', { name: this.t(key), exact: true }).click();
  }

  async fillReglement(caisse: string, montant: number): Promise<void> {
    const select = this.field('reglement.caisse');
    const option = select.locator('option', { hasText: caisse });
    await select.selectOption((await option.getAttribute('value')) ?? '');
    await this.field('reglement.montantremis').fill(String(montant));
    await this.attach(PROOF);
  }

  /** Chooses a file in the open form. */
  async attach(file: typeof PROOF): Promise<void> {
    await this.dialog.locator('input[type=file]:not([capture])').setInputFiles(file);
    await expect(this.dialog.getByText(file.name)).toBeVisible();
  }

  /** Creates a register and an expense, and types the payment of the expense without saving. */
  async prepareReglement({ type, caisse, solde, depense, montant }: PreparedReglement): Promise<Caisse> {
    const opened = await this.api.openCaisse(caisse, solde);
    await this.api.spend(depense, type, montant);
    await this.open('/depenses');
    await this.openReglement(depense);
    await this.fillReglement(caisse, montant);
    return opened;
  }

  async pay(caisse: string, montant: number): Promise<void> {
    await this.fillReglement(caisse, montant);
    await this.save();
    await this.saved(this.t('reglement.creation'));
  }

  /** The header's button that says how many entries wait on the device. */
  waiting(count: number): Locator {
    return this.page.getByRole('button', { name: `${count} saisie${count > 1 ? 's' : ''} en attente` });
  }

  /** Types the payment of an expense of 60 000 from a register of 200 000, without saving. `of` is in all names. */
  async prepareAchat(of: string): Promise<void> {
    const named = { type: `Type ${of}`, caisse: `Caisse ${of}`, depense: `Achat ${of}` };
    await this.prepareReglement({ ...named, solde: 200_000, montant: 60_000 });
  }

  /** Types and saves that payment. The server saves it, but the answer is lost and the line drops. */
  async answerLost(of: string): Promise<void> {
    await this.prepareAchat(of);
    await this.page.route('**/api/reglements', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await this.page.context().setOffline(true);
      return route.abort('connectionreset');
    });
    await this.save();
    await this.saved(this.t('reglement.creation'));
  }

  /** Expects that payment once in its register, and nothing else. */
  async paidOnce(of: string): Promise<void> {
    await this.open('/caisses');
    await this.openMouvements(`Caisse ${of}`, 140_000);
    await expect(this.lines).toHaveCount(2);
    await expect(this.lines.nth(0)).toContainText(amount(60_000));
  }
}
