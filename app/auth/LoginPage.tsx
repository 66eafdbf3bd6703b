import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { savesData } from '@comptoir/ui/foundations';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { TextField } from '@comptoir/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { arriving } from '../frame/parts/arriving';
import { readLoginPath } from '../frame/routing/loginPath';
import { type CurrentSession, forgetSession, getSession } from '../frame/session/currentSession';
import { AuthPage } from './AuthPage';
import { useLoginForm } from './useLoginForm';

/** Comes while the person types: the form itself waits for none of it (DESIGN "Weight and speed"). */
const inside = () => import('../frame/shell/inside');

/** Where most begin. */
const HOME = '/dashboard/default';

const pathnameOf = (path: string) => path.replace(/\?.*/, '');

/**
 * Where they go, once its screen is there: drawn with nothing between. What does not come is asked for again by the
 * screen that waits for it.
 */
async function bringHome(back: string | null, { held, user }: CurrentSession): Promise<string> {
  const { homePath, bringScreen } = await arriving(inside);
  const path = back ?? homePath(held);
  const bring = async () => {
    await bringScreen(pathnameOf(path));
    // Drawing it takes a slow processor as long as the line takes for its figures.
    if (path === HOME && !user.motdepassetemporaire) (await import('../dashboard/DashboardScreen')).readAhead(held);
  };
  await bring().catch(() => undefined);
  return path;
}

/** Not for those who save data; what could not come early is asked for again when it is needed. */
function warmUp(back: string | null): void {
  if (savesData()) return;
  inside()
    .then(({ bringScreen }) => bringScreen(pathnameOf(back ?? HOME)))
    .catch(() => undefined);
}

/** Clears all local storage on load (spec § 2). */
export default function LoginPage() {
  const { t } = useLang();
  const navigate = useNavigate();
  // Read once: what it says is about the way here.
  const [{ back, isEnded }] = useState(readLoginPath.bind(null, useLocation().search));

  useEffect(forgetSession, []);
  useEffect(() => warmUp(back), [back]);

  const form = useLoginForm(async () => {
    const session = getSession();
    if (session) void navigate(await bringHome(back, session), { replace: true });
  });
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (form.isCodeAsked) code.current?.focus();
  }, [form.isCodeAsked]);

  return (
    <AuthPage title={t('auth.connexion')} text={t('auth.connexiondes')}>
      {isEnded && <Alert tone="info">{t('auth.sessionterminee')}</Alert>}
      {form.formError && <Alert tone="danger">{form.formError}</Alert>}
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <TextField
          {...form.field('username')}
          required="unmarked"
          label={t('auth.identifiant')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          required="unmarked"
          label={t('auth.motdepasse')}
          autoComplete="current-password"
        />
        {form.isCodeAsked && (
          <TextField
            {...form.field('code')}
            required="unmarked"
            ref={code}
            label={t('auth.code')}
            hint={t('auth.codeaide')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Button type="submit" busy={form.busy} busyLabel={t('general.patienter')}>
          {t('auth.seconnecter')}
        </Button>
      </form>
      <Link to="/auth/forgot">{t('auth.oublie')}</Link>
    </AuthPage>
  );
}
