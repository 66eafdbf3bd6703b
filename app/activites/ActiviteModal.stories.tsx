import type { Activite } from '@comptoir/contract/activites';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ActiviteModal } from './ActiviteModal';

/** An entry by Awa, about an expense unless `more` says otherwise. */
const line = (more: Partial<Activite>): Activite => ({
  activiteid: 41,
  utilisateurid: 1,
  utilisateur: 'Awa Koné',
  date: '2026-11-20T08:14:00.000Z',
  actiontype: 'Update',
  objet: 'depense',
  objetid: 21,
  libelle: 'Agios de la SGCI',
  avant: null,
  apres: null,
  noms: [],
  ...more,
});
const ADJOUA = { objet: 'utilisateur', objetid: 4, libelle: 'Adjoua Brou' };

const meta = preview.meta({
  title: 'Screens/Activites/ActiviteModal',
  component: ActiviteModal,
  decorators: [inApp],
  parameters: scene(),
  args: {
    activite: line({ avant: { montant: 5_600, version: 1 }, apres: { montant: 6_500, version: 2 } }),
    onClose: fn(),
  },
});

export const Playground = meta.story();

/** A field that was emptied has a value before, and none after. */
export const Emptied = meta.story({
  args: { activite: line({ avant: { description: 'Frais de tenue de compte' }, apres: { description: '' } }) },
});

/** The user's registers: all of them before, none after. */
export const Registers = meta.story({
  args: { activite: line({ ...ADJOUA, avant: { caisses: null }, apres: { caisses: [] } }) },
});

/** A new user sees all registers, as their creator does; fields that were left empty are not shown. */
export const UserCreation = meta.story({
  args: {
    activite: line({
      ...ADJOUA,
      actiontype: 'Insert',
      apres: { utilisateurid: 4, nom: 'Brou', email: '', datenaissance: null, caisses: null, version: 1 },
    }),
  },
});

/** A booked variance: by whom, when and why, and that who counted owes what is missing. */
export const Regularisation = meta.story({
  args: {
    activite: line({
      objet: 'arrete',
      objetid: 7,
      libelle: 'Caisse chantier Yopougon n° 1',
      avant: { regularisation: null },
      apres: {
        regularisation: {
          mouvementcaisseid: 951,
          imputation: 'porteur',
          motif: 'À rendre sur le prochain salaire',
          utilisateur: 'Awa Koné',
          createdon: '2026-11-20T08:14:00.000Z',
        },
      },
    }),
  },
});

/** The entry names the register that the money left. */
export const Movement = meta.story({
  args: {
    activite: line({
      actiontype: 'Delete',
      objet: 'mouvementcaisse',
      objetid: 9,
      libelle: 'Mouvement de caisse',
      avant: { mouvementcaisseid: 9, caisseid: 2, montant: 75_000, type: 0, version: 1 },
    }),
  },
});

const article = (libelle: string, qtecmd: number, prix: number) => ({ libelle, qtecmd, mnttotal: qtecmd * prix });
const FER = article('Fer à béton', 40, 4_500);

/** The lines that were removed from a list or added to it are marked. */
export const Articles = meta.story({
  args: {
    activite: line({
      objet: 'commande',
      objetid: 12,
      libelle: 'Commande N° 12, Awa Koné',
      avant: { detailscommande: [FER, article('Ciment', 10, 5_500)] },
      apres: { detailscommande: [FER, article('Ciment', 12, 5_500), article('Brouette', 1, 32_000)] },
    }),
  },
});

/** The proof was replaced by another file of the same name. */
export const Proof = meta.story({
  args: {
    activite: line({
      objet: 'reglement',
      objetid: 3,
      avant: { file: '/api/fichiers/7/image.jpg', filename: 'image.jpg', version: 1 },
      apres: { file: '/api/fichiers/8/image.jpg', filename: 'image.jpg', version: 2 },
    }),
  },
});

/** The logo was replaced; its address is not shown, because it means nothing to people. */
export const Logo = meta.story({
  args: {
    activite: line({
      objet: 'organisation',
      objetid: 1,
      libelle: 'Bâtir Ensemble',
      avant: { logo: '/api/organisation/logo/a953f3123ca85b03ec17c16185aadf3a', version: 1 },
      apres: { logo: '/api/organisation/logo/0f53f3123ca85b03ec17c16185aadf3b', version: 2 },
    }),
  },
});

/** A step whose name exists in two projects was closed; an expense moved from one of these steps to the other. */
export const Step = meta.story({
  args: {
    activite: line({
      objet: 'etapeprojet',
      objetid: 3,
      libelle: 'Fondations',
      avant: { etat: 0 },
      apres: { etat: 1 },
      noms: [{ champ: 'projetid', id: 1, libelle: 'École' }],
    }),
  },
});
export const Moved = meta.story({
  args: {
    activite: line({
      avant: { projetid: 1, etapeprojetid: 3 },
      apres: { projetid: 2, etapeprojetid: 9 },
      noms: [
        { champ: 'projetid', id: 1, libelle: 'École' },
        { champ: 'etapeprojetid', id: 3, libelle: 'Fondations' },
        { champ: 'etapeprojetid', id: 9, libelle: 'Fondations' },
      ],
    }),
  },
});

/** A record was restored from the trash: what it was, when it was deleted, and by whom. */
export const Restored = meta.story({
  args: {
    activite: line({
      actiontype: 'Restore',
      objet: 'client',
      objetid: 911,
      libelle: 'Garage Moderne',
      avant: {
        type: 'client',
        id: 911,
        libelle: 'Garage Moderne',
        utilisateur: 'Kouadio Yao',
        supprimele: '2026-11-19T15:33:00.000Z',
      },
    }),
  },
});

/** A password was changed; the entry shows no field. */
export const Password = meta.story({
  args: { activite: line({ objet: 'motdepasse', objetid: 4, libelle: 'adjoua.brou' }) },
});

/** A refused attempt: what was tried, from where, and why it was refused. */
export const Refusal = meta.story({
  args: {
    activite: line({
      actiontype: 'Refus',
      objet: 'acces',
      objetid: null,
      libelle: 'DELETE depenses/{depenseid}',
      apres: { code: 'auth.permission', adresse: '102.67.44.9', autres: 3, permission: 'depenses.supprimer' },
    }),
  },
});

/** A numbered document was printed for the second time. */
export const Duplicata = meta.story({
  args: {
    activite: line({
      objet: 'imprime',
      objetid: 12,
      libelle: 'BC-C1-2026-000123',
      avant: { tirages: 1 },
      apres: { tirages: 2 },
    }),
  },
});

/** An action whose name a client has chosen is shown as it was written. */
export const Unknown = meta.story({
  args: { activite: line({ objet: 'session', actiontype: 'constructor', libelle: 'Connexion' }) },
});
