import type { Permission } from '@comptoir/domain/permission';
import { useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from './currentSession';
import { login, logout } from './signing';
import type { StoredUser } from './storedSession';

const NOTHING: ReadonlySet<string> = new Set();

export interface Session {
  user: StoredUser | null;
  held: ReadonlySet<string>;
  can(name: Permission): boolean;
  /** The user may do nothing but change the password (CONTRACT "Session"). */
  isTemporaryPassword: boolean;
  login: typeof login;
  logout: typeof logout;
}

/** Returns who is signed in, what they may do, and the functions to sign in and out. */
export function useSession(): Session {
  const session = useSyncExternalStore(subscribeSession, getSession);
  const held = session?.held ?? NOTHING;
  return {
    user: session?.user ?? null,
    held,
    can: (name) => held.has(name),
    isTemporaryPassword: session?.user.motdepassetemporaire === true,
    login,
    logout,
  };
}
