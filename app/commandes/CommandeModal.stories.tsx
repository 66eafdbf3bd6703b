import { clients } from '@comptoir/contract/clients';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { asProfile, failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { type ReactNode, useEffect, useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { typeInto, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { CommandeModal } from './CommandeModal';

const client = { clientid: 6, libelleclient: 'N’Dri Affoué Clémentine', tel: '0102774639' };
const commande = {
  commandeid: COMMANDE.PARTIEL,
  clientid: 6,
  client: client.libelleclient,
  tel: client.tel,
  createdon: '2026-11-19T08:15:00.000Z',
  datelivraison: '2026-11-26',
  quantite: 3,
  fraissup: 1_000,
  typereduction: 1 as const,
  reduction: 6_000,
  montantreduction: 6_000,
  montant: 55_000,
  reste: 38_000,
  etatsolde: 'Partiel' as const,
  etat: 0 as const,
  detailscommande: [
    { id: 1, libelle: 'Ventilateurs sur pied', qtecmd: 2, mnttotal: 46_000 },
    { id: 2, libelle: 'Multiprise à cinq postes', qtecmd: 1, mnttotal: 14_000 },
  ],
  imprimeid: 41,
  numero: 'BDC-2026-000017',
  version: 1,
};
const parPourcentage = { ...commande, typereduction: 2 as const, reduction: 10 };

const meta = preview.meta({
  title: 'Screens/Commandes/CommandeModal',
  component: CommandeModal,
  decorators: [inApp],
  parameters: scene(),
  args: { onClose: fn(), onSaved: fn() },
});

/** The form is empty: fees and reduction are disabled until there is an item. */
export const Playground = meta.story();

/** The labels of earlier orders are proposed with their last price; the deposit leads to its payment. */
export const WithAcompte = meta.story({
  args: { onAcompte: fn() },
  play: async () => {
    await typeInto(wording('commande.acompte'), '20000');
    await typeInto(wording('depense.libelle'), 'portail');
    await screen.findByRole('option', { name: /^Portail coulissant/ });
  },
});

/** The form was opened from a client, so the client is fixed. */
export const FromClient = meta.story({ args: { client } });

export const Editing = meta.story({ args: { commande } });

/** The order's delivery date is past, and may stay so (PRODUCT 1.14). */
export const LongPast = meta.story({ args: { commande: { ...commande, datelivraison: '2026-01-05' } } });

/** The reduction is a percentage; the form shows the francs that it makes, which cannot be typed. */
export const Pourcentage = meta.story({ args: { commande: parPourcentage } });

/** One line is being edited; meanwhile the others cannot be edited or removed. */
export const EditingLigne = meta.story({
  args: { commande },
  play: async () => {
    const name = wording('liste.modifierligne', { libelle: '*Multiprise' });
    await userEvent.click(await screen.findByRole('button', { name }));
  },
});

/** The reduction is larger than the items' total, so the final total is unknown. */
export const ReductionRefused = meta.story({ args: { commande: { ...commande, reduction: 61_000 } } });

export const LongTexts = meta.story({
  args: {
    commande: {
      ...commande,
      client: 'Groupement d’intérêt économique des transformatrices de manioc de Dabou '.repeat(3),
      fraissup: 0,
      reduction: 0,
      detailscommande: [
        {
          id: 1,
          libelle: 'Sacs de jute pour fèves de cacao, marqués au nom de la section et cousus main '.repeat(3),
          qtecmd: 1_000_000,
          mnttotal: 999_999_999_999,
        },
      ],
    },
  },
});

export const ClientsFailed = meta.story({
  parameters: scene({ handlers: [failingCall(clients.choix, 'base.indisponible')] }),
});

/** The user may take orders, but may not create clients. */
export const WithoutClientCreation = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** Mounts its children anew at each `reopen` event of the window, as a reload does. */
function Reopening({ children }: { children: ReactNode }) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const reopen = () => setTimes((before) => before + 1);
    window.addEventListener('reopen', reopen);
    return () => window.removeEventListener('reopen', reopen);
  }, []);
  return <div key={times}>{children}</div>;
}

export const Reopened = meta.story({
  decorators: [
    (Modal) => (
      <Reopening>
        <Modal />
      </Reopening>
    ),
  ],
});
