import { checkRoute } from '@comptoir/domain/permission';
import { Breadcrumb } from '@comptoir/ui/Breadcrumb';
import { useDocumentTitle } from '@comptoir/ui/foundations';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { asLeft } from '../device/listState';
import { useLang } from '../i18n/useLang';
import { HeadContext } from '../routing/head';
import { homePath } from '../routing/homePath';
import { SCREENS } from '../routing/screens';
import { useBackPath } from '../routing/useBackPath';
import { useSession } from '../session/useSession';
import { RouterLink } from './RouterLink';

/**
 * Shows the title, description and breadcrumb of the present route (spec § 2 Shell), and what the screen (children)
 * adds to them. Its title takes the focus when the screen changes.
 */
export function ScreenHead({ children }: { children: ReactNode }) {
  const { t } = useLang();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pathname);
  const backHref = useBackPath(pathname);
  const { held } = useSession();
  const data = SCREENS.find(({ path }) => matchPath(path, pathname))?.data;
  const noun = data ? t(data.title) : '';
  const [name, setName] = useState<string | null>(null);
  const above = useParents(data?.breadcrumb.slice(0, -1) ?? [], pathname);
  const [note, setNote] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  useDocumentTitle(...(name === null ? [] : [name]), noun, noun && t('application.nom'));

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <HeadContext value={{ note, tools, setName }}>
      {data && (
        <Breadcrumb
          title={name ?? noun}
          titleRef={heading}
          description={data.des ? t(data.des) : <div ref={setNote} style={NOTE} />}
          parents={name === null ? above : [...above, { id: 'noun', label: noun }]}
          {...(backHref === null ? { homeHref: homePath(held) } : { backHref: asLeft(backHref, pathname) })}
          renderLink={RouterLink}
        >
          <div ref={setTools} style={{ display: 'contents' }} data-line />
        </Breadcrumb>
      )}
      {children}
    </HeadContext>
  );
}

/** Its parts stand side by side where there is room. */
const NOTE = { display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' } as const;

/**
 * Returns the screens above this one, as they were left, without the groups of the menu. A screen that the user may not
 * open has no link.
 */
function useParents(keys: readonly string[], here: string) {
  const { t } = useLang();
  const { held } = useSession();
  return SCREENS.filter(({ data }) => keys.includes(data.title)).map(({ path, data: { title, permissions } }) => ({
    id: title,
    label: t(title),
    ...(checkRoute(permissions, held, { path, params: {} }).allowed ? { href: asLeft(path, here) } : {}),
  }));
}
