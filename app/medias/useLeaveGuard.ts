import { useContext, useEffect, useState } from 'react';
import { type To, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

type Leave = () => void;
type Ask = (leave: Leave) => void;

export interface LeaveGuard {
  /** Leaves at once, or asks first. */
  ask: Ask;
  isAsking: boolean;
  confirm(): void;
  stay(): void;
}

/**
 * Asks before something unsent is lost: by the section's own buttons (`ask`), by a link, a button or Back of the
 * application, by closing the tab. `abandon` gives up what is unsent.
 */
export function useLeaveGuard(isUnsent: boolean, abandon: Leave): LeaveGuard {
  const [leave, setLeave] = useState<Leave | null>(null);
  useBeforeUnload(isUnsent);
  useNavigationStop(isUnsent, (next) => setLeave(() => next));
  return {
    ask: (next) => (isUnsent ? setLeave(() => next) : next()),
    isAsking: leave !== null,
    confirm: () => {
      setLeave(null);
      abandon();
      leave?.();
    },
    stay: () => setLeave(null),
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

/** The router's own blocker needs the data router, 16 kB more for every visitor. A change of the query is no leaving. */
function useNavigationStop(isOn: boolean, ask: Ask): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` sets a state, any of them does
  useEffect(() => {
    if (!isOn) return;
    const { push, replace } = navigator;
    const back = stopBack(pathname, ask);
    const stopping =
      (go: typeof push): typeof push =>
      (to, ...rest) => {
        if (pathOf(to, pathname) === pathname) {
          go(to, ...rest);
          back.note();
        } else ask(() => go(to, ...rest));
      };
    Object.assign(navigator, { push: stopping(push), replace: stopping(replace) });
    return () => {
      Object.assign(navigator, { push, replace });
      back.end();
    };
  }, [isOn, navigator, pathname]);
}

const pathOf = (to: To, pathname: string) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) || pathname;

/** The router's count of the history's entries. */
function entryIndex(): number | null {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/** Back and Forward are told when they are done: they are undone, and done again when one confirms. */
function stopBack(pathname: string, ask: Ask): { note: () => void; end: () => void } {
  let at = entryIndex();
  let isUndoing = false;
  const note = () => {
    at = entryIndex();
  };
  const pop = (event: PopStateEvent) => {
    const to = entryIndex();
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
    } else if (window.location.pathname === pathname || at === null || to === null) {
      note();
    } else {
      const steps = to - at;
      event.stopImmediatePropagation();
      isUndoing = true;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    }
  };
  // Captured: before the router hears of it.
  window.addEventListener('popstate', pop, { capture: true });
  return { note, end: () => window.removeEventListener('popstate', pop, { capture: true }) };
}
