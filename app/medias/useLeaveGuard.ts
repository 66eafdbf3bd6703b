import { useContext, useEffect, useState } from 'react';
import { type To, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

type Act = () => void;
type Ask = (leave: Act, stay?: Act) => void;

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
  const [asked, setAsked] = useState<{ leave: Act; stay: Act | undefined } | null>(null);
  const ask: Ask = (leave, stay) => setAsked({ leave, stay });
  useBeforeUnload(isUnsent);
  useNavigationStop(isUnsent, ask);
  return {
    ask: isUnsent ? ask : (leave) => leave(),
    isAsking: asked !== null,
    confirm: () => {
      setAsked(null);
      abandon();
      asked?.leave();
    },
    stay: () => {
      setAsked(null);
      asked?.stay?.();
    },
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
    const back = holdBack(ask);
    const holding =
      (go: typeof push): typeof push =>
      (to, ...rest) => {
        if (pathOf(to, pathname) === pathname) go(to, ...rest);
        else ask(() => (back.isHeld() ? replace : go)(to, ...rest));
      };
    Object.assign(navigator, { push: holding(push), replace: holding(replace) });
    return () => {
      Object.assign(navigator, { push, replace });
      back.end();
    };
  }, [isOn, navigator, pathname]);
}

const pathOf = (to: To, pathname: string) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname) || pathname;

interface EntryState {
  /** The router's index of this entry in the history. */
  idx?: number;
  isHeld?: boolean;
}

const entryState = () => (window.history.state ?? {}) as EntryState;

/** Asks before Back. Back cannot be prevented, so it first leaves an extra entry of the same address. */
function holdBack(ask: Ask) {
  const held = entryState();
  const hold = () => window.history.pushState({ ...held, isHeld: true }, '');
  const isHeld = () => entryState().isHeld === true;
  const pop = () => {
    if (entryState().idx === held.idx && !isHeld()) ask(() => window.history.back(), hold);
  };
  hold();
  window.addEventListener('popstate', pop);
  const end = () => {
    window.removeEventListener('popstate', pop);
    if (isHeld()) window.history.back();
  };
  return { isHeld, end };
}
