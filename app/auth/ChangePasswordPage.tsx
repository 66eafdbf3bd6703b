import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { RequiredNote } from '@comptoir/ui/RequiredNote';
import { Navigate, useNavigate } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { homePath } from '../frame/routing/homePath';
import { getSession } from '../frame/session/currentSession';
import { useSession } from '../frame/session/useSession';
import { AuthPage } from './AuthPage';
import { PasswordFields } from './PasswordFields';
import { usePasswordChange } from './usePasswordChange';

/** The page on which a temporary password must be changed before anything else (CONTRACT "Session"). */
export default function ChangePasswordPage() {
  const { t } = useLang();
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const form = usePasswordChange(() => navigate(homePath(getSession()?.held ?? new Set()), { replace: true }));
  if (!user) return <Navigate to="/auth/login" replace />;

  return (
    <AuthPage title={t('auth.changer')} text={t('auth.changerdes')}>
      {form.formError && <Alert tone="danger">{form.formError}</Alert>}
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <RequiredNote />
        <PasswordFields form={form} />
        <Button type="submit" busy={form.busy} busyLabel={t('general.patienter')}>
          {t('general.enregistrer')}
        </Button>
        <Button variant="ghost" onClick={() => void logout()}>
          {t('shell.deconnexion')}
        </Button>
      </form>
    </AuthPage>
  );
}
