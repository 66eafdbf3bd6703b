import { caisses } from '@comptoir/contract/caisses';
import { ReglementSaisi } from '@comptoir/contract/reglements';
import { chefQuiRegle } from '@comptoir/mocks/avances.fixtures';
import { caisses as caissesSeen } from '@comptoir/mocks/caisses.fixtures';
import { failingCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen } from 'storybook/test';
import { choose, pressSave, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { registersSeen } from '../stories/seenBefore';
import { ReglementModal } from './ReglementModal';

const dette = {
  from: 0,
  id: 18,
  libelle: 'Loyer du bureau, novembre',
  montant: 450_000,
  date: '2026-11-04',
} as const;
const reglement = {
  reglementid: 15,
  depenseid: 14,
  ...ReglementSaisi.parse({ caisseid: 1, date: '2026-10-12' }),
  caisse: 'Caisse centrale Plateau',
  montant: 100_000,
  montantremis: 120_000,
  montantRendu: 20_000,
  troppercu: 0,
  tropde: null,
  montantrestant: 0,
  from: 0 as const,
  type: '-' as const,
  file: '/api/fichiers/15/Re%C3%A7u.pdf',
  filename: 'Reçu du 2026-10-12',
  arretele: null,
  contrepassele: null,
  imprimeid: 31,
  numero: 'BC-C1-2026-000031',
  remplace: '',
  decharge: '',
  version: 1,
};

/** An order: the amount handed over enters the register. */
const commande = {
  from: 1,
  id: 118,
  libelle: 'Commande N° 118, Boulangerie La Baguette d’Or',
  montant: 245_000,
  date: '2026-11-20',
} as const;
const encaissement = {
  ...reglement,
  reglementid: 261,
  depenseid: 118,
  caisseid: 4,
  caisse: 'Orange Money Cocody',
  reference: 'MP261120.1204.A00261',
  montant: 100_000,
  montantremis: 100_000,
  montantRendu: 0,
  from: 1 as const,
  type: '1' as const,
  date: '2026-11-20',
  imprimeid: 42,
  numero: 'PC-O1-2026-000012',
};

/** An order settled in cash. */
const enEspeces = { ...encaissement, caisseid: 1, caisse: 'Caisse centrale Plateau', reference: '', montant: 245_000 };

/** A payment by the wallet of the organisation. */
const paidByWave = { caisseid: 3, caisse: 'Wave entreprise', reference: 'T_26101200115' } as const;

/** Presses Save once the registers are loaded. */
async function saveEdited(): Promise<void> {
  await screen.findByText(/^Caisse centrale Plateau/, { selector: 'option' });
  await pressSave();
}

const meta = preview.meta({
  title: 'Screens/Depenses/ReglementModal',
  component: ReglementModal,
  decorators: [inApp],
  parameters: scene(),
  args: { dette, reglement: null, montantrestant: 450_000, onClose: fn() },
});

/** The amount is the whole debt; beside Save the form says what is missing. */
export const Playground = meta.story();

/** The amount to settle includes the payment's own amount again; the payment keeps its proof. */
export const Editing = meta.story({ args: { dette: { ...dette, id: 14 }, reglement, montantrestant: 100_000 } });

/** The payment says who took the cash. */
export const Beneficiaire = meta.story({
  args: {
    dette: { ...dette, id: 14 },
    reglement: { ...reglement, beneficiaire: 'Traoré Issouf', beneficiairetel: '0759112233' },
    montantrestant: 100_000,
  },
});

/** The register holds less than the payment takes out of it. */
export const InsufficientBalance = meta.story({
  args: { reglement: { ...reglement, caisseid: 7, montantremis: 900_000, montant: 0 }, montantrestant: 900_000 },
});

/** A wallet asks what its operator calls the payment, and takes a fee of its own: the balance after is without both. */
export const Portefeuille = meta.story({
  args: {
    dette: { ...dette, id: 14 },
    reglement: { ...reglement, ...paidByWave, frais: 500 },
    montantrestant: 100_000,
  },
});

/** The only register that the user has is chosen; its balance stands below it. */
export const OneCaisse = meta.story({
  parameters: scene({ overrides: () => [{ caisses: caissesSeen().slice(0, 1) }] }),
});

/** The user's own advance is among the registers of an expense. */
export const Avance = meta.story({
  parameters: scene({ overrides: () => [chefQuiRegle(Date.now())] }),
  play: async () => {
    await choose(wording('reglement.caisse'), / · Souleymane Bamba/);
    await screen.findByRole('img', { name: wording('caisse.avance') });
  },
});

/** Money of an order enters no advance: without another register there is none to choose. */
export const CommandeSansAvance = meta.story({
  parameters: scene({ overrides: () => [chefQuiRegle(Date.now())] }),
  args: { dette: commande, montantrestant: 245_000 },
});

/** The change is more than the largest note: the form asks for confirmation first. */
export const Implausible = meta.story({
  args: {
    dette: commande,
    montantrestant: 0,
    reglement: { ...enEspeces, montantremis: 2_450_000, montantRendu: 2_205_000 },
  },
  play: saveEdited,
});

/** The payment is dated before its expense: this is allowed, with a warning. */
export const Advance = meta.story({
  args: { reglement: { ...reglement, date: '2026-10-01' }, montantrestant: 100_000 },
});

/** Money enters, so any register may take it. */
export const Commande = meta.story({ args: { dette: commande, montantrestant: 245_000 } });

/** The client pays with a larger note and gets change. */
export const CommandeChange = meta.story({
  args: {
    dette: commande,
    montantrestant: 0,
    reglement: { ...enEspeces, montantremis: 250_000, montantRendu: 5_000 },
  },
});

/** The operator received more than is owed, and gives no change: corrected, or kept beside the payment. */
export const TropPercu = meta.story({
  args: {
    dette: commande,
    montantrestant: 0,
    reglement: { ...encaissement, montant: 245_000, montantremis: 347_000, montantRendu: 102_000, troppercu: 0 },
  },
  play: saveEdited,
});

/** A deposit, dated before its order: this is allowed, with a warning. */
export const CommandeAdvance = meta.story({
  args: { dette: commande, montantrestant: 145_000, reglement: { ...encaissement, date: '2026-11-02' } },
});

/** The payment has no proof file, and needs none. */
export const CommandeSansPreuve = meta.story({
  args: { dette: commande, montantrestant: 145_000, reglement: { ...encaissement, file: '', filename: '' } },
});

/** The device is offline: the form shows the balances that were read last. */
export const LastContact = meta.story({
  args: { reglement, montantrestant: 100_000 },
  decorators: [registersSeen],
  play: async () => {
    await screen.findByText(wording('caisse.soldecontact', { quand: '*' }));
  },
  parameters: scene({ handlers: [unreachableCall(caisses.all)] }),
});

/** The expense has another payment of the same register, amount and day: the form asks for confirmation first. */
export const Identical = meta.story({
  args: {
    dette: { ...dette, id: 14 },
    reglement: { ...reglement, reglementid: 999, date: '2026-10-13', montant: 50_000, montantremis: 50_000 },
    montantrestant: 100_000,
  },
  play: saveEdited,
});

export const CaissesFailed = meta.story({
  parameters: scene({ handlers: [failingCall(caisses.all, 'base.indisponible')] }),
});

export const NoCaisseYet = meta.story({
  parameters: scene({ overrides: () => [{ caisses: [], mouvements: [], reglements: [] }] }),
});
