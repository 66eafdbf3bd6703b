import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { savesData } from '@comptoir/ui/foundations';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { TextField } from '@comptoir/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { arrivingPart } from '../frame/parts/arriving';
import { readLoginPath } from '../frame/routing/loginPath';
import { type CurrentSession, forgetSession, getSession } from '../frame/session/currentSession';
import { AuthPage } from './AuthPage';
import { useLoginForm } from './useLoginForm';

/** Loaded while the person types: the form itself does not wait for it (DESIGN "Weight and speed"). */
const loadInside = () => import('../frame/shell/inside');

/** The first screen of most people. */
const HOME = '/dashboard/default';

const pathnameOf = (path: string) => path.replace(/\?.*/, '');

/**
 * Returns the address of the user's first screen once its code is loaded, so that nothing is drawn in between. A part
 * that does not come is requested again by the screen that needs it.
 */
async function bringHome(back: string | null, { held, user }: CurrentSession): Promise<string> {
  const { homePath, bringScreen } = await arrivingPart(loadInside);
  const path = back ?? homePath(held);
  const bring = async () => {
    await bringScreen(pathnameOf(path));
    // The figures are requested before the dashboard is drawn: on a slow processor, drawing takes as long as their
    // answer.
    if (path === HOME && !user.motdepassetemporaire) (await import('../dashboard/DashboardScreen')).readAhead(held);
  };
  await bring().catch(() => undefined);
  return path;
}

/**
 * Loads the first screen while the person types, unless data is saved; a part that does not come is requested again
 * later.
 */
function warmUp(back: string | null): void {
  if (savesData()) return;
  loadInside()
    .then(({ bringScreen }) => bringScreen(pathnameOf(back ?? HOME)))
    .catch(() => undefined);
}

/** The login page; it empties the local storage when it opens (spec § 2). */
export default function LoginPage() {
  const { t } = useLang();
  const navigate = useNavigate();
  // Read only once, because it tells how the person came to this page.
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
