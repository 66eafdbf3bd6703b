import { arreteesAujourdhui, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { oneCaisse } from '@comptoir/mocks/states';
import { versPortefeuille } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { petiteCaisseAvec } from '../stories/limits';
import { choose, seesText, typeDate, typeInto, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { TransfertModal } from './TransfertModal';

/** Who sends sees one register; the branch in Bouaké has its own cashier. */
const sender = () => [oneCaisse(['caisses', 'caisses.transferer'])];

const chooseCible = (option: RegExp) => choose(wording('transfert.cible'), option);

const meta = preview.meta({
  title: 'Screens/Caisses/TransfertModal',
  component: TransfertModal,
  decorators: [inApp],
  parameters: scene(),
  args: {
    caisse: { caisseid: 1, libelle: 'Caisse centrale Plateau', nature: 'especes', solde: 500_000 },
    onClose: fn(),
  },
});

export const Playground = meta.story();

/** The target should not hold that much: it says so, and takes it. */
export const Plafond = meta.story({
  parameters: scene({ overrides: () => [petiteCaisseAvec(150_000, 0)] }),
  play: async () => {
    await chooseCible(/^Petite caisse San-Pédro/);
    await typeInto(wording('depense.montant'), '200000');
    await seesText(wording('plafond.depasse', { solde: '*', depassement: '*' }));
  },
});

/** The target takes nothing beyond its limit. */
export const PlafondRefuse = Plafond.extend({ parameters: scene({ overrides: () => [petiteCaisseAvec(150_000, 1)] }) });

/** The target has its own cashier, and the user does not see what it holds. */
export const Awaited = meta.story({
  parameters: scene({ overrides: sender }),
  play: async () => {
    await chooseCible(new RegExp(`^Caisse Bouaké — C3 · .* · ${t('transfert.attente')}`));
    await typeInto(wording('depense.montant'), '200000');
    await seesText(wording('transfert.attenteaide'));
  },
});

/** From one wallet to another: either operator calls it something else. */
export const Portefeuilles = meta.story({
  args: { caisse: { caisseid: 3, libelle: 'Wave entreprise', nature: 'wave', solde: 1_774_300 } },
  play: async () => {
    await chooseCible(/^Orange Money Cocody/);
    await typeInto(wording('depense.montant'), '50000');
    await expect(await screen.findByLabelText(/Orange Money\)/)).toBeRequired();
  },
});

/** The target is a wallet with its own cashier, who gives the reference. */
export const PortefeuilleAttendu = meta.story({
  parameters: scene({ overrides: () => [versPortefeuille()] }),
  play: async () => {
    await chooseCible(new RegExp(`^Orange Money Cocody — O1 · .* · ${t('transfert.attente')}`));
    await typeInto(wording('depense.montant'), '50000');
    await expect(await screen.findByLabelText(/Orange Money\)/)).not.toBeRequired();
  },
});

/** The source is closed up to a later day: the date says so before anything is sent. */
export const JourArrete = meta.story({
  parameters: scene({ overrides: () => [caissesArretees(Date.now())] }),
  args: { caisse: { caisseid: 5, libelle: 'Caisse Bouaké', nature: 'especes', solde: 384_500 } },
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await typeInto(wording('depense.montant'), '5000');
    await typeDate(wording('depense.date'), '2026-10-01');
    await seesText(wording('caisse.arreteedate', { jour: '*' }));
  },
});

/** The target is closed for today: it says so, and those that could take its place are offered. */
export const CibleArretee = meta.story({
  parameters: scene({ overrides: () => [arreteesAujourdhui([6])] }),
  play: async () => {
    await chooseCible(/^Banque SGCI/);
    await screen.findByRole('group', { name: wording('caisse.autres') });
  },
});
