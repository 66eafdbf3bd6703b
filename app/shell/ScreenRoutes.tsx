import { Route, Routes } from 'react-router-dom';
import ErrorPage from '../pages/ErrorPage';
import { RequireSession } from '../routing/RequireSession';
import { SCREENS } from '../routing/screens';
import ScreenOutlet from './ScreenOutlet';
import Shell from './Shell';

/** The addresses behind a session (spec § 2); apart, so that the login page waits for none of them. */
export default function ScreenRoutes() {
  return (
    <Routes>
      <Route element={<RequireSession />}>
        <Route element={<Shell />}>
          {SCREENS.map((route) => (
            <Route key={route.path} path={route.path} element={<ScreenOutlet route={route} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<ErrorPage code="404" />} />
    </Routes>
  );
}
