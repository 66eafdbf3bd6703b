import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { checkRoute } from '#domain/permission';
import { Breadcrumb } from '#ui/Breadcrumb';
import { useDocumentTitle } from '#ui/foundations';
import { useLang } from '../i18n/useLang';
import { homePath } from '../routing/homePath';
import { SCREENS } from '../routing/screens';
import { useBackPath } from '../routing/useBackPath';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

/** Title, description and breadcrumb of the route shown (spec § 2 Breadcrumb); takes the focus at a change of screen. */
export function ScreenHead() {
  const { t } = useLang();
  const { held } = useSession();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pathname);
  const backHref = useBackPath(pathname);
  const data = SCREENS.find(({ path }) => matchPath(path, pathname))?.data;
  const title = data ? t(data.title) : '';
  useDocumentTitle(title, t('application.nom'));

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  if (!data) return null;
  // A screen may be open to whoever is not let into the one that it is below.
  const parentPath = (key: string) =>
    SCREENS.find(
      ({ path, data: { title: own, permissions } }) =>
        own === key && checkRoute(permissions, held, { path, params: {} }).allowed,
    )?.path;
  const items = data.breadcrumb.map((key, rank) => {
    const href = rank < data.breadcrumb.length - 1 ? parentPath(key) : undefined;
    return { id: key, label: t(key), ...(href === undefined ? {} : { href }) };
  });
  return (
    <Breadcrumb
      title={title}
      titleRef={heading}
      description={t(data.des)}
      items={items}
      homeHref={homePath(held)}
      {...(backHref === null ? {} : { backHref })}
      renderLink={RouterLink}
    />
  );
}
