import { securite } from '@comptoir/contract/securite';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { TextField } from '@comptoir/ui/TextField';
import { useToast } from '@comptoir/ui/Toasts';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSecretForm } from '../records/forms/useSecretForm';
import { SecretForm } from './SecretForm';

/** Removes the second factor; this takes the password and one of its codes. */
export function FacteurRetraitModal({ onClose }: { onClose(): void }) {
  const { t } = useLang();
  const toast = useToast();
  const { submit } = useMutationOf(securite.removeFacteur, { touches: ['auth'] });
  const form = useSecretForm({
    schema: securite.removeFacteur.body,
    names: ['motdepasse', 'code'],
    onSubmit: async (body) => {
      await submit({ body });
      toast.success(t('monprofil.facteurretire'));
      onClose();
    },
  });
  return (
    <SecretForm
      title={t('monprofil.facteurretirer')}
      form={form}
      verb={t('monprofil.facteurretirer')}
      variant="danger"
      onClose={onClose}
    >
      <p>{t('monprofil.facteurretraitaide')}</p>
      <PasswordField {...form.field('motdepasse')} label={t('auth.ancien')} autoComplete="current-password" />
      <TextField
        {...form.field('code')}
        label={t('auth.code')}
        hint={t('auth.codeaide')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </SecretForm>
  );
}
