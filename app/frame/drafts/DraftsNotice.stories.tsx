import { onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CaissesScreen } from '../../caisses/CaissesScreen';
import { ClientsScreen } from '../../clients/ClientsScreen';
import { DepensesScreen } from '../../depenses/DepensesScreen';
import { Preparing } from '../../stories/Preparing';
import { inApp, scene } from '../../stories/scene';
import type { KeptDraft } from '../device/drafts';
import { draftPlace } from '../device/places';
import { changeDurable } from '../device/storage';
import { part } from '../parts/part';
import { SCREENS } from '../routing/screens';
import { useDrafts } from '../session/useDrafts';
import ScreenOutlet from '../shell/ScreenOutlet';
import Shell from '../shell/Shell';
import { DraftsNotice } from './DraftsNotice';

type Given = Pick<KeptDraft, 'formName' | 'recordId' | 'values'> & Partial<KeptDraft>;

const NEW: Given = {
  formName: 'depense',
  recordId: 'new',
  values: { libelle: 'Transport de sable', montant: 12_500, date: '2026-11-20', typedepenseid: 1, description: '' },
};
/** Somebody else has saved a newer version of the expense meanwhile. */
const EDIT: Given = {
  formName: 'depense',
  recordId: '21.0',
  values: { montant: 7_500 },
  about: { libelle: 'Agios de la SGCI', montant: 6_500 },
};
const PAYMENT: Given = {
  formName: 'reglement',
  recordId: 'new.19',
  values: { depenseid: 19, montant: 20_000 },
  trail: [['reglements', '19']],
};
/** A payment that was typed over the expense's own row. */
const AT_ONCE: Given = {
  formName: 'reglement',
  recordId: 'new.18',
  values: { depenseid: 18, montant: 30_000 },
  trail: [['regler', '18']],
};
const MOVEMENT: Given = {
  formName: 'mouvementcaisse',
  recordId: 'new.3',
  values: { caisseid: 3, montant: 5_000, type: 1, description: 'Avance rendue' },
  from: '/caisses',
  trail: [['mouvements', '3']],
};
const TYPE: Given = {
  formName: 'typedepense',
  recordId: 'new',
  values: { libelle: 'Péage' },
  from: '/parametre/typedepense',
};
/** An order of the newest client. */
const ORDER: Given = {
  formName: 'commande',
  recordId: 'new.14',
  values: { clientid: 14, listdetailscommande: [{ libelle: 'Gravier', qtecmd: 1, mnttotal: 80_000 }] },
  from: '/clients',
  trail: [['commandes', '14']],
};
const GONE: Given = { ...EDIT, recordId: '999.1' };
const FROM_BEFORE: Given = { formName: 'client', recordId: 'new', values: { nom: 'Aminata Koné' }, from: '' };
const LONG: Given = { ...NEW, recordId: 'new.8', values: { libelle: 'Réparation du groupe électrogène '.repeat(6) } };

interface DeviceProps {
  drafts: readonly Given[];
  children: ReactNode;
}

/** Keeps drafts for user 1, the administrator who is signed in in the mocks. */
function Device({ drafts, children }: DeviceProps) {
  const { list } = useDrafts();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const kept = drafts.map(({ formName, recordId, ...draft }) => [
      draftPlace(1, formName, recordId),
      { from: '/depenses', trail: [], about: {}, ...draft },
    ]);
    void list.change(() => changeDurable({ put: Object.fromEntries(kept) })).then(() => setReady(true));
  }, [list, drafts]);
  return isReady ? children : <Preparing />;
}

const meta = preview.meta({
  title: 'States/Drafts',
  component: DraftsNotice,
  decorators: [inApp],
  parameters: scene({ path: '/depenses' }),
});

const holding = (...drafts: Given[]): StoryObj<typeof DraftsNotice> => ({
  render: () => (
    <Device drafts={drafts}>
      <DraftsNotice />
    </Device>
  ),
});

export const Playground = meta.story(holding(NEW, EDIT, PAYMENT));
export const LongTitle = meta.story(holding(LONG));
/** Somebody has taken the author's permission for the registers away meanwhile. */
export const ClosedScreen = meta.story({
  ...holding(NEW, MOVEMENT),
  parameters: scene({
    path: '/depenses',
    overrides: () => [onlyAllowed('depenses')],
  }),
});
const Elsewhere = part(async () => ({ default: () => <p>…</p> }));
const LISTS = [
  ['/depenses', <DepensesScreen key="depenses" />],
  ['/caisses', <CaissesScreen key="caisses" />],
  ['/clients', <ClientsScreen key="clients" />],
] as const;

/** Shows the screens in the shell, with the mark in the menu and the notice above each list. */
const inShell = (path: string, ...drafts: Given[]): StoryObj<typeof DraftsNotice> => ({
  parameters: { layout: 'fullscreen', ...scene({ path }) },
  render: () => (
    <Device drafts={drafts}>
      <Routes>
        <Route element={<Shell />}>
          {LISTS.map(([at, screen]) => (
            <Route key={at} path={at} element={screen} />
          ))}
          {SCREENS.filter((route) => !LISTS.some(([at]) => at === route.path)).map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<ScreenOutlet route={{ ...route, screen: Elsewhere }} />}
            />
          ))}
        </Route>
      </Routes>
    </Device>
  ),
});

export const AboveTheList = meta.story(inShell('/depenses', NEW, EDIT, PAYMENT, MOVEMENT));
export const OnArrival = meta.story(inShell('/dashboard/default', NEW, MOVEMENT, TYPE, FROM_BEFORE));
/** There is no draft at first: what is typed here and left for another screen is offered on the way back. */
export const NothingLeft = meta.story(inShell('/depenses'));
/** The draft of a new order that was opened from a client's orders. */
export const OfAClient = meta.story(inShell('/clients', ORDER));
/** The draft of a payment that was opened from its expense's row. */
export const OverItsRow = meta.story(inShell('/depenses', AT_ONCE));
export const NotThereAnyMore = meta.story(inShell('/depenses', GONE));
