import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Inactivity, noteActivity, watchInactivity } from '../device/inactivity';
import { InactivityDialog } from '../parts/atHand';
import { loginPath } from '../routing/loginPath';
import { logout } from '../session/signing';

const ACTIVE: Inactivity = { state: 'active', secondsLeft: 0 };

/**
 * Ends the session after 15 minutes without a sign of life in any tab; warns during the last minute (spec § 4, § 9).
 */
export function InactivityGuard() {
  const location = useLocation();
  const [inactivity, setInactivity] = useState(ACTIVE);
  const isOver = inactivity.state === 'expired';

  // The same object while someone works, so that it renders only during the warning, once a second.
  useEffect(() => watchInactivity((next) => setInactivity(next.state === 'active' ? ACTIVE : next)), []);

  useEffect(() => {
    if (isOver) void logout(loginPath(location, { isEnded: true }));
  }, [isOver, location]);

  return (
    inactivity.state === 'warning' && (
      <Suspense>
        <InactivityDialog
          open
          secondsLeft={inactivity.secondsLeft}
          onStay={noteActivity}
          onLeave={() => void logout()}
        />
      </Suspense>
    )
  );
}
