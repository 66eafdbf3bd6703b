import { securite } from '@comptoir/contract/securite';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { TextField } from '@comptoir/ui/TextField';
import { useToast } from '@comptoir/ui/Toasts';
import { useId } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useSecretForm } from '../records/forms/useSecretForm';
import { SecretForm } from './SecretForm';

/** Removes the second factor; this takes the password and one of its codes. */
export function FacteurRetraitModal({ onClose }: { onClose(): void }) {
  const { t } = useLang();
  const id = useId();
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
    <Modal
      open
      title={t('monprofil.facteurretirer')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('general.annuler')}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={form.busy} busyLabel={t('general.patienter')}>
            {t('monprofil.facteurretirer')}
          </Button>
        </>
      }
    >
      <SecretForm id={id} form={form}>
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
    </Modal>
  );
}
