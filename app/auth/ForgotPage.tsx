import { Link } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { AuthPage } from './AuthPage';

/** Passwords are reset by an administrator (CONTRACT "Calls"). */
export default function ForgotPage() {
  const { t } = useLang();
  return (
    <AuthPage title={t('auth.oublietitre')} text={t('auth.oublietexte')}>
      <Link to="/auth/login">{t('auth.retourconnexion')}</Link>
    </AuthPage>
  );
}
