import { todayInAbidjan } from '@comptoir/domain/dates';
import { caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { avecAvances } from '@comptoir/mocks/avances.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, emptyOrganisation } from '@comptoir/mocks/states';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { pressInRow, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { CaissesScreen } from './CaissesScreen';

const meta = preview.meta({
  title: 'Screens/Caisses/CaissesScreen',
  component: CaissesScreen,
  decorators: [inApp],
  parameters: scene(),
});

export const Playground = meta.story();

/** The total counts what advances hold, which are in no row. */
export const Avances = meta.story({ parameters: scene({ overrides: () => [avecAvances(Date.now())] }) });

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [
      {
        caisses: [
          {
            caisseid: 1,
            libelle: 'Caisse du chantier de construction de la nouvelle école primaire publique '.repeat(3),
            code: 'C99999',
            nature: 'orange',
            montant: 999_999_999_999,
            description: 'Anticonstitutionnellement'.repeat(40),
            arretele: null,
            aveugle: 0 as const,
            plafond: 1,
            plafondrefuse: 1 as const,
            decharge: 1 as const,
            version: 1,
          },
        ],
      },
    ],
  }),
});

/** One register was closed today, the closing of another one is late, and the others were never closed. */
const closedCaisses = () => {
  const jours: Readonly<Record<number, string>> = { 5: todayInAbidjan(Date.now()), 6: '2026-10-30' };
  return createStore().caisses.map((row) => ({ ...row, arretele: jours[row.caisseid] ?? null }));
};

export const Arretees = meta.story({ parameters: scene({ overrides: () => [{ caisses: closedCaisses() }] }) });

/** Two registers hold more than they should: one warns of it, the other one refuses. */
const plafondCaisses = () =>
  closedCaisses().map((row) => ({
    ...row,
    plafond: row.caisseid === 5 || row.caisseid === 6 ? 50_000 : 0,
    plafondrefuse: row.caisseid === 6 ? (1 as const) : (0 as const),
  }));

export const AuDessusDuPlafond = meta.story({
  parameters: scene({ overrides: () => [{ caisses: plafondCaisses() }] }),
});

/** Only those whose closing is late. */
export const EnRetard = meta.story({
  parameters: scene({ path: '/?suivi=retard', overrides: () => [{ caisses: closedCaisses() }] }),
});

/** Only those with a variance whose reason is owed: each row leads to its closings. */
export const EcartAExpliquer = meta.story({
  parameters: scene({ path: '/?suivi=ecart', overrides: () => [caissesArretees(Date.now())] }),
});

/** No register must be looked after: good news, with a way back. */
export const SansSuivi = meta.story({ parameters: scene({ path: '/?suivi=ecart' }) });

/** Money is on its way to a register of the user, who accepts it. */
export const ARecevoir = meta.story({
  parameters: scene({
    overrides: () => [caissesAvecTransferts(Date.now()), { session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } }],
  }),
});

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The question names the register and the consequence; the focus is on Non. */
export const Deleting = meta.story({
  play: () => pressInRow(/: Petite caisse San-Pédro$/, wording('liste.supprimer')),
});
