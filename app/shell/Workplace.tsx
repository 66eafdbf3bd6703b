import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ToastProvider } from '#ui/Toasts';
import { swrConfig } from '../api/swrConfig';

/** What the pages of a signed-in person share; apart, so that the login page does not wait for it. */
export default function Workplace() {
  return (
    <SWRConfig value={swrConfig}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SWRConfig>
  );
}
