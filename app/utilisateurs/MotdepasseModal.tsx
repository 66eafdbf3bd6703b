import { type Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { PasswordField } from '@comptoir/ui/PasswordField';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { Stack } from '@comptoir/ui/Stack';
import { useToast } from '@comptoir/ui/Toasts';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { longEnough } from '../auth/nouveauMotdepasse';
import { apiErrorOf } from '../frame/api/ApiError';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { nomComplet } from '../frame/session/nomComplet';
import { useSecretForm } from '../records/forms/useSecretForm';
import { motdepasseTemporaire } from './motdepasseTemporaire';

const TOUCHES = { touches: ['utilisateurs'] };
const TYPED = z.strictObject({
  nouveau: utilisateurs.resetPassword.body.shape.nouveau.check(longEnough),
});

type Choice = 'genere' | 'saisi';

export interface MotdepasseModalProps {
  utilisateur: Utilisateur;
  onClose(): void;
  /** Gets the password that was set, which must be handed over. */
  onGiven(utilisateur: Utilisateur, password: string): void;
}

/** Gives a user a temporary password, generated or typed; their sessions end at once. */
export function MotdepasseModal({ utilisateur, onClose, onGiven }: MotdepasseModalProps) {
  const { t } = useLang();
  const [choice, setChoice] = useState<Choice>('genere');
  const formId = useId();
  const name = nomComplet(utilisateur);
  const { busy, error, give } = useReset(utilisateur, onGiven);
  const form = useSecretForm({ schema: TYPED, names: ['nouveau'], onSubmit: ({ nouveau }) => give(nouveau) });
  const giveMade = async () => {
    try {
      await give(motdepasseTemporaire());
    } catch (thrown) {
      // `error` shows a refusal; anything else is thrown again.
      apiErrorOf(thrown);
    }
  };
  const isTyped = choice === 'saisi';
  const refused = isTyped ? form.formError : error;

  return (
    <Modal
      open
      size="sm"
      title={t('utilisateur.motdepasseligne', { nom: name })}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="secondary" onClick={close}>
            {t('general.annuler')}
          </Button>
          <Button type="submit" form={formId} busy={isTyped ? form.busy : busy}>
            {t('utilisateur.motdepassedonner')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          if (isTyped) return void form.submit(event);
          event.preventDefault();
          void giveMade();
        }}
      >
        <Stack>
          <p>{t('utilisateur.motdepasseeffet', { nom: name })}</p>
          {refused && <Alert tone="danger">{refused}</Alert>}
          <RadioGroup
            legend={t('utilisateur.motdepasse')}
            value={choice}
            onValueChange={(value) => setChoice(value as Choice)}
            options={[
              { value: 'genere', label: t('utilisateur.motdepassegenere') },
              { value: 'saisi', label: t('utilisateur.motdepassesaisi') },
            ]}
          />
          {isTyped && (
            <PasswordField
              {...form.field('nouveau')}
              label={t('auth.nouveau')}
              hint={t('auth.nouveauaide')}
              autoComplete="new-password"
            />
          )}
        </Stack>
      </form>
    </Modal>
  );
}

/**
 * Sets the password and hands it over; rejects as the call does, because the form shows the error of a typed password.
 */
function useReset(utilisateur: Utilisateur, onGiven: MotdepasseModalProps['onGiven']) {
  const { t } = useLang();
  const toast = useToast();
  const { submit, busy, error } = useMutationOf(utilisateurs.resetPassword, TOUCHES);
  const { utilisateurid } = utilisateur;
  const give = async (nouveau: string) => {
    const { data } = await submit({ params: { utilisateurid }, body: { nouveau } });
    toast.success(`${t('general.succes')}\n${faitOf('modifie', 'motdepasse', { ...utilisateur }, t)}`);
    onGiven(data, nouveau);
  };
  return { busy, error: error?.message ?? null, give };
}
