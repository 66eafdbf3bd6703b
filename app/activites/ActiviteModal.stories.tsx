import type { Activite } from '@comptoir/contract/activites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ActiviteModal } from './ActiviteModal';

/** A line of Awa's, of one expense unless told otherwise. */
const line = (more: Partial<Activite>): Activite => ({
  ...{ activiteid: 41, utilisateurid: 1, utilisateur: 'Awa Koné', date: '2026-11-20T08:14:00.000Z' },
  ...{ actiontype: 'Update', objet: 'depense', objetid: 21, libelle: 'Agios de la SGCI', avant: null, apres: null },
  ...{ noms: [], ...more },
});
const ADJOUA = { objet: 'utilisateur', objetid: 4, libelle: 'Adjoua Brou' };

const meta: Meta<typeof ActiviteModal> = {
  title: 'Screens/Activites/ActiviteModal',
  component: ActiviteModal,
  decorators: [inApp],
  parameters: scene(),
  args: {
    activite: line({ avant: { montant: 5_600, version: 1 }, apres: { montant: 6_500, version: 2 } }),
    onClose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ActiviteModal>;

export const Playground: Story = {};

/** What was emptied was something before, and is nothing since. */
export const Emptied: Story = {
  args: { activite: line({ avant: { description: 'Frais de tenue de compte' }, apres: { description: '' } }) },
};

/** All registers, and then none of them. */
export const Registers: Story = {
  args: { activite: line({ ...ADJOUA, avant: { caisses: null }, apres: { caisses: [] } }) },
};

/** Somebody new sees the registers of who let them in; what was left empty is not told. */
export const UserCreation: Story = {
  args: {
    activite: line({
      ...ADJOUA,
      actiontype: 'Insert',
      apres: { utilisateurid: 4, nom: 'Brou', email: '', datenaissance: null, caisses: null, version: 1 },
    }),
  },
};

/** Which register the money left. */
export const Movement: Story = {
  args: {
    activite: line({
      ...{ actiontype: 'Delete', objet: 'mouvementcaisse', objetid: 9, libelle: 'Mouvement de caisse' },
      avant: { mouvementcaisseid: 9, caisseid: 2, montant: 75_000, type: 0, version: 1 },
    }),
  },
};

const article = (libelle: string, qtecmd: number, prix: number) => ({ libelle, qtecmd, mnttotal: qtecmd * prix });
const FER = article('Fer à béton', 40, 4_500);

/** What was taken from a list and what was added to it has a mark. */
export const Articles: Story = {
  args: {
    activite: line({
      ...{ objet: 'commande', objetid: 12, libelle: 'Commande N° 12, Awa Koné' },
      avant: { detailscommande: [FER, article('Ciment', 10, 5_500)] },
      apres: { detailscommande: [FER, article('Ciment', 12, 5_500), article('Brouette', 1, 32_000)] },
    }),
  },
};

/** Another proof of the same name. */
export const Proof: Story = {
  args: {
    activite: line({
      ...{ objet: 'reglement', objetid: 3 },
      avant: { file: '/api/fichiers/7/image.jpg', filename: 'image.jpg', version: 1 },
      apres: { file: '/api/fichiers/8/image.jpg', filename: 'image.jpg', version: 2 },
    }),
  },
};

/** Another logo: its address says nothing to people. */
export const Logo: Story = {
  args: {
    activite: line({
      ...{ objet: 'organisation', objetid: 1, libelle: 'Bâtir Ensemble' },
      avant: { logo: '/api/organisation/logo/a953f3123ca85b03ec17c16185aadf3a', version: 1 },
      apres: { logo: '/api/organisation/logo/0f53f3123ca85b03ec17c16185aadf3b', version: 2 },
    }),
  },
};

/** A step of two projects that is called the same in both, closed; and an expense that went from one to the other. */
export const Step: Story = {
  args: {
    activite: line({
      ...{ objet: 'etapeprojet', objetid: 3, libelle: 'Fondations', avant: { etat: 0 }, apres: { etat: 1 } },
      noms: [{ champ: 'projetid', id: 1, libelle: 'École' }],
    }),
  },
};
export const Moved: Story = {
  args: {
    activite: line({
      ...{ avant: { projetid: 1, etapeprojetid: 3 }, apres: { projetid: 2, etapeprojetid: 9 } },
      noms: [
        { champ: 'projetid', id: 1, libelle: 'École' },
        { champ: 'etapeprojetid', id: 3, libelle: 'Fondations' },
        { champ: 'etapeprojetid', id: 9, libelle: 'Fondations' },
      ],
    }),
  },
};

/** What came back from the trash: what it was, since when it lay there, who had deleted it. */
export const Restored: Story = {
  args: {
    activite: line({
      ...{ actiontype: 'Restore', objet: 'client', objetid: 911, libelle: 'Garage Moderne' },
      avant: {
        ...{ type: 'client', id: 911, libelle: 'Garage Moderne' },
        ...{ utilisateur: 'Kouadio Yao', supprimele: '2026-11-19T15:33:00.000Z' },
      },
    }),
  },
};

/** A password is changed, and no field of what is kept of it. */
export const Password: Story = {
  args: { activite: line({ objet: 'motdepasse', objetid: 4, libelle: 'adjoua.brou' }) },
};

/** What somebody tried, from where, and why it was refused. */
export const Refusal: Story = {
  args: {
    activite: line({
      ...{ actiontype: 'Refus', objet: 'acces', objetid: null, libelle: 'DELETE depenses/{depenseid}' },
      apres: { code: 'auth.permission', adresse: '102.67.44.9', autres: 3, permission: 'depenses.supprimer' },
    }),
  },
};

/** An action that somebody named themselves is shown as they did. */
export const Unknown: Story = {
  args: { activite: line({ objet: 'session', actiontype: 'constructor', libelle: 'Connexion' }) },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
