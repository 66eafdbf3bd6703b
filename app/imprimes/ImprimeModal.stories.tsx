import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { createStore } from '@comptoir/mocks/createStore';
import { avecImprime, IMPRIME, imprimeDeCommande, imprimeDeTransfert } from '@comptoir/mocks/imprimes.fixtures';
import { numerosOf } from '@comptoir/mocks/imprimes.numeros';
import { caissesAvecTransferts, TRANSFERT } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { inApp, scene } from '../stories/scene';
import { ImprimeModal } from './ImprimeModal';

const avec = (fields?: Parameters<typeof avecImprime>[0]) => scene({ overrides: () => [avecImprime(fields)] });

/** Makes this browser one that shares files; `share` is what its sheet answers. */
function sharing(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  // The browser's own, if it has any, are of its prototype.
  return () => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  };
}

const meta = preview.meta({
  title: 'Screens/Depenses/ImprimeModal',
  component: ImprimeModal,
  decorators: [inApp],
  parameters: avec(),
  args: {
    imprimable: { objet: 'reglement', ...IMPRIME, montant: 60_000, reste: 200_000, tel: '0708091011' },
    onClose: fn(),
  },
});

/** It was never printed. */
export const Playground = meta.story();

/** It was printed once, so the next copy is a duplicate. */
export const Imprimee = meta.story({ parameters: avec({ tirages: 1 }) });

/** Its payment was deleted: what is printed says so. */
export const Annulee = meta.story({ parameters: avec({ etat: 'annule', tirages: 2 }) });

/** Its payment has changed in the meantime, so it is printed no more. */
export const Remplacee = meta.story({ parameters: avec({ etat: 'remplace', tirages: 1 }) });

/** The installation has a public address, so the document has a link. */
export const AvecLien = meta.story({
  parameters: avec({ lien: 'https://comptoir.example.ci/v/5Jx0fQmZ2hT8aLwB7cKd9e' }),
});

/** Nobody's phone is known: WhatsApp asks to whom it goes. */
export const SansTelephone = meta.story({
  args: { imprimable: { objet: 'reglement', ...IMPRIME, montant: 60_000, reste: 200_000, tel: '' } },
});

/** The payment that can be signed, and its document. */
const PAYE = 17;
const { imprimeid: imprimeDe, numero: numeroDe } = numerosOf(createStore(), PAYE);
const signable = { imprimeid: imprimeDe ?? 0, numero: numeroDe, montant: 60_000 };
const aSigner = { ...signable, reglementid: PAYE, beneficiaire: 'Kouadio Adjoua', beneficiairetel: '' };

/** Who took the cash has not signed yet. */
export const ASigner = meta.story({
  parameters: scene(),
  args: { imprimable: { objet: 'reglement', ...signable, reste: 200_000, tel: '', aSigner } },
});

/** The cash has just left a register that asks for the signature: it comes first. */
export const ASignerDAbord = ASigner.extend({
  args: { imprimable: { objet: 'reglement', ...signable, reste: 200_000, tel: '', aSigner, isSignedFirst: true } },
});

/** The payment of an order, and its document. */
const recu = createStore().reglements.find((row) => row.from === REGLEMENT_FROM.commande);
const { imprimeid: imprimeRecu, numero: numeroRecu } = numerosOf(createStore(), recu?.reglementid ?? 0);

/** Where the browser prints by itself, the receipt of money in has the setting that prints each of them at once. */
export const Encaissement = meta.story({
  parameters: scene(),
  args: {
    imprimable: {
      objet: 'reglement',
      imprimeid: imprimeRecu ?? 0,
      numero: numeroRecu,
      montant: recu?.net ?? 0,
      reste: 0,
      tel: '0708091011',
    },
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true });
    // The browser's own is of its prototype.
    return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  },
  play: async () => userEvent.click(await screen.findByRole('switch')),
});

/** An order has a delivery note beside its order form. */
export const BonDeCommande = meta.story({
  parameters: scene(),
  args: {
    imprimable: { objet: 'commande', ...imprimeDeCommande(117), montant: 800_000, reste: 400_000, tel: '0708091011' },
  },
});

const transferts = caissesAvecTransferts(Date.now());

/** Who takes the money to the bank signs for it: nothing is owed by a transfer. */
export const Bordereau = meta.story({
  parameters: scene({ overrides: () => [transferts] }),
  args: {
    imprimable: {
      objet: 'transfert',
      ...imprimeDeTransfert(TRANSFERT.ACCEPTE, transferts),
      montant: 150_000,
      reste: null,
      tel: '',
    },
  },
});

/** The line was slow, and the browser shares only right after a press: the file waits for another one. */
export const PartageEnAttente = meta.story({
  beforeEach: () =>
    sharing(async () => {
      throw new DOMException('no press', 'NotAllowedError');
    }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t('piece.partager') }));
    await expect(await screen.findByRole('button', { name: t('piece.envoyer') })).toBeVisible();
  },
});
