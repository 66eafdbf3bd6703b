import type { Arrete } from '@comptoir/contract/arretes';
import { ARRETE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { ArreteModal } from './ArreteModal';

const rows = caissesArretees(Date.now());
const overrides = () => [caissesArretees(Date.now())];

/** A closing as the list shows it, before the dialog has read it. */
function argsOf(arreteid: number) {
  const row = rows.arretes.find((one) => one.arreteid === arreteid);
  const caisse = rows.caisses.find((one) => one.caisseid === row?.caisseid);
  if (!row || !caisse) throw new Error(`no closing ${arreteid}`);
  const { comptage: _, reouverture: __, regularisation: ___, documentid: ____, ...own } = row;
  const arrete: Arrete = {
    ...{ ...own, caisse: caisse.libelle, code: caisse.code, ecart: row.compte - row.attendu },
    utilisateur: 'Ibrahim Coulibaly',
    reouverture: null,
    regularisation: null,
    dernier: false,
    file: '',
    filename: '',
    imprimeid: null,
    pv: '',
  };
  return { arrete, caisse: { ...caisse, solde: row.attendu } };
}

const meta = preview.meta({
  title: 'Screens/Caisses/ArreteModal',
  component: ArreteModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { ...argsOf(ARRETE.A_REGULARISER), onClose: fn() },
});

/** The last closing of its register: its variance may be booked, its days reopened. */
export const Playground = meta.story();

export const Regularise = meta.story({ args: argsOf(ARRETE.REGULARISE) });

/** What was missing is owed by who counted. */
export const Du = meta.story({
  args: argsOf(ARRETE.A_EXPLIQUER),
  parameters: scene({ overrides: () => [caissesAvecManquantDu(Date.now())] }),
});

export const Rouvert = meta.story({ args: argsOf(ARRETE.ROUVERT) });

/** A blind count whose reason is still owed, for who counted: nobody else may give it. */
export const AExpliquer = meta.story({
  args: argsOf(ARRETE.A_EXPLIQUER),
  parameters: scene({ overrides: () => [...overrides(), asProfile('caissier')] }),
});

/** A wallet has no notes and coins; what its figure was read from is attached (ADR 0044). */
export const Wave = meta.story({ args: argsOf(ARRETE.WAVE) });

/** Whoever counted neither books nor reopens, and is told so; they may attach a proof (ADR 0044). */
export const PropreComptage = meta.story({
  parameters: scene({ overrides: () => [...overrides(), asProfile('caissier')] }),
});

/** The user sees everything and decides nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [...overrides(), asProfile('lecteur')] }) });

export const LongTexts = meta.story({ globals: { server: 'long' } });
