import type { Page } from '@playwright/test';
import { expect, test } from '../stories/mockedTest';
import {
  Articles,
  Duplicata,
  Emptied,
  Logo,
  Moved,
  Movement,
  Password,
  Playground,
  Proof,
  Refusal,
  Registers,
  Regularisation,
  Restored,
  Step,
  Unknown,
  UserCreation,
} from './ActiviteModal.stories';

const headers = (page: Page) => page.getByRole('columnheader');
const rows = (page: Page) => page.locator('tbody tr');

test('PRODUCT G: what always grows is no change', async ({ mount, page }) => {
  await mount(<Playground.Component />);
  await expect(rows(page)).toHaveText([/^Montant5.600.Fcfa6.500.Fcfa$/]);
});

test('PRODUCT G: what was emptied is shown to be nothing since', async ({ mount, page }) => {
  await mount(<Emptied.Component />);
  await expect(headers(page)).toHaveText(['Champ', 'Avant', 'Après']);
  await expect(rows(page)).toHaveText(['DescriptionFrais de tenue de compte–']);
});

test('PRODUCT G, Q: access to registers is told: all of them, none, or which', async ({ mount, page, store }) => {
  const given = (avant: number[] | null, apres: number[] | null) => ({
    ...{ activiteid: 41, utilisateurid: 1, utilisateur: 'Awa Koné', date: '2026-11-20T08:14:00.000Z' },
    ...{ actiontype: 'Update', objet: 'utilisateur', objetid: 4, libelle: 'Adjoua Brou' },
    ...{ avant: { caisses: avant }, apres: { caisses: apres }, noms: [] },
  });
  const nameOf = (id: number) => store.caisses.find(({ caisseid }) => caisseid === id)?.libelle;
  const modal = await mount(<Registers.Component />);
  await expect(rows(page)).toHaveText(['Caisses accessiblesToutes les caisses, celles à venir comprisesAucune caisse']);
  await modal.update(<Registers.Component activite={given([1, 2], null)} />);
  await expect(rows(page)).toHaveText([
    `Caisses accessibles${nameOf(1)}${nameOf(2)}Toutes les caisses, celles à venir comprises`,
  ]);
  // "All registers" is not a list, so no register is marked as removed from it.
  await expect(page.getByRole('deletion')).toHaveCount(0);
  // A register that no longer exists is shown by its number.
  await modal.update(<Registers.Component activite={given([], [2, 999])} />);
  await expect(rows(page)).toHaveText([/^Caisses accessiblesAucune caisse\+.+\+.N°.999$/]);
});

test('PRODUCT G: a text that nobody named has the words of its form, and no words at all its own name', async ({
  mount,
  page,
}) => {
  const activite = {
    ...{ activiteid: 42, utilisateurid: 1, utilisateur: 'Awa Koné', date: '2026-11-20T08:14:00.000Z' },
    ...{ actiontype: 'Update', objet: 'client', objetid: 4, libelle: 'Garage Moderne', noms: [] },
    ...{ avant: { denomination: 'Garage', sansmots: 'a' }, apres: { denomination: 'Garage Moderne', sansmots: 'b' } },
  };
  await mount(<Registers.Component activite={activite} />);
  await expect(rows(page)).toHaveText(['DénominationGarageGarage Moderne', 'sansmotsab']);
});

test('PRODUCT G: of a list, what was taken away and what was added is marked', async ({ mount, page }) => {
  await mount(<Articles.Component />);
  await expect(page.getByRole('deletion')).toHaveText([/^−.10.× Ciment.: 55.000.Fcfa$/]);
  await expect(page.getByRole('insertion')).toHaveText([
    /^\+.12.× Ciment.: 66.000.Fcfa$/,
    /^\+.1.× Brouette.: 32.000.Fcfa$/,
  ]);
  await expect(page.getByText(/^40.× Fer à béton/)).toHaveCount(2);
});

test('PRODUCT G: a creation tells which registers came with it, and nothing of what was left empty', async ({
  mount,
  page,
}) => {
  await mount(<UserCreation.Component />);
  await expect(headers(page)).toHaveText(['Champ', 'Après']);
  await expect(rows(page)).toHaveText(['NomBrou', 'Caisses accessiblesToutes les caisses, celles à venir comprises']);
});

test('ADR 0040: a booked variance says that what is missing is owed', async ({ mount, page }) => {
  await mount(<Regularisation.Component />);
  await expect(rows(page)).toHaveText([
    /^Régulariser un écart–.*Awa Koné.*À rendre sur le prochain salaire\s*Manquant dû par la personne qui a compté$/s,
  ]);
});

test('PRODUCT G: a movement names its register', async ({ mount, page, store }) => {
  await mount(<Movement.Component />);
  await expect(rows(page).first()).toHaveText(
    `Caisse${store.caisses.find(({ caisseid }) => caisseid === 2)?.libelle ?? 'no register'}`,
  );
});

test('PRODUCT G: another proof is a change, whatever its name', async ({ mount, page }) => {
  await mount(<Proof.Component />);
  await expect(rows(page)).toHaveText([/image\.jpgimage\.jpg \(autre\)$/]);
});

test('PRODUCT G: files, steps and projects are called as people call them, not by hash or number', async ({
  mount,
  page,
}) => {
  const modal = await mount(<Logo.Component />);
  await expect(rows(page)).toHaveText(['LogoLogoLogo (autre)']);
  await modal.update(<Step.Component />);
  await expect(page.getByRole('definition').nth(1)).toHaveText('Étape · École');
  await modal.update(<Moved.Component />);
  // A project whose name is no longer known is shown by its number.
  await expect(rows(page)).toHaveText([/^ProjetÉcoleN°.2$/, 'ÉtapeFondationsFondations (autre)']);
});

test('PRODUCT G, P: what came back from the trash is said in words: no kind, no id, no instant as kept', async ({
  mount,
  page,
}) => {
  await mount(<Restored.Component />);
  await expect(headers(page)).toHaveText(['Champ', 'Avant']);
  await expect(rows(page)).toHaveText([
    'LibelléGarage Moderne',
    'Supprimé le19/11/2026 15:33',
    'Supprimé parKouadio Yao',
  ]);
});

test('PRODUCT G: why somebody was refused is said in words', async ({ mount, page }) => {
  await mount(<Refusal.Component />);
  await expect(rows(page)).toHaveText([
    'Adresse IP102.67.44.9',
    'MotifPermission refusée',
    'Autres dans la minute3',
    /^Fonctionnalité/,
  ]);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Dépenses : Supprimer');
});

test('PRODUCT G: a new password is not said to have changed nothing', async ({ mount, page }) => {
  await mount(<Password.Component />);
  await expect(page.getByText('Aucun champ changé n’est inscrit')).toContainText('un mot de passe ne l’est jamais');
});

test('PRODUCT G: whatever somebody called their action, its line is shown', async ({ mount, page }) => {
  await mount(<Unknown.Component />);
  await expect(page.getByRole('definition').first()).toHaveText('constructor');
});

test('ADR 0042: a document that is printed again is a duplicate, by its number', async ({ mount, page }) => {
  await mount(<Duplicata.Component />);
  await expect(page.getByRole('definition').first()).toHaveText('Duplicata n°\u00a02');
  await expect(rows(page)).toHaveText(['Tirages12']);
});
