import { todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import { createStore } from '@comptoir/mocks/createStore';
import { caissesConfiees } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import { Stack } from '@comptoir/ui/Stack';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import MesCaisses from './MesCaisses';

/** The registers of Ibrahim: the closing of the branch is late, the site was closed today, the wallet never was. */
const OF_IBRAHIM = [2, 3, 5];

/** A working day: money is on its way to the branch. */
function day(): Partial<Store> {
  const jours: Readonly<Record<number, string>> = { 2: todayInAbidjan(Date.now()), 5: '2026-10-30' };
  const rows = createStore().caisses.map((row) => ({ ...row, arretele: jours[row.caisseid] ?? null }));
  return { ...caissesAvecTransferts(Date.now()), caisses: rows };
}

const cashier = (...given: Parameters<typeof caissesConfiees>) =>
  scene({ path: '/dashboard/default', overrides: () => [day(), caissesConfiees(...given)] });

const meta = preview.meta({
  title: 'Screens/Dashboard/MesCaisses',
  component: MesCaisses,
  decorators: [inApp],
  parameters: cashier(OF_IBRAHIM),
  render: () => (
    <Stack gap={5} isInOrder>
      <MesCaisses />
    </Stack>
  ),
});

export const Playground = meta.story();

/** A single register has its last movements below it. */
export const One = meta.story({ parameters: cashier([5]) });

/** The first ones stand here, and a link leads to all. */
export const Many = meta.story({ parameters: cashier([1, 2, 3, 4, 5, 6, 7]) });

/** The user is a cashier whose registers were taken away. */
export const None = meta.story({ parameters: cashier([]) });

/** The user only looks at the registers. */
export const Reader = meta.story({ parameters: cashier(OF_IBRAHIM, ['tableau de bord', 'caisses']) });

/** Two registers hold more than they should; one of them was never closed. */
export const AuDessusDuPlafond = meta.story({
  parameters: scene({
    path: '/dashboard/default',
    overrides: () => {
      const { mouvements = [], ...others } = day();
      return [
        { ...others, mouvements: mouvements.map((row) => ({ ...row, montant: row.isfirst ? MAX_MONTANT : 1 })) },
        caissesConfiees(OF_IBRAHIM),
      ];
    },
  }),
});

/** Nothing is to be received, to be paid or to be collected, and no register was ever closed. */
export const NothingToDo = meta.story({
  parameters: scene({
    path: '/dashboard/default',
    overrides: () => [
      { depenses: [], reglements: [], commandes: [], statuscommandes: [] },
      caissesConfiees(OF_IBRAHIM),
    ],
  }),
});

/** The longest names and the largest amounts. */
export const LongTexts = meta.story({
  parameters: scene({
    path: '/dashboard/default',
    overrides: () => {
      const { caisses: rows = [], ...others } = day();
      const long = 'Caisse du chantier de construction de la nouvelle école primaire publique';
      return [
        {
          ...others,
          caisses: rows.map((row) => ({ ...row, libelle: `${row.libelle} : ${long}` })),
          mouvements: (others.mouvements ?? []).map((row) => ({ ...row, montant: row.isfirst ? MAX_MONTANT : 1 })),
        },
        caissesConfiees(OF_IBRAHIM),
      ];
    },
  }),
  globals: { server: 'long', viewport: { value: 'phone' } },
});
