import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useSavesData } from '#ui/foundations';
import { ToastProvider } from '#ui/Toasts';
import { swrConfig } from '../api/swrConfig';

/** What the pages of a signed-in person share. */
export function Workplace() {
  const savesData = useSavesData();
  return (
    <SWRConfig value={{ ...swrConfig, revalidateOnFocus: !savesData }}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SWRConfig>
  );
}
