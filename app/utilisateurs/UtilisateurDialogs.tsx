import { type Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { useCallback } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';
import { CallDialog } from '../records/CallDialog';
import { DeletionDialog } from '../records/DeletionDialog';

const load = {
  utilisateur: () => import('./UtilisateurModal'),
  motdepasse: () => import('./MotdepasseModal'),
  remis: () => import('./MotdepasseRemis'),
  caisses: () => import('./UtilisateurCaissesModal'),
};
const UtilisateurModal = lazyOf(load.utilisateur, 'UtilisateurModal');
const MotdepasseModal = lazyOf(load.motdepasse, 'MotdepasseModal');
const MotdepasseRemis = lazyOf(load.remis, 'MotdepasseRemis');
const UtilisateurCaissesModal = lazyOf(load.caisses, 'UtilisateurCaissesModal');

/** The dialog that is open about a user; `edit` null creates one, `remis` shows a password once, to be handed over. */
export type OpenedUtilisateur =
  | { edit: Utilisateur | null }
  | { remove: Utilisateur }
  | { verrou: Utilisateur }
  | { motdepasse: Utilisateur }
  | { facteur: Utilisateur }
  | { caisses: Utilisateur }
  | { remis: Utilisateur; password: string }
  | null;

interface UtilisateurDialogsProps {
  opened: OpenedUtilisateur;
  onOpen(opened: OpenedUtilisateur): void;
}

export function UtilisateurDialogs({ opened, onOpen }: UtilisateurDialogsProps) {
  const { can } = useSession();
  usePreload(can('utilisateurs.creer') || can('utilisateurs.modifier'), load.utilisateur);
  const close = useCallback(() => onOpen(null), [onOpen]);
  if (!opened) return null;
  if ('remove' in opened) return <UtilisateurDeletion utilisateur={opened.remove} onClose={close} />;
  if ('verrou' in opened) return <VerrouDialog utilisateur={opened.verrou} onClose={close} />;
  if ('facteur' in opened) return <FacteurDialog utilisateur={opened.facteur} onClose={close} />;
  return (
    <LazyDialog size={sizeOf(opened)} onClose={close}>
      <OpenedModal opened={opened} onOpen={onOpen} onClose={close} />
    </LazyDialog>
  );
}

interface OpenedModalProps {
  opened: Exclude<
    OpenedUtilisateur,
    null | { remove: Utilisateur } | { verrou: Utilisateur } | { facteur: Utilisateur }
  >;
  onOpen(opened: OpenedUtilisateur): void;
  onClose(): void;
}

function sizeOf(opened: OpenedModalProps['opened']) {
  if ('edit' in opened) return 'lg';
  return 'caisses' in opened ? 'md' : 'sm';
}

function OpenedModal({ opened, onOpen, onClose }: OpenedModalProps) {
  const handOver = (remis: Utilisateur, password: string) => onOpen({ remis, password });
  if ('edit' in opened) {
    return <UtilisateurModal utilisateur={opened.edit} onClose={onClose} onCreated={handOver} />;
  }
  if ('motdepasse' in opened) {
    return <MotdepasseModal utilisateur={opened.motdepasse} onClose={onClose} onGiven={handOver} />;
  }
  if ('remis' in opened) {
    return <MotdepasseRemis utilisateur={opened.remis} password={opened.password} onClose={onClose} />;
  }
  return <UtilisateurCaissesModal utilisateur={opened.caisses} onClose={onClose} />;
}

interface QuestionProps {
  utilisateur: Utilisateur;
  onClose(): void;
}

function UtilisateurDeletion({ utilisateur, onClose }: QuestionProps) {
  const { t } = useLang();
  const { utilisateurid, username } = utilisateur;
  return (
    <DeletionDialog
      call={utilisateurs.remove}
      args={{ params: { utilisateurid } }}
      touches={['utilisateurs', 'profils']}
      of={['utilisateur', utilisateur]}
      detail={t('utilisateur.suppression', { nom: nomComplet(utilisateur), username })}
      onClose={onClose}
    />
  );
}

/**
 * Locks or unlocks a user: locking ends their sessions at once, unlocking does not restore them (spec § 4, CONTRACT
 * "Session").
 */
function VerrouDialog({ utilisateur, onClose }: QuestionProps) {
  const { t } = useLang();
  const { utilisateurid, verrouille } = utilisateur;
  const named = { nom: nomComplet(utilisateur) };
  return (
    <CallDialog
      tone={verrouille ? 'primary' : 'danger'}
      call={utilisateurs.lock}
      args={{ params: { utilisateurid }, body: { verrouille: !verrouille } }}
      touches={['utilisateurs']}
      of={['utilisateur', utilisateur]}
      fait={verrouille ? 'modifie' : { devient: t('utilisateur.verrouille') }}
      detail={t(verrouille ? 'utilisateur.deverrouillage' : 'utilisateur.verrouillage', named)}
      onClose={onClose}
    />
  );
}

/**
 * Removes the second factor of a user who lost both phone and recovery codes: they sign in by password alone again
 * (PRODUCT Q).
 */
function FacteurDialog({ utilisateur, onClose }: QuestionProps) {
  const { t } = useLang();
  const { utilisateurid } = utilisateur;
  return (
    <CallDialog
      tone="danger"
      call={utilisateurs.removeFacteur}
      args={{ params: { utilisateurid } }}
      touches={['utilisateurs']}
      of={['facteur', utilisateur]}
      action={t('activite.suppression')}
      fait="supprime"
      detail={t('utilisateur.facteurretrait', { nom: nomComplet(utilisateur) })}
      onClose={onClose}
    />
  );
}
