import { PDF } from '@comptoir/conformance/piece';
import { reglements } from '@comptoir/contract/reglements';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import { Button } from '@comptoir/ui/Button';
import preview from '@comptoir/ui/stories/preview';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { CommandeModal } from '../commandes/CommandeModal';
import Shell from '../frame/shell/Shell';
import { ProjetDetailsScreen } from '../projets/ProjetDetailsScreen';
import { ReglementModal } from '../reglements/ReglementModal';
import { expectRead, expectSpoken, forget, listening, spoken } from './listener';
import { pressInRow, pressSave, settledPage, typeInto } from './play';
import { inApp, scene } from './scene';

const inShell = (path: string, element: ReactNode) => (
  <Routes>
    <Route element={<Shell />}>
      <Route path={path} element={element} />
    </Route>
  </Routes>
);

/** A screen with a button that opens a dialog: what the screen announces must not be heard while it is open. */
function Opens({ children }: { children(close: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p role="status">Une liste, et ce qu’elle dit d’elle-même.</p>
      <Button onClick={() => setIsOpen(true)}>Ouvrir</Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Ouvrir' }));

// What a screen reader says when money moves, and when the line goes and comes back.
const meta = preview.meta({
  title: 'States/Read aloud',
  component: Shell,
  decorators: [inApp],
});

const dette = { from: 0, id: 18, libelle: 'Loyer du bureau, novembre', montant: 450_000, date: '2026-11-04' } as const;

const paying = () =>
  inShell(
    '/depenses',
    <Opens>
      {(close) => <ReglementModal dette={dette} reglement={null} montantrestant={450_000} onClose={close} />}
    </Opens>,
  );

async function fillPayment(): Promise<void> {
  await screen.findByRole('option', { name: /Caisse centrale Plateau/ });
  await userEvent.selectOptions(screen.getByLabelText(/^Caisse/), '1');
  await expectSpoken(/^polite: 450 000 Fcfa sortent de « Caisse centrale Plateau »\. Solde après : 2 531 500 Fcfa\.$/);
  await typeInto(/^Montant remis/, '50000');
  await expectSpoken(/^polite: 50 000 Fcfa sortent de « Caisse centrale Plateau »\. Solde après : 2 931 500 Fcfa\.$/);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([PDF.bytes], 'recu.pdf', { type: 'application/pdf' }));
  await screen.findByText('recu.pdf');
  await expectSpoken(/^polite: recu\.pdf choisi$/);
}

/**
 * The form is read in the order in which it is filled in; the balance is spoken when typing pauses, the outcome only
 * once.
 */
export const Pay = meta.story({
  parameters: scene({ path: '/depenses' }),
  render: paying,
  play: listening(async () => {
    await open();
    await screen.findByRole('option', { name: /Caisse centrale Plateau/ });
    await expectRead(
      /^dialog, Création d’un règlement · Loyer du bureau, novembre, modal$/,
      /^combobox, Caisse,.* required/,
      /^textbox, Montant remis, 450 000, Fcfa, required/,
      /^Date|^textbox, Date/,
      /^Montant restant$/,
      /Preuve de paiement/,
      /^button, Annuler$/,
      /^button, Régler 450 000 Fcfa,.*disabled/,
      /^end of dialog, /,
    );
    await forget();
    await fillPayment();
    await pressSave();
    await expectSpoken(/^polite: Succès : /);
  }),
});

/** The payment is refused: the form tells why, and the toast above it is not spoken. */
export const PayRefused = meta.story({
  parameters: scene({ path: '/depenses', handlers: [failingCall(reglements.create, 'caisse.solde_insuffisant')] }),
  render: paying,
  play: listening(async () => {
    await open();
    await fillPayment();
    await pressSave();
    const reason = /Le solde de la caisse est insuffisant/;
    await screen.findByText(/solde/, { selector: '[role=dialog] [role=alert] *' });
    await expectRead(/^alert$/, reason);
    const alerts = screen.getAllByRole('alert').filter(({ textContent }) => reason.test(textContent));
    await expect(alerts).toHaveLength(1);
    await expect(await spoken()).toEqual([]);
  }),
});

let isCut = false;

/** Every call fails while the line is cut. */
const line = http.all('*/api/*', () => (isCut ? HttpResponse.error() : undefined));

function cut(isOffline: boolean): void {
  isCut = isOffline;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/**
 * The line drops while a form is open and comes back: each change is spoken once, and so is the outcome of the payment.
 */
export const SaveOffline = meta.story({
  parameters: scene({ path: '/depenses', handlers: [line] }),
  render: paying,
  play: listening(async () => {
    try {
      await open();
      await fillPayment();
      cut(true);
      await expectSpoken(/^polite: Hors connexion\. Les montants affichés ne sont pas confirmés\.$/);
      await pressSave();
      await expectSpoken(
        /^polite: Information : Non enregistré : ne remettez rien\. Hors connexion\. « Règlement · 50 000/,
      );
    } finally {
      cut(false);
    }
    await expectSpoken(/^polite: Connecté$/, /^polite: Succès : « Règlement · 50 000 Fcfa » est enregistré\.$/);
  }),
});

/**
 * An order is read in this order: client, lines, reduction, total, buttons. After Save, the missing fields are read
 * first, each with a link to it.
 */
export const Sell = meta.story({
  parameters: scene({ path: '/commandes' }),
  render: () => inShell('/commandes', <Opens>{(close) => <CommandeModal onClose={close} onSaved={close} />}</Opens>),
  play: listening(async () => {
    await open();
    await screen.findByRole('dialog');
    await expectRead(
      /^dialog, /,
      /Client/,
      /Date de livraison/,
      /Libellé/,
      /Quantité/,
      /Montant/,
      /Frais/,
      /Montant de la commande/,
      /^button, Enregistrer/,
    );
    await forget();
    await pressSave();
    await expectSpoken(/^polite: Information : /);
    await expectRead(/^group, 2 champs sont à corriger$/, /^link, Client : /, /^link, Articles : /);
  }),
});

/** The whole question is heard when it opens: which step is closed, and what that means. */
export const CloseAStep = meta.story({
  parameters: scene({ path: `/projets/detailsprojet/${PROJET.COMPLET}` }),
  render: () => inShell('/projets/detailsprojet/:projetid', <ProjetDetailsScreen />),
  play: listening(async () => {
    await settledPage();
    await pressInRow(/: Couverture$/, 'Clôturer');
    await screen.findByRole('alertdialog');
    await expectRead(
      /^alertdialog, Confirmation, .*sera clôturée/,
      /^Voulez-vous mener cette action \?$/,
      /^button, Non$/,
      /^button, Oui$/,
    );
    await forget();
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
    await expectSpoken(/^polite: Succès : /);
  }),
});
