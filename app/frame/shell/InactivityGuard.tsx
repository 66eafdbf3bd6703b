import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Inactivity, noteActivity, watchInactivity } from '../device/inactivity';
import { InactivityDialog } from '../parts/atHand';
import { loginPath } from '../routing/loginPath';
import { logout } from '../session/signing';

const ACTIVE: Inactivity = { state: 'active', secondsLeft: 0 };

/** Ends the session after 15 minutes without a sign of life, in any tab; warns for the last one (spec § 4, § 9). */
export function InactivityGuard() {
  const location = useLocation();
  const [inactivity, setInactivity] = useState(ACTIVE);
  const isOver = inactivity.state === 'expired';

  // Renders each second of the warning, and not at all while someone works.
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
