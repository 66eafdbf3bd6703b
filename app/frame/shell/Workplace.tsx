import { useSavesData } from '@comptoir/ui/foundations';
import { ToastProvider } from '@comptoir/ui/Toasts';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
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
