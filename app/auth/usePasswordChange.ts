import { auth } from '@comptoir/contract/auth';
import { confirmationIssues, inchangeIssues } from '@comptoir/contract/authRules';
import { useToast } from '@comptoir/ui/Toasts';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { keepToken } from '../frame/session/signing';
import { useSecretForm } from '../records/forms/useSecretForm';
import { longEnough } from './nouveauMotdepasse';

const { shape } = auth.changePassword.body;
const schema = z.strictObject({
  ...shape,
  nouveau: shape.nouveau.check(longEnough),
});

/** The form with which users change their own password; the change ends their other sessions (CONTRACT "Session"). */
export function usePasswordChange(onChanged: () => void | Promise<void>) {
  const { t } = useLang();
  const toast = useToast();
  const change = useMutationOf(auth.changePassword, { touches: ['auth'] });
  return useSecretForm({
    schema,
    names: ['ancien', 'nouveau', 'confirmation'],
    // The new password must be repeated identically (spec § 5) and must differ from the present one.
    rules: (body) => [...inchangeIssues(body), ...confirmationIssues(body)],
    onSubmit: async (body) => {
      const { data } = await change.submit({ body });
      keepToken(data.token);
      toast.success(t('auth.change'));
      await onChanged();
    },
  });
}

export type PasswordChange = ReturnType<typeof usePasswordChange>;
