import { fieldMessageOf } from '@comptoir/contract/errors.fields';
import { PASSWORD_MIN } from '@comptoir/domain/limits';
import { PasswordField } from '@comptoir/ui/PasswordField';
import type { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import type { FirstPassword } from './useFirstPassword';

interface FirstPasswordFieldProps {
  first: FirstPassword;
  /** The server's refusal, which may be about the password. */
  error: ApiError | null;
}

/** The first password of a new user; when it is left empty, one is generated and shown once. */
export function FirstPasswordField({ first, error }: FirstPasswordFieldProps) {
  const { t, lang } = useLang();
  const refused = error?.errors.find(({ path }) => path === 'password')?.message;
  const tooShort = first.isTooShort ? fieldMessageOf('champ.trop_court', lang, { minimum: PASSWORD_MIN }) : undefined;
  return (
    <PasswordField
      id="utilisateur-password"
      name="password"
      label={t('utilisateur.motdepasse')}
      value={first.typed}
      onValueChange={first.onTypedChange}
      error={tooShort ?? refused}
      hint={t('utilisateur.motdepasseaide')}
      autoComplete="new-password"
    />
  );
}
