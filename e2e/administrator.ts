import { expect, type Locator, type Page } from '@playwright/test';
import { Counter } from './counter';
import type { T } from './texts';

/** A logo of 2 × 1 pixels, one of them transparent. */
const LOGO_BYTES =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGMw6Gv//3liJAMAE8EEIlA+qaEAAAAASUVORK5CYII=';
export const LOGO = { name: 'enseigne.png', mimeType: 'image/png', buffer: Buffer.from(LOGO_BYTES, 'base64') };

export const FIRST_PASSWORD = 'Premier mot de passe 7';
export const OWN_PASSWORD = 'Lagune Ébrié du matin 4';

export interface Person {
  prenom: string;
  nom: string;
  username: string;
}

/** What an administrator does with people and profiles, named as the screens name it. */
export class Administrator {
  readonly page: Page;
  readonly t: T;

  constructor(readonly counter: Counter) {
    this.page = counter.page;
    this.t = counter.t;
  }

  async nameOrganisation(name: string): Promise<void> {
    const { page, t } = this;
    await page.getByLabel(t('organisation.compagnie')).fill(name);
    await page.locator('input[type=file]').setInputFiles(LOGO);
    await expect(page.getByRole('img', { name: t('organisation.logo') })).toHaveCount(2);
    await page.getByRole('button', { name: t('general.enregistrer') }).click();
    await expect(page.getByText(t('general.succes')).first()).toBeVisible();
  }

  /** Adds a profile with all permissions of these modules. */
  async addProfil(libelle: string, modules: readonly string[]): Promise<void> {
    const { counter, t } = this;
    await counter.open('/parametre/profil');
    await counter.button('profil.nouveau').click();
    await counter.field('depense.libelle').fill(libelle);
    for (const module of modules) {
      await counter.dialog.getByRole('checkbox', { name: t('profil.toutmodule', { module }) }).check();
    }
    await counter.save();
    await counter.saved(t('profil.creation'));
  }

  /** Types a new user without saving. */
  async typeUtilisateur({ prenom, nom, username }: Person, profil: string): Promise<void> {
    const { counter, t } = this;
    await counter.open('/user/users-cards');
    await counter.button('utilisateur.nouveau').click();
    const { dialog } = counter;
    await dialog.getByRole('textbox', { name: t('utilisateur.nom'), exact: true }).fill(nom);
    await dialog.getByRole('textbox', { name: t('utilisateur.prenom'), exact: true }).fill(prenom);
    await dialog.getByLabel(t('utilisateur.profil')).selectOption({ label: profil });
    await dialog.getByRole('textbox', { name: t('utilisateur.username'), exact: true }).fill(username);
    await dialog.getByLabel(new RegExp(`^${t('utilisateur.motdepasse')}`)).fill(FIRST_PASSWORD);
  }

  async addUtilisateur(person: Person, profil: string): Promise<void> {
    const { counter, t, page } = this;
    const { prenom, nom } = person;
    await this.typeUtilisateur(person, profil);
    await counter.save();
    // The password is shown only this once, to be handed over.
    await expect(page.getByText(t('utilisateur.remisunefois', { nom: `${prenom} ${nom}` }))).toBeVisible();
    await page.getByRole('button', { name: t('utilisateur.remisfermer') }).click();
  }

  /** Finds a person's card by their username. */
  async find({ username }: Person): Promise<void> {
    await this.counter.open('/user/users-cards');
    await this.page.getByRole('searchbox', { name: this.t('utilisateur.rechercher') }).fill(username);
  }

  /** Presses the action that locks a person out; the question stays open. */
  async askLock({ prenom, nom }: Person): Promise<void> {
    await this.counter.rowAction(`${prenom} ${nom}`, 'utilisateur.verrouilleraction');
  }

  async lock(person: Person): Promise<void> {
    await this.find(person);
    await this.askLock(person);
    await this.page.getByRole('button', { name: this.t('general.oui') }).click();
    await expect(this.page.getByText(this.t('utilisateur.verrouille'), { exact: true })).toBeVisible();
  }

  /** Changes a person, for example their profile or the end of their access. */
  async edit(person: Person, change: (dialog: Locator) => Promise<unknown>): Promise<void> {
    await this.find(person);
    const libelle = `${person.prenom} ${person.nom}`;
    await this.counter.button('liste.modifierligne', { libelle }).click();
    await change(this.counter.dialog);
    await this.counter.save();
    await this.counter.saved(this.t('utilisateur.modification'));
  }
}

/** Signs another person in at another computer with the password that was handed over, and replaces it by their own. */
export async function enter(page: Page, t: T, { username }: Person): Promise<void> {
  await new Counter(page, t).signIn({ username, password: FIRST_PASSWORD });
  await page.getByLabel(t('auth.ancien')).fill(FIRST_PASSWORD);
  await page.getByLabel(t('auth.nouveau'), { exact: false }).first().fill(OWN_PASSWORD);
  await page.getByLabel(t('auth.confirmation')).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: t('general.enregistrer') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('menu.tableaudebord'));
}
