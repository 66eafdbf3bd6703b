import { Link } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { AuthPage } from './AuthPage';

/** Tells that only an administrator can reset a password (CONTRACT "Calls"). */
export default function ForgotPage() {
  const { t } = useLang();
  return (
    <AuthPage title={t('auth.oublietitre')} text={t('auth.oublietexte')}>
      <Link to="/auth/login">{t('auth.retourconnexion')}</Link>
    </AuthPage>
  );
}
