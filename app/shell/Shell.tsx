import { Outlet } from 'react-router-dom';
import { Alert } from '#ui/Alert';
import { AppFrame } from '#ui/AppFrame';
import { useOnline } from '#ui/foundations';
import { ScrollTopButton } from '#ui/ScrollTopButton';
import { SidebarNav } from '#ui/SidebarNav';
import { vignetteOf } from '../fichiers/vignetteOf';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';
import { InactivityGuard } from './InactivityGuard';
import { RouterLink } from './RouterLink';
import { ScreenHead } from './ScreenHead';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';
import { useMenu } from './useMenu';
import { useSessionLife } from './useSessionLife';
import { useSidebar } from './useSidebar';

const SIDEBAR_ID = 'sidebar';
const MAIN_ID = 'main';

/** The authenticated layout around every screen (spec § 2 Shell). */
export default function Shell() {
  useSessionLife();
  const { t } = useLang();
  const { user } = useSession();
  const menu = useMenu();
  const sidebar = useSidebar(menu.isSubCurrent);
  const isOnline = useOnline();

  return (
    <>
      <AppFrame
        sidebarId={SIDEBAR_ID}
        mainId={MAIN_ID}
        isSidebarOpen={sidebar.isOpen}
        onSidebarClose={sidebar.closeBy}
        data-screen={sidebar.screen}
        sidebar={
          <SidebarNav
            title={user?.compagnie ?? ''}
            logo={vignetteOf(user?.logo ?? '')}
            items={menu.items}
            onToggleItem={menu.toggleItem}
            onTogglePin={menu.togglePin}
            renderLink={RouterLink}
            isCompact={!sidebar.isOpen}
            onClose={sidebar.close}
          />
        }
        header={<ShellHeader isSidebarOpen={sidebar.isOpen} onSidebarToggle={sidebar.toggle} sidebarId={SIDEBAR_ID} />}
        footer={<ShellFooter />}
      >
        {!isOnline && <Alert tone="warning">{t('shell.horsligne')}</Alert>}
        <ScreenHead />
        <Outlet />
      </AppFrame>
      <ScrollTopButton targetId={MAIN_ID} />
      <InactivityGuard />
    </>
  );
}
