import { isMotdepasseCourt } from '@comptoir/domain/motdepasse';
import { useState } from 'react';
import { motdepasseTemporaire } from './motdepasseTemporaire';

export interface FirstPassword {
  /**
   * The typed password; '' means that one is generated. It is stored nowhere, neither in drafts nor among sent values.
   */
  typed: string;
  onTypedChange(typed: string): void;
  isTooShort: boolean;
  /**
   * The password to send. A generated one is the same at each press, so that a retry after a lost answer sends no
   * second one.
   */
  password: string;
  /** Number that changes with the typed password; it tells whether a retry has another password, without storing it. */
  edition: number;
}

/** The first password of a new user: typed or generated, temporary in both cases. */
export function useFirstPassword(): FirstPassword {
  const [made] = useState(() => motdepasseTemporaire());
  const [{ typed, edition }, setTyped] = useState({ typed: '', edition: 0 });
  return {
    typed,
    onTypedChange: (next) => setTyped({ typed: next, edition: edition + 1 }),
    isTooShort: typed !== '' && isMotdepasseCourt(typed),
    password: typed === '' ? made : typed,
    edition,
  };
}
