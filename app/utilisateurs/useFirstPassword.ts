import { isMotdepasseCourt } from '@comptoir/domain/motdepasse';
import { useState } from 'react';
import { motdepasseTemporaire } from './motdepasseTemporaire';

export interface FirstPassword {
  /** What was typed; '' leaves it to us. Kept nowhere: no draft, no trace of what was sent. */
  typed: string;
  onTypedChange(typed: string): void;
  isTooShort: boolean;
  /** The one to send. The same at each press, so that sending again what was lost gives no second one. */
  password: string;
  /** Tells one password from the one sent before it, without saying either. */
  edition: number;
}

/** The first password of somebody new: typed, otherwise made here. It is temporary either way. */
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
