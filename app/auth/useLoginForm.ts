import { auth } from '@comptoir/contract/auth';
import { useState } from 'react';
import { ApiError } from '../frame/api/ApiError';
import { login } from '../frame/session/signing';
import { useSecretForm } from '../records/forms/useSecretForm';

/**
 * The form for username and password. After a right password it also asks for the code, if the user has a second factor
 * (PRODUCT Q).
 */
export function useLoginForm(onSignedIn: () => Promise<void>) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useSecretForm({
    schema: auth.login.body,
    names: ['username', 'password', 'code'],
    rules: ({ code }) => (isCodeAsked && code === undefined ? [{ path: 'code', code: 'champ.requis' }] : []),
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
