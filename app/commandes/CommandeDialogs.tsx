import type { ClientChoice } from '@comptoir/contract/clients';
import { type Commande, commandes } from '@comptoir/contract/commandes';
import { statuscommandes } from '@comptoir/contract/statuscommandes';
import type { EtatLivraison } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useResume } from '../frame/drafts/useResume';
import { withTexts } from '../frame/i18n/rooms';
import type { Translate } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import type { Imprimable } from '../imprimes/imprimable';
import { CallDialog } from '../records/CallDialog';
import { DeletionDialog } from '../records/DeletionDialog';
import type { Dette } from '../reglements/dette';
import { nextOwed } from '../reglements/nextOwed';

const load = {
  commande: () => import('./CommandeModal'),
  reglements: withTexts('reglements', () => import('../reglements/ReglementsModal')),
  regler: withTexts('reglements', () => import('../reglements/Regler')),
  livraison: () => import('./livraison/LivraisonModal'),
};
const CommandeModal = lazyOf(load.commande, 'CommandeModal');
const ReglementsModal = lazyOf(load.reglements, 'ReglementsModal');
const Regler = lazyOf(load.regler, 'Regler');
const LivraisonModal = lazyOf(load.livraison, 'LivraisonModal');

/** The dialog that is open about an order; `edit` null creates one. */
export type OpenedCommande =
  | { edit: Commande | null }
  | { remove: Commande }
  | { reglements: Commande }
  | { regler: Commande; acompte?: number }
  | { piece: Imprimable }
  | { livraison: Commande }
  | { livrer: Commande; etat: EtatLivraison }
  | null;

/** Reopens the dialog in which a draft was typed. */
export const useCommandeResume = (
  pages: Parameters<typeof useResume<Commande>>[0],
  onOpen: CommandeDialogsProps['onOpen'],
) =>
  useResume(pages, ({ commandeid }) => commandeid, {
    commande: (edit) => onOpen({ edit }),
    reglements: (row) => row && onOpen({ reglements: row }),
    regler: (row) => row && onOpen({ regler: row }),
  });

interface CommandeDialogsProps {
  opened: OpenedCommande;
  onOpen(opened: OpenedCommande): void;
  /** The rows of the list that is shown. */
  rows: readonly Commande[] | undefined;
  /** The client whose orders the list holds. */
  client?: ClientChoice;
  /** Called after the order was deleted. */
  onRemoved?: () => void;
}

export function CommandeDialogs({ opened, onOpen, rows, client, onRemoved }: CommandeDialogsProps) {
  const { can } = useSession();
  usePreload(can('commandes.creer') || can('commandes.modifier'), load.commande);
  usePreload(can('commandes.regler'), load.regler);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('remove' in opened) return <CommandeDeletion commande={opened.remove} onOpen={onOpen} onDone={onRemoved} />;
  if ('piece' in opened) return <ImprimeDialog imprimable={opened.piece} onClose={close} />;
  if ('livrer' in opened) return <LivrerDialog commande={opened.livrer} etat={opened.etat} onClose={close} />;
  return (
    <LazyDialog size={sizeOf(opened)} onClose={close}>
      {'regler' in opened ? (
        <CommandeRegler
          key={opened.regler.commandeid}
          commande={opened.regler}
          acompte={opened.acompte}
          rows={rows ?? []}
          onOpen={onOpen}
        />
      ) : (
        <OpenedModal opened={opened} client={client} onClose={close} onOpen={onOpen} />
      )}
    </LazyDialog>
  );
}

interface OpenedModalProps {
  opened: { edit: Commande | null } | { reglements: Commande } | { livraison: Commande };
  client: ClientChoice | undefined;
  onClose(): void;
  onOpen(opened: OpenedCommande): void;
}

function sizeOf(opened: OpenedModalProps['opened'] | { regler: Commande }) {
  if ('edit' in opened) return 'xl';
  return 'reglements' in opened ? 'lg' : 'md';
}

function OpenedModal({ opened, client, onClose, onOpen }: OpenedModalProps) {
  const { t } = useLang();
  if ('livraison' in opened) return <LivraisonModal commande={opened.livraison} onClose={onClose} />;
  if ('edit' in opened) {
    return (
      <CommandeModal
        {...(opened.edit && { commande: opened.edit })}
        {...(client && { client })}
        onClose={onClose}
        onSaved={onClose}
        onAcompte={(regler, acompte) => onOpen({ regler, acompte })}
      />
    );
  }
  return (
    <ResumeStep name="reglements" id={opened.reglements.commandeid}>
      <ReglementsModal dette={detteOf(opened.reglements, t)} onClose={onClose} />
    </ResumeStep>
  );
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

interface CommandeReglerProps extends Pick<CommandeDialogsProps, 'onOpen'> {
  commande: Commande;
  /** The deposit taken with the order, francs: the payment begins with this amount. */
  acompte: number | undefined;
  rows: readonly Commande[];
}

function CommandeRegler({ commande, acompte, rows, onOpen }: CommandeReglerProps) {
  const { t } = useLang();
  const next = nextOwed(rows, commande, ({ commandeid, reste }) => ({ id: commandeid, reste }));
  return (
    <Regler
      dette={detteOf(commande, t)}
      montantrestant={commande.reste}
      remis={acompte}
      suivante={next && { id: next.commandeid, open: () => onOpen({ regler: next }) }}
      onClose={() => onOpen(null)}
    />
  );
}

interface DialogProps {
  commande: Commande;
  onClose(): void;
}

interface CommandeDeletionProps extends Pick<CommandeDialogsProps, 'onOpen'> {
  commande: Commande;
  onDone: (() => void) | undefined;
}

function CommandeDeletion({ commande, onOpen, onDone }: CommandeDeletionProps) {
  const { t } = useLang();
  const { commandeid, client, montant } = commande;
  return (
    <DeletionDialog
      call={commandes.remove}
      args={{ params: { commandeid } }}
      touches={['commandes', 'clients']}
      of={['commande', { libelle: client, montant }]}
      detail={t('commande.suppression', { numero: String(commandeid), client, montant: formatMontant(montant) })}
      way={{
        code: 'commande.a_des_reglements',
        label: t('blocage.reglements'),
        to: () => onOpen({ reglements: commande }),
      }}
      onClose={() => onOpen(null)}
      onDone={onDone}
    />
  );
}

/** Asks for confirmation before the delivery moves to a later state, because it cannot go back (spec § 4). */
function LivrerDialog({ commande, etat, onClose }: DialogProps & { etat: EtatLivraison }) {
  const { t } = useLang();
  const { commandeid, client } = commande;
  const named = { numero: String(commandeid), client };
  const change = { avant: t(`livraison.etat${commande.etat}`), apres: t(`livraison.etat${etat}`) };
  return (
    <CallDialog
      call={statuscommandes.change}
      args={{ body: { commandeid, etat } }}
      touches={['commandes', 'statuscommandes']}
      tone="primary"
      isSaidOnSite
      of={['statuscommande', { libelle: client }]}
      fait={{ devient: change.apres }}
      detail={t('livraison.passage', { ...named, ...change })}
      onClose={onClose}
    />
  );
}
