import { Suspense } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RefusalPage } from '../pages/RefusalPage';
import { lazyOf } from '../parts/lazy';
import { PartWaiting } from '../parts/PartWaiting';
import { homePath } from '../routing/homePath';
import { RequireSession } from '../routing/RequireSession';
import { SCREENS } from '../routing/screens';
import { useSession } from '../session/useSession';
import { bringDrafts } from './draftsNotice';
import ScreenOutlet from './ScreenOutlet';
import Shell from './Shell';

const ComingSoonPage = lazyOf(() => import('../pages/ComingSoonPage'), 'default');

/** The addresses that need a session, and the error pages (spec § 2). */
export function ScreenRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route element={<RequireSession />}>
          <Route path="accueil" element={<Accueil />} />
          {SCREENS.map((route) => (
            <Route key={route.path} path={route.path} element={<ScreenOutlet route={route} />} />
          ))}
        </Route>
        <Route path="error/:code" element={<RefusalPage />} />
        <Route path="coming-soon" element={<ComingSoon />} />
        <Route path="*" element={<RefusalPage code="404" />} />
      </Route>
    </Routes>
  );
}

function ComingSoon() {
  return (
    <Suspense fallback={<PartWaiting />}>
      <ComingSoonPage />
    </Suspense>
  );
}

/** Draws the shell around every page of a signed-in user, error pages included; other people see no menu. */
function Frame() {
  const { user, isTemporaryPassword } = useSession();
  return user && !isTemporaryPassword ? <Shell /> : <Outlet />;
}

/** Loads the screen of an address, if there is one, and the notice of drafts above it. */
export async function bringScreen(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname))?.screen;
  await bringDrafts(screen?.arrive());
}

/** Start address of the installed application: `/` would end the session with which it is opened (spec § 2). */
function Accueil() {
  const { held } = useSession();
  return <Navigate to={homePath(held)} replace />;
}
