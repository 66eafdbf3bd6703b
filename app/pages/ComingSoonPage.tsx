import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/LinkButton';
import { StatusPage } from '#ui/StatusPage';
import { useLang } from '../i18n/useLang';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';

/** Stands for a screen that is still to come (spec § 2); inside the shell the page has its title already. */
export default function ComingSoonPage({ as }: { as?: 'div' }) {
  const { t } = useLang();
  const { user, held } = useSession();
  return (
    <StatusPage
      title={t('bientot.titre')}
      text={t('bientot.des')}
      illustration={<Hourglass aria-hidden />}
      action={
        <LinkButton as={Link} to={user ? homePath(held) : '/auth/login'}>
          {user ? t('erreur.retour') : t('auth.seconnecter')}
        </LinkButton>
      }
      {...(as ? { as } : {})}
    />
  );
}
