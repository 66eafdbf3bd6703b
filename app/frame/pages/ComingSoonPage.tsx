import { useDocumentTitle } from '@comptoir/ui/foundations';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { StatusPage } from '@comptoir/ui/StatusPage';
import { Hourglass } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useLang } from '../i18n/useLang';
import { HeadContext } from '../routing/head';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';

/** Stands for a screen that does not exist yet (spec § 2). */
export default function ComingSoonPage() {
  const { t } = useLang();
  const { user, held } = useSession();
  const isInShell = useContext(HeadContext) !== undefined;
  useDocumentTitle(t('bientot.titre'), t('application.nom'));
  return (
    <StatusPage
      as={isInShell ? 'section' : 'main'}
      title={t('bientot.titre')}
      text={t('bientot.des')}
      illustration={<Hourglass aria-hidden />}
      action={
        <LinkButton as={Link} to={user ? homePath(held) : '/auth/login'}>
          {user ? t('erreur.retour') : t('auth.seconnecter')}
        </LinkButton>
      }
    />
  );
}
