import { reglements } from '@comptoir/contract/reglements';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { longCodes } from '@comptoir/mocks/imprimes.fixtures';
import { reglements as fixtures } from '@comptoir/mocks/reglements.fixtures';
import { asProfile, failingCall, oneCaisse, slowCall } from '@comptoir/mocks/states';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ReglementsModal } from './ReglementsModal';

const dette = {
  from: 0,
  id: 14,
  libelle: 'Fers à béton HA10 et HA12',
  montant: 860_000,
  date: '2026-10-09',
} as const;
const unpaid = { ...dette, id: 18, libelle: 'Loyer du bureau, novembre', montant: 450_000 };
const settled = { ...dette, id: 15, libelle: 'Paie des maçons, quinzaine', montant: 640_000 };
/** An order: money enters (spec § 3 Payment, `from` 1). */
const commande = {
  from: 1,
  id: COMMANDE.SIX_REGLEMENTS,
  libelle: `Commande N° ${COMMANDE.SIX_REGLEMENTS}, Pharmacie Sainte-Rita`,
  montant: 296_728,
  date: '2026-08-28',
} as const;

const meta: Meta<typeof ReglementsModal> = {
  title: 'Screens/Depenses/ReglementsModal',
  component: ReglementsModal,
  decorators: [inApp],
  parameters: scene(),
  args: { dette, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof ReglementsModal>;

/** Six payments, two pages; something remains to be paid. */
export const Playground: Story = {};

/** Each payment says who took the cash, under its register. */
export const Beneficiaires: Story = {
  parameters: scene({
    overrides: () => [
      {
        reglements: fixtures().map((row, index) => ({
          ...row,
          beneficiaire: index % 2 ? 'Traoré Issouf' : 'Établissements Kouamé, Koffi et Fils, quincaillerie générale',
          beneficiairetel: index % 3 ? '0759112233' : '',
        })),
      },
    ],
  }),
};

export const BeneficiairesNarrow: Story = {
  ...Beneficiaires,
  tags: ['mode'],
  globals: { viewport: { value: 'phone' } },
};

/** Each payment says the number of its document, and one of them the number that it replaced: the longest there are. */
export const Imprimes: Story = { parameters: scene({ overrides: () => [longCodes()] }) };

export const ImprimesNarrow: Story = { ...Imprimes, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** What else may be done with a payment than to print it. */
export const Actions: Story = {
  play: async () => {
    const [menu] = await screen.findAllByLabelText(/^Actions\s:/);
    if (menu) await userEvent.click(menu);
    await screen.findByRole('menu');
  },
};

/** A payment by a wallet names its operation, and what the operator took. */
export const Operateur: Story = {
  args: { dette: { ...dette, id: 8, libelle: 'Facture SODECI, août', montant: 27_650 } },
};

export const OperateurNarrow: Story = { ...Operateur, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** Nothing remains to be paid, so the New button is absent. */
export const Settled: Story = { args: { dette: settled } };

export const NothingPaidYet: Story = { args: { dette: unpaid } };

/** Six payments, two pages; each one entered a register. */
export const Commande: Story = { args: { dette: commande } };

export const CommandeUnpaid: Story = {
  args: {
    dette: { ...commande, id: COMMANDE.ATTENTE, libelle: `Commande N° ${COMMANDE.ATTENTE}`, montant: 245_000 },
  },
};

/** An order that costs nothing owes nothing (PRODUCT 1.9). */
export const CommandeGratuite: Story = {
  args: { dette: { ...commande, id: COMMANDE.GRATUITE, libelle: `Commande N° ${COMMANDE.GRATUITE}`, montant: 0 } },
};

/** A seller collects for orders, but pays no expense. */
export const CommandeVendeur: Story = {
  args: { dette: commande },
  parameters: scene({ overrides: () => [asProfile('vendeur')] }),
};

/**
 * The user sees two registers and no payment made by others; the remaining amount counts those payments too (PRODUCT
 * Q).
 */
export const DeuxCaisses: Story = {
  parameters: scene({ overrides: () => [{ session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } }] }),
};

export const CommandeNarrow: Story = { args: { dette: commande }, globals: { viewport: { value: 'phone' } } };

/** The days of most payments are closed: these are reversed, and one was. */
export const Contrepassations: Story = { parameters: scene({ overrides: () => [contrepassations(Date.now())] }) };

export const ContrepassationsNarrow: Story = {
  ...Contrepassations,
  tags: ['mode'],
  globals: { viewport: { value: 'phone' } },
};

export const ContrepassationsDark: Story = { ...Contrepassations, tags: ['mode'], globals: { theme: 'dark' } };

/** The same of an order, whose payments came in. */
export const ContrepassationsCommande: Story = { ...Contrepassations, args: { dette: commande } };

/** Who may pay but not reverse reads why a payment of a closed day stays as it is. */
export const JourArrete: Story = {
  parameters: scene({ overrides: () => [contrepassations(Date.now()), oneCaisse()] }),
};

export const Loading: Story = { parameters: scene({ handlers: [slowCall(reglements.ofDette, 'infinite')] }) };

export const Failed: Story = {
  parameters: scene({ handlers: [failingCall(reglements.ofDette, 'base.indisponible')] }),
};

export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
