import { useDocumentTitle } from '@comptoir/ui/foundations';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { StatusPage } from '@comptoir/ui/StatusPage';
import { Ban, CloudOff, Compass, Lock, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLang } from '../i18n/useLang';
import { HeadContext } from '../routing/head';
import { homePath } from '../routing/homePath';
import { useSession } from '../session/useSession';

const ICONS = { 400: Ban, 401: Lock, 403: Lock, 404: Compass, 500: TriangleAlert, 503: CloudOff };
type Code = keyof typeof ICONS;

const isCode = (text: string | undefined): text is `${Code}` => text !== undefined && Object.hasOwn(ICONS, text);

/** Tells what went wrong, with a link back (spec § 2 "error pages"); an unknown address is a 404. */
export default function ErrorPage({ code, as }: { code?: `${Code}`; as?: 'div' }) {
  const { t } = useLang();
  const { user, held } = useSession();
  const isInShell = useContext(HeadContext) !== undefined;
  const asked = useParams().code;
  const shown = code ?? (isCode(asked) ? asked : '404');
  const Icon = ICONS[shown];
  const title = t(`erreur.${shown}`);
  useDocumentTitle(title, t('application.nom'));
  return (
    <StatusPage
      code={shown}
      title={title}
      text={t(`erreur.${shown}des`)}
      illustration={<Icon aria-hidden />}
      action={
        <LinkButton as={Link} to={user ? homePath(held) : '/auth/login'} variant="primary">
          {user ? t('erreur.retour') : t('auth.seconnecter')}
        </LinkButton>
      }
      as={as ?? (isInShell ? 'section' : 'main')}
    />
  );
}
