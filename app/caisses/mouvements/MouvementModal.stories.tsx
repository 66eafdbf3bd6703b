import { formatDateLong } from '@comptoir/domain/dates';
import { caisses, mouvements } from '@comptoir/mocks/caisses.fixtures';
import type { MouvementFields } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { requestLang } from '../../frame/i18n/requestLang';
import { seesText, typeDate, typeInto, wording } from '../../stories/play';
import { inApp, scene } from '../../stories/scene';
import { MouvementModal } from './MouvementModal';

const REMBOURSEMENT = 18;
const mouvement = {
  ...(mouvements().find(({ mouvementcaisseid }) => mouvementcaisseid === REMBOURSEMENT) as MouvementFields),
  date: '2026-11-05',
};

const unlimited = { plafond: 0, plafondrefuse: 0 } as const;
const plateau = { caisseid: 1, libelle: 'Caisse centrale Plateau', nature: 'especes', solde: 500_000 } as const;
const caisse = { ...plateau, ...unlimited };
const wave = { caisseid: 3, libelle: 'Wave entreprise', nature: 'wave', solde: 1_200_000, ...unlimited } as const;

const meta = preview.meta({
  title: 'Screens/Caisses/MouvementModal',
  component: MouvementModal,
  decorators: [inApp],
  parameters: scene(),
  args: { caisse, mouvement: null, onClose: fn() },
});

export const Playground = meta.story();

export const Editing = meta.story({ args: { mouvement } });

/** Money out says who took it; a movement in has no such fields. */
export const Sortie = meta.story({
  args: {
    mouvement: {
      ...mouvement,
      type: 0,
      montant: 150_000,
      description: 'Avance au chef de mission',
      beneficiaire: 'Bamba Souleymane',
      beneficiairetel: '0707451236',
    },
  },
});

/** A wallet asks what its operator calls the movement. */
export const Portefeuille = meta.story({ args: { caisse: wave } });

/** The register should not hold that much: it says so, and takes it. */
export const Plafond = meta.story({
  args: { caisse: { ...caisse, plafond: 500_000 } },
  play: async () => {
    await typeInto(wording('depense.montant'), '120000');
    await seesText(wording('plafond.depasse', { solde: '*', depassement: '*' }));
  },
});

/** The register takes nothing beyond its limit. */
export const PlafondRefuse = Plafond.extend({ args: { caisse: { ...caisse, plafond: 500_000, plafondrefuse: 1 } } });

/** What came in is corrected to less: it stays above the limit, and nothing refuses that. */
export const PlafondCorrige = meta.story({
  args: { mouvement, caisse: { ...caisse, plafond: 100_000, plafondrefuse: 1 } },
});

/** The register is closed up to a later day: the date says so before anything is sent. */
export const JourArrete = meta.story({
  parameters: scene({
    overrides: () => [{ caisses: caisses().map((caisse) => ({ ...caisse, arretele: '2026-11-21' })) }],
  }),
  play: async () => {
    await typeInto(wording('depense.montant'), '5000');
    await typeDate(wording('depense.date'), '2026-11-20');
    await seesText(wording('caisse.arreteedate', { jour: formatDateLong('2026-11-21', requestLang.get()) }));
  },
});
