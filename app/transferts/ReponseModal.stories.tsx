import type { Transfert } from '@comptoir/contract/transferts';
import {
  CAISSE_TRANSFERT,
  caissesAvecTransferts,
  enRouteVersWave,
  TRANSFERT,
} from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { caisseAvec } from '../stories/limits';
import { seesText } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ReponseModal } from './ReponseModal';

const overrides = () => [caissesAvecTransferts(Date.now())];

const transfert: Transfert = {
  transfertid: TRANSFERT.EN_ROUTE,
  sourceid: CAISSE_TRANSFERT.SOURCE,
  cibleid: CAISSE_TRANSFERT.CIBLE,
  source: 'Caisse centrale Plateau',
  cible: 'Caisse Bouaké',
  montant: 200_000,
  frais: 500,
  date: '2026-11-20',
  ...{
    motif: 'Fonds de la semaine',
    referencesource: '',
    referencecible: '',
    etat: 'envoye',
    envoyepar: 2,
    expediteur: 'Ibrahim Coulibaly',
  },
  createdon: '2026-11-20T10:25:00.000Z',
  repondeur: '',
  datereponse: null,
  motifreponse: '',
  imprimeid: 1,
  numero: 'TR-C1-2026-000001',
  version: 1,
};

const toWave = { ...transfert, cibleid: CAISSE_TRANSFERT.WAVE, cible: 'Wave entreprise' };

const meta = preview.meta({
  title: 'Screens/Caisses/ReponseModal',
  component: ReponseModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { transfert, reponse: 'accepter', onClose: fn() },
});

export const Playground = meta.story();

/** The usual reasons fill the field. */
export const Refuser = meta.story({ args: { reponse: 'refuser' } });

/** A wallet asks who accepts what its operator calls the money that came. */
export const Portefeuille = meta.story({
  args: { transfert: toWave },
  parameters: scene({ overrides: () => [enRouteVersWave(Date.now())] }),
});

/** The sender knew what the operator calls it. */
export const PortefeuilleConnu = Portefeuille.extend({
  args: { transfert: { ...toWave, referencecible: 'T_CONNUE' } },
});

/** The target should not hold that much: it says so, and takes it. */
export const Plafond = meta.story({
  parameters: scene({ overrides: () => [...overrides(), caisseAvec(CAISSE_TRANSFERT.CIBLE, 100_000, 0)] }),
  play: async () => {
    await seesText(/au-dessus de son plafond|above its limit/);
  },
});

/** The target takes nothing beyond its limit. */
export const PlafondRefuse = Plafond.extend({
  parameters: scene({ overrides: () => [...overrides(), caisseAvec(CAISSE_TRANSFERT.CIBLE, 100_000, 1)] }),
});

/** What was received is undone on both sides. */
export const Defaire = meta.story({
  args: { reponse: 'annuler', transfert: { ...transfert, etat: 'recu', datereponse: '2026-11-21' } },
});
