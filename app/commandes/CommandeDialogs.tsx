import type { ClientChoice } from '@comptoir/contract/clients';
import { type Commande, commandes } from '@comptoir/contract/commandes';
import { statuscommandes } from '@comptoir/contract/statuscommandes';
import type { EtatLivraison } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Francs } from '@comptoir/domain/units';
import { withTexts } from '../frame/i18n/rooms';
import type { Translate } from '../frame/i18n/translate';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import type { Imprimable } from '../imprimes/imprimable';
import { type Dialogs, deletion, modal, type Opened, question } from '../records/dialogs/dialog';
import { form, step } from '../records/dialogs/resumed';
import type { Dette } from '../reglements/dette';
import { nextOwed } from '../reglements/nextOwed';

/** What the dialogs of an order are about; `edit` null creates one. */
interface Subjects {
  edit: Commande | null;
  remove: Commande;
  reglements: Commande;
  /** `acompte` is the deposit taken with the order: the payment begins with this amount. */
  regler: Commande & { acompte?: Francs };
  imprime: Imprimable;
  livraison: Commande;
  livrer: { commande: Commande; etat: EtatLivraison };
}
export type OpenCommande = (opened: Opened<Subjects>) => void;
export type OpenedCommande = Opened<Subjects>;

interface OfList {
  /** The client whose orders the list holds. */
  client?: ClientChoice;
}

export const detteOf = ({ commandeid, clientid, client, tel, montant, createdon }: Commande, t: Translate): Dette => ({
  from: REGLEMENT_FROM.commande,
  id: commandeid,
  libelle: t('commande.nommee', { numero: String(commandeid), client }),
  montant,
  date: dayOfInstant(createdon),
  clientid,
  tel,
});

export const COMMANDE_DIALOGS: Dialogs<Commande, Subjects, OfList> = {
  idOf: ({ commandeid }) => commandeid,
  dialogs: {
    edit: modal('CommandeModal', {
      load: () => import('./CommandeModal'),
      ahead: ['commandes.creer', 'commandes.modifier'],
      size: 'xl',
      resume: form('commande'),
      props: (commande, { client, onClose, onOpen }) => ({
        ...(commande && { commande }),
        ...(client && { client }),
        onSaved: onClose,
        onAcompte: (saved, acompte) => onOpen({ regler: { ...saved, acompte } }),
      }),
    }),
    reglements: modal('ReglementsModal', {
      load: withTexts('reglements', () => import('../reglements/ReglementsModal')),
      size: 'lg',
      resume: step('reglements'),
      props: (commande, { t }) => ({ dette: detteOf(commande, t) }),
    }),
    regler: modal('Regler', {
      load: withTexts('reglements', () => import('../reglements/Regler')),
      ahead: ['commandes.regler'],
      resume: step('regler'),
      props: (commande, { t, rows, onOpen }) => {
        const next = nextOwed(rows, commande, ({ commandeid, reste }) => ({ id: commandeid, reste }));
        return {
          dette: detteOf(commande, t),
          montantrestant: commande.reste,
          remis: commande.acompte,
          suivante: next && { id: next.commandeid, open: () => onOpen({ regler: next }) },
        };
      },
    }),
    livraison: modal('LivraisonModal', {
      load: () => import('./livraison/LivraisonModal'),
      props: (commande) => ({ commande }),
    }),
    imprime: { draw: (imprime, { onClose }) => <ImprimeDialog imprimable={imprime} onClose={onClose} /> },
    remove: deletion(commandes.remove, (commande, { t, onOpen }) => ({
      args: { params: { commandeid: commande.commandeid } },
      touches: ['commandes', 'clients'],
      of: ['commande', { libelle: commande.client, montant: commande.montant }],
      detail: t('commande.suppression', {
        numero: String(commande.commandeid),
        client: commande.client,
        montant: formatMontant(commande.montant),
      }),
      way: {
        code: 'commande.a_des_reglements',
        label: t('blocage.reglements'),
        to: () => onOpen({ reglements: commande }),
      },
    })),
    // Asks for confirmation before the delivery moves to a later state, because it cannot go back (spec § 4).
    livrer: question(statuscommandes.change, ({ commande: { commandeid, client, etat: avant }, etat }, { t }) => {
      const apres = t(`livraison.etat${etat}`);
      const change = { avant: t(`livraison.etat${avant}`), apres };
      return {
        args: { body: { commandeid, etat } },
        touches: ['commandes', 'statuscommandes'],
        tone: 'primary',
        isSaidOnSite: true,
        of: ['statuscommande', { libelle: client }],
        fait: { devient: apres },
        detail: t('livraison.passage', { numero: String(commandeid), client, ...change }),
      };
    }),
  },
};
