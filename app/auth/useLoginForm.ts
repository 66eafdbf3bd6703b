import { auth } from '@comptoir/contract/auth';
import { useState } from 'react';
import { ApiError } from '../frame/api/ApiError';
import { login } from '../frame/session/signing';
import { useSecretForm } from '../records/forms/useSecretForm';

/**
 * Username and password, then, of who has a second factor, its code: it is asked for only after a right password
 * (PRODUCT Q).
 */
export function useLoginForm(onSignedIn: () => Promise<void>) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useSecretForm({
    schema: auth.login.body,
    names: ['username', 'password', 'code'],
    rules: ({ code }) => (isCodeAsked && code === undefined ? { code: 'champ.requis' } : {}),
    onSubmit: async (credentials) => {
      try {
        await login(credentials);
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.code !== 'auth.code_requis') throw thrown;
        setCodeAsked(true);
        return;
      }
      await onSignedIn();
    },
  });
  return { ...form, isCodeAsked };
}
