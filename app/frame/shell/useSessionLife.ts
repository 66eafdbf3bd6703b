import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onSessionClosed } from '../api/sessionClosed';
import { loginPath } from '../routing/loginPath';
import { followOtherTabs, getSession, reloadSession } from '../session/currentSession';
import { leaveToLogin, refreshForScreen } from '../session/signing';

const leaveForGood = () => leaveToLogin(loginPath(window.location, { isEnded: true }));

/**
 * What the shell does about the session. At the start, an expired or unreadable token ends it (spec § 4). With each
 * screen the permissions are read again (spec § 6), so that the menu agrees with the server. The session also ends when
 * the server or another tab says so.
 */
export function useSessionLife(): void {
  const { pathname } = useLocation();
  const seen = useRef('');

  useEffect(() => {
    if (!reloadSession()) return leaveForGood();
    const stopClosed = onSessionClosed(leaveForGood);
    const stopTabs = followOtherTabs(() => window.location.reload());
    return () => {
      stopClosed();
      stopTabs();
    };
  }, []);

  useEffect(() => {
    if (seen.current === pathname || !getSession()) return;
    seen.current = pathname;
    // The next screen tries a failed read again; a refusal closes the session by itself.
    refreshForScreen().catch(() => undefined);
  }, [pathname]);
}
