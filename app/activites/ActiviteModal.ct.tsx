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

const rows = (page: Page) => page.locator('tbody tr');
const TOUTES = 'Toutes les caisses, celles à venir comprises';

/** What a line of the log tells: each case with its rows, and its columns where they are not before and after. */
const CHANGES = [
  ['what always grows is no change', <Playground.Component key="own" />, [/^Montant5.600.Fcfa6.500.Fcfa$/]],
  ['what was emptied is nothing since', <Emptied.Component key="emptied" />, ['DescriptionFrais de tenue de compte–']],
  [
    'registers: from all to none',
    <Registers.Component key="registers" />,
    [`Caisses accessibles${TOUTES}Aucune caisse`],
  ],
  [
    'a creation tells nothing of what was left empty',
    <UserCreation.Component key="creation" />,
    ['NomBrou', `Caisses accessibles${TOUTES}`],
    ['Champ', 'Après'],
  ],
  [
    'ADR 0040: what is missing is owed',
    <Regularisation.Component key="owed" />,
    [/^Régulariser un écart–.*Awa Koné.*À rendre sur le prochain salaire\s*Manquant dû par la personne qui a compté$/s],
  ],
  [
    'another proof is a change, whatever its name',
    <Proof.Component key="proof" />,
    [/image\.jpgimage\.jpg \(autre\)$/],
  ],
  ['a file is called by its kind', <Logo.Component key="logo" />, ['LogoLogoLogo (autre)']],
  [
    'a project that is gone has its number',
    <Moved.Component key="moved" />,
    [/^ProjetÉcoleN°.2$/, 'ÉtapeFondationsFondations (autre)'],
  ],
  [
    'PRODUCT P: what came back says no kind, no id, no instant as kept',
    <Restored.Component key="restored" />,
    ['LibelléGarage Moderne', 'Supprimé le19/11/2026 15:33', 'Supprimé parKouadio Yao'],
    ['Champ', 'Avant'],
  ],
  [
    'why somebody was refused',
    <Refusal.Component key="refusal" />,
    ['Adresse IP102.67.44.9', 'MotifPermission refusée', 'Autres dans la minute3', /^Fonctionnalité/],
  ],
  ['ADR 0042: a second print is a duplicate', <Duplicata.Component key="duplicata" />, ['Tirages12']],
] as const;

test('PRODUCT G: a line of the log is told in words, and nothing that is the same', async ({ mount, page }) => {
  for (const [what, story, told, columns] of CHANGES)
    await test.step(what, async () => {
      const shown = await mount(story);
      await expect(rows(page)).toHaveText([...told]);
      if (columns) await expect(page.getByRole('columnheader')).toHaveText([...columns]);
      await shown.unmount();
    });
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

test('PRODUCT G, Q: it says which registers, or all; unnamed texts keep their name', async ({ mount, page, store }) => {
  const told = (objet: string, avant: object, apres: object) => ({
    activiteid: 41,
    utilisateurid: 1,
    utilisateur: 'Awa Koné',
    date: '2026-11-20T08:14:00.000Z',
    noms: [],
    actiontype: 'Update',
    objet,
    objetid: 4,
    libelle: 'Adjoua Brou',
    avant,
    apres,
  });
  const [one, two] = store.caisses.map(({ libelle }) => libelle);
  const modal = await mount(
    <Registers.Component activite={told('utilisateur', { caisses: [1, 2] }, { caisses: null })} />,
  );
  await expect(rows(page)).toHaveText([`Caisses accessibles${one}${two}${TOUTES}`]);
  // "All registers" is not a list, so no register is marked as removed from it.
  await expect(page.getByRole('deletion')).toHaveCount(0);
  // A register that no longer exists is shown by its number.
  await modal.update(<Registers.Component activite={told('utilisateur', { caisses: [] }, { caisses: [2, 999] })} />);
  await expect(rows(page)).toHaveText([/^Caisses accessiblesAucune caisse\+.+\+.N°.999$/]);
  await modal.update(
    <Registers.Component
      activite={told('client', { denomination: 'A', sansmots: 'a' }, { denomination: 'B', sansmots: 'b' })}
    />,
  );
  await expect(rows(page)).toHaveText(['DénominationAB', 'sansmotsab']);
});

test('PRODUCT G: what was done, and to what, is said above the changes', async ({ mount, page, store }) => {
  const facts = page.getByRole('definition');
  const refused = await mount(<Refusal.Component />);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Dépenses : Supprimer');
  await refused.unmount();
  const printed = await mount(<Duplicata.Component />);
  await expect(facts.first()).toHaveText('Duplicata n°\u00a02');
  await printed.unmount();
  const unknown = await mount(<Unknown.Component />);
  await expect(facts.first()).toHaveText('constructor');
  await unknown.unmount();
  const step = await mount(<Step.Component />);
  await expect(facts.nth(1)).toHaveText('Étape · École');
  await step.unmount();
  const password = await mount(<Password.Component />);
  await expect(page.getByText('Aucun champ changé n’est inscrit')).toContainText('un mot de passe ne l’est jamais');
  await password.unmount();
  await mount(<Movement.Component />);
  await expect(rows(page).first()).toHaveText(`Caisse${store.caisses.find(({ caisseid }) => caisseid === 2)?.libelle}`);
});
