import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PartWaiting } from './frame/parts/PartWaiting';
import { part } from './frame/parts/part';

const LoginPage = part(() => import('./auth/LoginPage'));
const ForgotPage = part(() => import('./auth/ForgotPage'));
const ChangePasswordPage = part(() => import('./auth/ChangePasswordPage'));
const loadInside = () => import('./frame/shell/inside');
const Workplace = part(async () => ({ default: (await loadInside()).Workplace }));
const ScreenRoutes = part(async () => ({ default: (await loadInside()).ScreenRoutes }));

/**
 * Loads what an address shows first, so that the screen follows the page's own skeleton with nothing in between. A part
 * that does not come is requested again when it is drawn, and a failure is shown there.
 */
export async function bring(pathname: string): Promise<void> {
  try {
    if (pathname === '/' || pathname === '/auth/login') await LoginPage.arrive();
    else if (!pathname.startsWith('/auth/')) await bringWorkplace(pathname);
  } catch {
    // The nearest error boundary shows the failure.
  }
}

async function bringWorkplace(pathname: string): Promise<void> {
  const screen = loadInside().then(({ bringScreen }) => bringScreen(pathname));
  await Promise.all([Workplace.arrive(), ScreenRoutes.arrive(), screen]);
}

/** All addresses of the application (spec § 2): the pages before a session, then the screens behind one. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PartWaiting />}>
      <Routes>
        <Route index element={<Navigate to="/auth/login" replace />} />
        <Route path="auth/login" element={<LoginPage />} />
        <Route path="auth/forgot" element={<ForgotPage />} />
        <Route element={<Workplace />}>
          <Route path="auth/motdepasse" element={<ChangePasswordPage />} />
          <Route path="*" element={<ScreenRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
