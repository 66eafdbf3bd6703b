import { useBackLayer } from '@comptoir/ui/foundations';
import { useContext, useEffect, useState } from 'react';
import { type To, UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { pageIndex } from '../frame/routing/BackEntry';

type Act = () => void;
type Ask = (leave: Act) => void;

export interface LeaveGuard {
  /** Leaves at once if everything is sent, otherwise asks first. */
  ask: Ask;
  isAsking: boolean;
  confirm(): void;
  stay(): void;
}

/**
 * Asks before unsent files are lost: by the section's own buttons (`ask`), by a link, a button or Back of the
 * application, or by closing the tab. `abandon` gives up the unsent files.
 */
export function useLeaveGuard(isUnsent: boolean, abandon: Act): LeaveGuard {
  const [asked, setAsked] = useState<{ leave: Act } | null>(null);
  const ask: Ask = (leave) => setAsked({ leave });
  useBeforeUnload(isUnsent);
  useNavigationStop(isUnsent, ask);
  useBackStop(isUnsent, ask);
  return {
    ask: isUnsent ? ask : (leave) => leave(),
    isAsking: asked !== null,
    confirm: () => {
      setAsked(null);
      abandon();
      asked?.leave();
    },
    stay: () => setAsked(null),
  };
}

function useBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

/**
 * Holds back the application's navigation; the router's own blocker needs the data router, 16 kB more for every
 * visitor. A change of the query does not leave the screen.
 */
function useNavigationStop(isOn: boolean, ask: Ask): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` sets a state, any of them does
  useEffect(() => {
    if (!isOn) return;
    const { push, replace } = navigator;
    const holding =
      (go: typeof push): typeof push =>
      (to, ...rest) => {
        if (pathOf(to, pathname) === pathname) go(to, ...rest);
        else ask(() => go(to, ...rest));
      };
    Object.assign(navigator, { push: holding(push), replace: holding(replace) });
    return () => void Object.assign(navigator, { push, replace });
  }, [isOn, navigator, pathname]);
}

/** Asks before Back, but not where Back leads to the former page of a list on the same screen. */
function useBackStop(isOn: boolean, ask: Ask): void {
  const navigate = useNavigate();
  // Draws again when the router has moved, as the index changes then.
  useLocation();
  const index = pageIndex();
  const [first, setFirst] = useState<number | null>(null);
  if (isOn !== (first !== null)) setFirst(isOn ? index : null);
  useBackLayer(first !== null && index <= first, () => ask(() => void navigate(-1)));
}

const pathOf = (to: To, pathname: string) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) || pathname;
