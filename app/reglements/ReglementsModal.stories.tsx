import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { longCodes } from '@comptoir/mocks/imprimes.fixtures';
import { asProfile, oneCaisse } from '@comptoir/mocks/states';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
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

const meta = preview.meta({
  title: 'Screens/Depenses/ReglementsModal',
  component: ReglementsModal,
  decorators: [inApp],
  parameters: scene(),
  args: { dette, onClose: fn() },
});

/** Six payments, two pages; something remains to be paid. */
export const Playground = meta.story();

/** Each payment says the number of its document, and one of them the number that it replaced: the longest there are. */
export const Imprimes = meta.story({ parameters: scene({ overrides: () => [longCodes()] }) });

/** A payment by a wallet names its operation, and what the operator took. */
export const Operateur = meta.story({
  args: { dette: { ...dette, id: 8, libelle: 'Facture SODECI, août', montant: 27_650 } },
});

/** Nothing remains to be paid, so the New button is absent. */
export const Settled = meta.story({ args: { dette: settled } });

export const NothingPaidYet = meta.story({ args: { dette: unpaid } });

/** Six payments, two pages; each one entered a register. */
export const Commande = meta.story({ args: { dette: commande } });

export const CommandeUnpaid = meta.story({
  args: {
    dette: { ...commande, id: COMMANDE.ATTENTE, libelle: `Commande N° ${COMMANDE.ATTENTE}`, montant: 245_000 },
  },
});

/** A seller collects for orders, but pays no expense. */
export const CommandeVendeur = meta.story({
  args: { dette: commande },
  parameters: scene({ overrides: () => [asProfile('vendeur')] }),
});

/**
 * The user sees two registers and no payment made by others; the remaining amount counts those payments too (PRODUCT
 * Q).
 */
export const DeuxCaisses = meta.story({
  parameters: scene({ overrides: () => [{ session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } }] }),
});

/** The days of most payments are closed: these are reversed, and one was. */
export const Contrepassations = meta.story({ parameters: scene({ overrides: () => [contrepassations(Date.now())] }) });

/** Who may pay but not reverse reads why a payment of a closed day stays as it is. */
export const JourArrete = meta.story({
  parameters: scene({ overrides: () => [contrepassations(Date.now()), oneCaisse()] }),
});

export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
