import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { RefusalPage } from '../pages/RefusalPage';
import { homePath } from '../routing/homePath';
import { RequireSession } from '../routing/RequireSession';
import { SCREENS } from '../routing/screens';
import { useSession } from '../session/useSession';
import { bringDrafts } from './draftsNotice';
import ScreenOutlet from './ScreenOutlet';
import Shell from './Shell';

/** The addresses behind a session (spec § 2). */
export function ScreenRoutes() {
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="accueil" element={<Accueil />} />
        <Route element={<Shell />}>
          {SCREENS.map((route) => (
            <Route key={route.path} path={route.path} element={<ScreenOutlet route={route} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<RefusalPage code="404" />} />
    </Routes>
  );
}

/** Brings the screen of an address, nothing where there is none, and what stands above it. */
export async function bringScreen(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname))?.screen;
  await Promise.all([screen?.arrive(), bringDrafts()]);
}

/** Where the installed application begins: `/` would end the session that it is opened for (spec § 2). */
function Accueil() {
  const { held } = useSession();
  return <Navigate to={homePath(held)} replace />;
}
