import { Navigate, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { auth } from '#contract/auth';
import { PASSWORD_MIN } from '#domain/limits';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PasswordField } from '#ui/PasswordField';
import { useToast } from '#ui/Toasts';
import { send } from '../api/client';
import { useSecretForm } from '../forms/useSecretForm';
import { useLang } from '../i18n/useLang';
import { homePath } from '../routing/homePath';
import { getSession } from '../session/currentSession';
import { keepToken } from '../session/signing';
import { useSession } from '../session/useSession';
import { AuthPage } from './AuthPage';

const { shape } = auth.changePassword.body;
const schema = z.strictObject({
  ...shape,
  nouveau: shape.nouveau.check(z.minLength(PASSWORD_MIN, 'champ.trop_court')),
});

/** The two passwords must be identical (spec § 5), and the new one new. */
const rules = ({ ancien, nouveau, confirmation }: z.output<typeof schema>) => ({
  ...(nouveau === ancien ? { nouveau: 'motdepasse.inchange' as const } : {}),
  ...(nouveau === confirmation ? {} : { confirmation: 'motdepasse.different' as const }),
});

/** The change that a temporary password asks for before anything else (CONTRACT "Session"). */
export default function ChangePasswordPage() {
  const { t } = useLang();
  const { user, logout } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useSecretForm({
    schema,
    names: ['ancien', 'nouveau', 'confirmation'],
    rules,
    onSubmit: async (body) => {
      const { data } = await send(auth.changePassword, { body });
      keepToken(data.token);
      toast.success(t('auth.change'));
      await navigate(homePath(getSession()?.held ?? new Set()), { replace: true });
    },
  });
  if (!user) return <Navigate to="/auth/login" replace />;

  return (
    <AuthPage title={t('auth.changer')} text={t('auth.changerdes')}>
      {form.formError && <Alert tone="danger">{form.formError}</Alert>}
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <PasswordField {...form.field('ancien')} label={t('auth.ancien')} autoComplete="current-password" />
        <PasswordField
          {...form.field('nouveau')}
          label={t('auth.nouveau')}
          hint={t('auth.nouveauaide')}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmation')} label={t('auth.confirmation')} autoComplete="new-password" />
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
