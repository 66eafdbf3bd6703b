import { formatDateLong } from '@comptoir/domain/dates';
import { CAISSE_ARRETEE } from '@comptoir/mocks/arretes.fixtures';
import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import { asProfile, oneCaisse } from '@comptoir/mocks/states';
import { CAISSE_TRANSFERT, caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent, within } from 'storybook/test';
import { t } from '../../frame/i18n/i18n';
import { requestLang } from '../../frame/i18n/requestLang';
import { wording } from '../../stories/play';
import { inApp, scene } from '../../stories/scene';
import { MouvementsModal } from './MouvementsModal';

const caisse = {
  caisseid: 1,
  libelle: 'Caisse centrale Plateau',
  nature: 'especes',
  montant: 2_500_000,
  solde: 0,
  description: '',
  arretele: null,
  plafond: 0,
  plafondrefuse: 0,
  version: 1,
} as const;

const meta = preview.meta({
  title: 'Screens/Caisses/MouvementsModal',
  component: MouvementsModal,
  decorators: [inApp],
  parameters: scene(),
  args: { caisse, onClose: fn() },
});

/** Movements entered by hand can be edited and deleted; the opening and those of payments cannot. */
export const Playground = meta.story();

/**
 * The register is closed up to a later day, so the movement that was entered by hand stays as it is for who may not
 * reverse it.
 */
export const JourArrete = meta.story({
  args: { caisse: { ...caisse, arretele: '2026-11-03' } },
  parameters: scene({ overrides: () => [oneCaisse(['caisses', 'caisses.mouvements', 'utilisateurs'])] }),
  play: async () => {
    const typed = await screen.findByRole('row', { name: new RegExp(t('mouvement.manuel')) });
    await userEvent.click(within(typed).getByRole('button', { name: /^Actions/ }));
    const jour = formatDateLong('2026-11-03', requestLang.get());
    await screen.findByRole('menuitem', { name: wording('mouvement.jourarrete', { jour }) });
  },
});

/** What was missing and is owed left the register as a transfer into an advance. */
export const ManquantDu = meta.story({
  args: { caisse: { ...caisse, caisseid: CAISSE_ARRETEE.AVEUGLE, libelle: 'Caisse chantier Yopougon' } },
  parameters: scene({ overrides: () => [caissesAvecManquantDu(Date.now())] }),
});

/** What transfers and their fees moved says where it went, and is not changed here. */
export const Transferts = meta.story({
  args: { caisse: { ...caisse, caisseid: CAISSE_TRANSFERT.WAVE, libelle: 'Wave entreprise', nature: 'wave' } },
  parameters: scene({ overrides: () => [caissesAvecTransferts(Date.now())] }),
});

/** What was refused or withdrawn came back, and says from where. */
export const Retours = meta.story({ parameters: scene({ overrides: () => [caissesAvecTransferts(Date.now())] }) });

/** Each operation of a wallet bears its reference; what the operator took is a movement of its own. */
export const Operateur = meta.story({
  args: { caisse: { ...caisse, caisseid: 4, libelle: 'Orange Money Cocody', nature: 'orange' } },
});

export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
