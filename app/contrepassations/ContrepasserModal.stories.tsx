import { caisses } from '@comptoir/mocks/caisses.fixtures';
import { contrepassations, MOUVEMENT_ARRETE, REGLEMENT_ARRETE } from '@comptoir/mocks/contrepassations.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { type AContrepasser, ContrepasserModal } from './ContrepasserModal';

const overrides = () => [contrepassations(Date.now())];
const closedOn = (arretele: string) => () => [{ caisses: caisses().map((caisse) => ({ ...caisse, arretele })) }];

const reglement: AContrepasser = {
  of: 'reglement',
  id: REGLEMENT_ARRETE.DEPENSE,
  caisseid: 1,
  caisse: 'Caisse centrale Plateau',
  montant: 25_000,
  type: 0,
  date: '2026-10-15',
  libelle: 'Fers à béton HA10 et HA12',
  beneficiaire: 'Traoré Issouf',
  beneficiairetel: '0759112233',
  touches: [],
};
const nobody = { beneficiaire: '', beneficiairetel: '' };

const meta = preview.meta({
  title: 'Screens/Caisses/ContrepasserModal',
  component: ContrepasserModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { reverse: reglement, onClose: fn() },
});

/** It says that the expense is owed again and what the register then holds. */
export const Playground = meta.story();

/** An order’s payment came in: the register gives it back. */
export const Encaissement = meta.story({
  args: {
    reverse: {
      ...{ ...reglement, ...nobody, id: REGLEMENT_ARRETE.COMMANDE, caisseid: 3, caisse: 'Wave entreprise' },
      montant: 50_000,
      type: 1,
      libelle: 'Commande N° 104, Pharmacie Sainte-Rita',
    },
  },
});

/** A movement that was entered by hand settles nothing. */
export const Mouvement = meta.story({
  args: {
    reverse: {
      ...{ ...reglement, of: 'mouvementcaisse', id: MOUVEMENT_ARRETE },
      montant: 150_000,
      date: '2026-08-17',
      libelle: 'Avance au chef de mission',
      beneficiaire: 'Bamba Souleymane',
      beneficiairetel: '0707451236',
    },
  },
});

/** The money that came in has left the register since, so it cannot give it back. */
export const SoldeEngage = meta.story({
  args: { reverse: { ...reglement, ...nobody, type: 1, montant: 90_000_000 } },
});

/** The register is closed up to today: the reversal waits until tomorrow. */
export const ArreteeAujourdhui = meta.story({ parameters: scene({ overrides: closedOn('2030-01-01') }) });

export const LongTexts = meta.story({
  args: {
    reverse: {
      ...{ ...reglement, beneficiaire: 'Établissements Kouamé, Koffi et Fils, quincaillerie générale' },
      ...{
        libelle: 'Anticonstitutionnellement'.repeat(8),
        caisse: 'Caisse du chantier de la nouvelle école '.repeat(5),
      },
    },
  },
});
