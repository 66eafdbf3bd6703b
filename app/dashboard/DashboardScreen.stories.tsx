import { dashboard } from '@comptoir/contract/dashboard';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT, MAX_PARTS } from '@comptoir/domain/limits';
import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, emptyOrganisation, failingCall, oneCaisse } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import { words } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent, within } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { inApp, scene } from '../stories/scene';
import { DashboardScreen } from './DashboardScreen';

const PATH = '/dashboard/default';

const meta = preview.meta({
  title: 'Screens/Dashboard/DashboardScreen',
  component: DashboardScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
});

export const Playground = meta.story();

/** A quarter is drawn as weeks, not as ninety days. */
export const Quarter = meta.story({ parameters: scene({ path: `${PATH}?periode=trimestre` }) });

export const Year = meta.story({ parameters: scene({ path: `${PATH}?periode=annee` }) });

/** Of all days, what came in less what went out is the balance; advances hold a part of it. */
export const Tout = meta.story({
  parameters: scene({ path: `${PATH}?periode=tout`, overrides: () => [avecAvances(Date.now())] }),
});

/** One of the two dates is missing, so no figures are shown. */
export const OwnDatesMissing = meta.story({
  parameters: scene({ path: `${PATH}?periode=choix&datedebut=2026-09-01` }),
});

export const OwnDatesInverse = meta.story({
  parameters: scene({ path: `${PATH}?periode=choix&datedebut=2026-09-30&datefin=2026-09-01` }),
});

/** Nothing has been recorded yet: the page shows what to set up, and no figures. */
export const FirstDay = meta.story({ parameters: scene({ path: PATH, overrides: () => [emptyOrganisation()] }) });

/** The user has nothing to set up: all figures are shown, and all are 0. */
export const Empty = meta.story({
  parameters: scene({ path: PATH, overrides: () => [emptyOrganisation(), asProfile('vendeur')] }),
});

/** One part could not be read; the others are shown. */
export const FiguresFailed = meta.story({
  parameters: scene({ path: PATH, handlers: [failingCall(dashboard.periode, 'base.indisponible')] }),
});

/** The user sees only the sales: figures whose list is closed to them have no link, and there are no registers. */
export const Seller = meta.story({ parameters: scene({ path: PATH, overrides: () => [asProfile('vendeur')] }) });

/** Registers are to be closed, a variance is to be explained, money is on its way. */
export const RegistersWait = meta.story({
  parameters: scene({
    path: PATH,
    overrides: () => [caissesArretees(Date.now()), caissesAvecTransferts(Date.now()), caissesEnRetard()],
  }),
});

/** A user with one register sees that register, the unpaid expenses and the unsettled orders first. */
export const OneCaisse = meta.story({ parameters: scene({ path: PATH, overrides: () => [oneCaisse()] }) });

/** The user with one register neither pays nor sells, so only the register is shown. */
export const OneCaisseReader = meta.story({
  parameters: scene({ path: PATH, overrides: () => [oneCaisse(['tableau de bord', 'caisses'])] }),
});

/** The closings of two registers are late. */
function caissesEnRetard(): Partial<Store> {
  const { caisses: rows } = caissesArretees(Date.now());
  return { caisses: rows.map((row) => (row.caisseid < 3 ? { ...row, arretele: '2026-10-30' } : row)) };
}

/** The longest names and the largest amounts. */
function greatest(): Pick<Store, 'depenses'> {
  return { depenses: createStore().depenses.map((depense) => ({ ...depense, montant: MAX_MONTANT })) };
}

/** More projects than the chart has bars: the least expensive ones share one bar. */
function manyProjets(): Partial<Store> {
  const { projets, depenses } = createStore();
  const ids = Array.from({ length: MAX_PARTS + 1 }, (_, rank) => rank + 1);
  const date = todayInAbidjan(Date.now());
  return {
    // The mock payments belong to expenses of other amounts.
    reglements: [],
    projets: projets.slice(0, 1).flatMap((one) => ids.map((id) => ({ ...one, projetid: id, libelle: `Villa ${id}` }))),
    depenses: depenses
      .slice(0, 1)
      .flatMap((one) => ids.map((id) => ({ ...one, date, depenseid: id, projetid: id, montant: id * 10_000 }))),
  };
}

export const ManyProjects = meta.story({
  parameters: scene({ path: PATH, overrides: () => [manyProjets()] }),
  play: async () => {
    await screen.findByText(t('dashboard.autresprojets'));
  },
});

export const LongTexts = meta.story({
  parameters: scene({ path: `${PATH}?periode=annee`, overrides: () => [greatest()] }),
  globals: { server: 'long', viewport: { value: 'phone' } },
});

/** Each chart is shown as a table. */
export const Tables = meta.story({
  play: async ({ canvasElement }) => {
    const name = new RegExp(`^${words().chartTable.show}`);
    const buttons = await within(canvasElement).findAllByRole('button', { name });
    for (const button of buttons) await userEvent.click(button);
  },
});
