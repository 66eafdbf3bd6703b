import { PDF } from '@comptoir/conformance/piece';
import { reglements } from '@comptoir/contract/reglements';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import { Button } from '@comptoir/ui/Button';
import { words } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { CommandeModal } from '../commandes/CommandeModal';
import { t } from '../frame/i18n/i18n';
import Shell from '../frame/shell/Shell';
import { ProjetDetailsScreen } from '../projets/ProjetDetailsScreen';
import { ReglementModal } from '../reglements/ReglementModal';
import { expectRead, expectSpoken, forget, listening, spoken } from './listener';
import { choose, pressInRow, pressSave, refusal, saying, settledPage, typeInto, wording } from './play';
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

/** What live regions say, from its beginning on. */
const polite = (said: string): RegExp => saying(`polite: ${said}`);
const success = (said = '') => polite(words().pair(words().tone.success, said));
const info = (said = '') => polite(words().pair(words().tone.info, said));

/** What is said before money leaves the register. */
const leaves = (montant: string, solde: string) =>
  polite(t('reglement.controle', { montant, caisse: 'Caisse centrale Plateau', solde }));

async function fillPayment(): Promise<void> {
  await choose(wording('reglement.caisse'), /^Caisse centrale Plateau/);
  await expectSpoken(leaves('450 000 Fcfa', '2 531 500 Fcfa'));
  await typeInto(wording('reglement.montantremis'), '50000');
  await expectSpoken(leaves('50 000 Fcfa', '2 931 500 Fcfa'));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File([PDF.bytes], 'recu.pdf', { type: 'application/pdf' }));
  await screen.findByText('recu.pdf');
  await expectSpoken(polite(words().fileList.chosen(['recu.pdf'])));
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
      saying(`dialog, ${t('reglement.creation')} · Loyer du bureau, novembre, modal`),
      saying(`combobox, ${t('reglement.caisse')},* required`),
      saying(`textbox, ${t('reglement.montantremis')}, 450 000, Fcfa, required`),
      saying(`*${t('depense.date')}`),
      wording('reglement.restant'),
      saying(`*${t('reglement.preuve')}`),
      saying(`button, ${t('general.annuler')}`),
      saying(`button, ${t('reglement.regler')} 450 000 Fcfa,*disabled`),
      /^end of dialog, /,
    );
    await forget();
    await fillPayment();
    await pressSave();
    await expectSpoken(success());
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
    const reason = refusal('caisse.solde_insuffisant');
    await screen.findByText(reason, { selector: '[role=dialog] [role=alert] *' });
    await expectRead(/^alert$/, reason);
    await expect(screen.getAllByText(reason, { selector: '[role=alert] *' })).toHaveLength(1);
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
    const titre = `${t('activite.objetreglement')} · 50 000 Fcfa`;
    try {
      await open();
      await fillPayment();
      cut(true);
      await expectSpoken(polite(`${t('ligne.offline')}. ${t('ligne.vudetail')}`));
      await pressSave();
      await expectSpoken(info(`${t('envoi.nonenregistre')} ${t('envoi.garde', { titre })}`));
    } finally {
      cut(false);
    }
    await expectSpoken(polite(t('ligne.online')), success(t('envoi.parti', { titre })));
  }),
});

const READ_IN_ORDER = [
  'commande.client',
  'commande.datelivraison',
  'depense.libelle',
  'commande.quantite',
  'commande.montantligne',
  'commande.frais',
  'commande.totalfinal',
] as const;

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
      ...READ_IN_ORDER.map((key) => saying(`*${t(key)}`)),
      saying(`button, ${t('general.enregistrer')}`),
    );
    await forget();
    await pressSave();
    await expectSpoken(info());
    await expectRead(
      saying(`group, ${t('form.erreurs', { count: 2 })}`),
      saying(`link, ${t('form.champerreur', { champ: t('commande.client'), message: '' })}`),
      saying(`link, ${t('form.champerreur', { champ: t('commande.articles'), message: '' })}`),
    );
  }),
});

/** The whole question is heard when it opens: which step is closed, and what that means. */
export const CloseAStep = meta.story({
  parameters: scene({ path: `/projets/detailsprojet/${PROJET.COMPLET}` }),
  render: () => inShell('/projets/detailsprojet/:projetid', <ProjetDetailsScreen />),
  play: listening(async () => {
    await settledPage();
    await pressInRow(/: Couverture$/, wording('etapeprojet.cloturer'));
    await screen.findByRole('alertdialog');
    await expectRead(
      saying(`alertdialog, ${t('general.confirmationtitre')}, *${t('etapeprojet.cloture', { libelle: 'Couverture' })}`),
      wording('general.confirmation'),
      saying(`button, ${t('general.non')}`),
      saying(`button, ${t('general.oui')}`),
    );
    await forget();
    await userEvent.click(screen.getByRole('button', { name: wording('general.oui') }));
    await expectSpoken(success());
  }),
});
