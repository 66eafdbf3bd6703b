import { useEffect } from 'react';
import { onSessionClosed } from '../api/sessionClosed';
import { loginPath } from '../routing/loginPath';
import { followOtherTabs, reloadSession } from '../session/currentSession';
import { leave, refreshSession } from '../session/signing';

const leaveForGood = () => leave(loginPath(window.location, { isEnded: true }));

/**
 * What the shell does about the session: at its start an expired or unreadable token ends it and permissions are read
 * anew (spec § 4, § 6); later it ends when the server or another tab says so.
 */
export function useSessionLife(): void {
  useEffect(() => {
    if (!reloadSession()) return leaveForGood();
    // What cannot be read now is read with the next screen; a refusal closes the session by itself.
    refreshSession().catch(() => undefined);
    const stopClosed = onSessionClosed(leaveForGood);
    const stopTabs = followOtherTabs(() => window.location.reload());
    return () => {
      stopClosed();
      stopTabs();
    };
  }, []);
}
