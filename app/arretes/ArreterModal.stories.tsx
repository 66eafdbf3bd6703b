import { arretes, type CaisseABouge, type MouvementDepuis } from '@comptoir/contract/arretes';
import { CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { failingCall } from '@comptoir/mocks/states';
import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { lineWatched } from '../stories/lineWatched';
import { pressSave, typeInto, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ArreterModal } from './ArreterModal';

const overrides = () => [caissesArretees(Date.now())];
const bouake = { caisseid: CAISSE_ARRETEE.HISTORIQUE, libelle: 'Caisse Bouaké', nature: 'especes' as const };
const yopougon = { caisseid: CAISSE_ARRETEE.AVEUGLE, libelle: 'Caisse chantier Yopougon', nature: 'especes' as const };
const wave = { caisseid: CAISSE_ARRETEE.WAVE, libelle: 'Wave entreprise', nature: 'wave' as const };

const meta = preview.meta({
  title: 'Screens/Caisses/ArreterModal',
  component: ArreterModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { caisse: bouake, nature: 'journee', onClose: fn() },
});

export const Playground = meta.story();

/** What was sent to the register and is not accepted yet is said before it is closed. */
export const ARecevoir = meta.story({ parameters: scene({ overrides: () => [caissesAvecTransferts(Date.now())] }) });

/** A surprise count has no day. */
export const Controle = meta.story({ args: { nature: 'controle' } });

/** What is expected is not shown. */
export const Aveugle = meta.story({ args: { caisse: yopougon } });

/** The blind count is stored: what was expected appears, and the reason of the variance is asked. */
export const AveugleDevoile = meta.story({
  args: { caisse: yopougon },
  play: async () => {
    await typeInto(/10\s000( note)?$/, '12');
    await pressSave();
    await screen.findByRole('button', { name: wording('form.motifautre') });
  },
});

/** A wallet has one figure, read on the phone. */
export const Wave = meta.story({ args: { caisse: wave } });

/** The wallet is counted: what its figure was read from is offered to be attached (ADR 0044). */
export const WaveComptee = meta.story({
  args: { caisse: wave },
  play: async () => {
    await typeInto(wording('arrete.montant'), '1000');
    await userEvent.click(await screen.findByRole('button', { name: wording('arrete.motifpiece') }));
    await pressSave();
    await screen.findByRole('button', { name: wording('arrete.joindre') });
  },
});

const LIGNES: readonly MouvementDepuis[] = [
  {
    mouvementcaisseid: 871,
    montant: 12_500,
    type: 0,
    description: 'Transport de gravier',
    createdon: '2026-11-25T16:41:00.000Z',
    annule: false,
  },
  {
    mouvementcaisseid: 872,
    montant: 40_000,
    type: 1,
    description: '',
    createdon: '2026-11-25T16:38:00.000Z',
    annule: false,
  },
];

/** A register that moved meanwhile; `data` is what the refused count is told. */
const moved = (data: CaisseABouge) =>
  scene({ overrides, handlers: [failingCall(arretes.create, 'arrete.caisse_a_bouge', { data })] });

/** A payment was made while the person counted. */
export const Bouge = meta.story({
  play: async () => {
    await typeInto(/10\s000( note)?$/, '12');
    await userEvent.click(await screen.findByRole('button', { name: wording('arrete.motifrendu') }));
    await pressSave();
    await expect(await screen.findByRole('button', { name: wording('arrete.bougerecompter') })).toBeVisible();
  },
  parameters: moved({ seq: 400, attendu: 412_500, mouvements: [...LIGNES] }),
});

/** The count is blind: what came is told without its amounts. */
export const BougeAveugle = meta.story({
  args: Aveugle.input.args ?? {},
  play: async () => {
    await typeInto(/10\s000( note)?$/, '12');
    await pressSave();
    await expect(await screen.findByRole('button', { name: wording('arrete.bougerecompter') })).toBeVisible();
  },
  parameters: moved({ seq: 400, attendu: null, mouvements: LIGNES.map((ligne) => ({ ...ligne, montant: null })) }),
});

/** The line is watched, as the shell does. */
export const OnALine = meta.story({ decorators: [lineWatched] });
