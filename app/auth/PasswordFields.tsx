import { PasswordField } from '@comptoir/ui/PasswordField';
import { useLang } from '../frame/i18n/useLang';
import type { PasswordChange } from './usePasswordChange';

/** The fields for the present password and, twice, for the new one (spec § 5). */
export function PasswordFields({ form }: { form: PasswordChange }) {
  const { t } = useLang();
  return (
    <>
      <PasswordField {...form.field('ancien')} label={t('auth.ancien')} autoComplete="current-password" />
      <PasswordField
        {...form.field('nouveau')}
        label={t('auth.nouveau')}
        hint={t('auth.nouveauaide')}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmation')} label={t('auth.confirmation')} autoComplete="new-password" />
    </>
  );
}
