import { AppFrame } from '@comptoir/ui/AppFrame';
import { ModalNotice } from '@comptoir/ui/Modal';
import { ScrollTopButton } from '@comptoir/ui/ScrollTopButton';
import { SidebarNav } from '@comptoir/ui/SidebarNav';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSentencesInLanguage } from '../api/useSentencesInLanguage';
import { Offered } from '../offers/Offered';
import { LineAnnouncer } from '../offline/LineAnnouncer';
import { useLineLife } from '../offline/useLineLife';
import { homePath } from '../routing/homePath';
import { useDrafts } from '../session/useDrafts';
import { useSession } from '../session/useSession';
import { DraftsNotice } from './draftsNotice';
import { InactivityGuard } from './InactivityGuard';
import { LineBanner } from './LineBanner';
import { RouterLink } from './RouterLink';
import { ScreenHead } from './ScreenHead';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';
import { useMenu } from './useMenu';
import { useSessionLife } from './useSessionLife';
import { useSidebar } from './useSidebar';

const SIDEBAR_ID = 'sidebar';
const MAIN_ID = 'main';
const IN_MODALS = <LineBanner isOverHeader />;

/** The authenticated layout around every screen (spec § 2 Shell). */
export default function Shell() {
  useSessionLife();
  useLineLife();
  useSentencesInLanguage();
  const { user, held } = useSession();
  const menu = useMenu();
  const sidebar = useSidebar(menu.isSubCurrent);
  const { drafts } = useDrafts();

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
            homeHref={homePath(held)}
            items={menu.items}
            onToggleItem={menu.toggleItem}
            onTogglePin={menu.togglePin}
            renderLink={RouterLink}
            isCompact={!sidebar.isOpen}
            onClose={sidebar.close}
          />
        }
        header={<ShellHeader isSidebarOpen={sidebar.isOpen} onSidebarToggle={sidebar.toggle} sidebarId={SIDEBAR_ID} />}
        footer={
          <>
            <ShellFooter />
            <ScrollTopButton targetId={MAIN_ID} />
          </>
        }
        notice={<LineBanner isFloating />}
      >
        <ScreenHead>
          {drafts.length > 0 && (
            <Suspense>
              <DraftsNotice />
            </Suspense>
          )}
          <ModalNotice value={IN_MODALS}>
            <Offered>
              <Outlet />
            </Offered>
          </ModalNotice>
        </ScreenHead>
      </AppFrame>
      <LineAnnouncer />
      <InactivityGuard />
    </>
  );
}
