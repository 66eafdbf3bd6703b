import type { BackLayers } from '@comptoir/ui/foundations';
import type { Navigator } from 'react-router-dom';

/** How long the next page, or Back, waits for what is open to close before it holds an entry again. */
const CLOSING_MS = 300;
/** How long a move may take; what waits for it goes on then. */
const MOVING_MS = 1_000;

/** What the router keeps with an entry of the history: its index there. A held entry also has our mark. */
interface EntryState {
  idx?: number;
  isHeld?: true;
}

/** Where the router is: what the page's own entry must say. */
interface Place {
  state: EntryState;
  index: number;
  href: string;
}

type Own = Pick<Navigator, 'push' | 'replace'>;
type View = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

const stateOf = ({ history }: View) => (history.state ?? {}) as EntryState;
const indexOf = ({ idx = 0, isHeld }: EntryState) => idx - (isHeld ? 1 : 0);

/** Returns the index of the page in the history, whatever is open over it. */
export const pageIndex = (): number => indexOf(stateOf(window));

/**
 * Lets Back close what is open over the page (ADR 0051). While something is open, the history has one more entry of the
 * same address, the held entry. Back leaves it, and what was opened last closes; if something stays open, the entry is
 * taken up again. If everything closes in another way, the entry is left, too. The router hears of none of this.
 */
export class BackEntry {
  readonly #layers: BackLayers;
  readonly #view: View;
  #place: Place;
  /** The held entry is the next one in the history: it is taken up again, not made anew. */
  #isAhead = false;
  #isMoving = false;
  /** The move that was asked for leads to the held entry. */
  #leadsIn = false;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(layers: BackLayers, view: View = window) {
    this.#layers = layers;
    this.#view = view;
    this.#place = this.#read();
  }

  /** Hears of each move in the history; call it before the router does so. Returns a function that ends it. */
  listen(): () => void {
    this.#view.addEventListener('popstate', this.#pop);
    return () => this.#view.removeEventListener('popstate', this.#pop);
  }

  /** Follows what is open, and stands between the history and its router. Returns a function that ends it. */
  join(navigator: Navigator): () => void {
    const { push, replace, go } = navigator;
    const own = { push, replace, go };
    Object.assign(navigator, {
      push: this.#inTurn((...args: Parameters<Navigator['push']>) => this.#push(own, args)),
      replace: this.#inTurn((...args: Parameters<Navigator['replace']>) => this.#replace(own, args)),
      go: this.#inTurn((delta: number) => this.#leave(delta)),
    });
    const unsubscribe = this.#layers.subscribe(this.#change);
    this.#place = this.#read();
    // A page that was loaded again may stand on the held entry.
    this.#settleIn(0);
    return () => {
      Object.assign(navigator, own);
      unsubscribe();
      clearTimeout(this.#timer);
    };
  }

  get #isHeld(): boolean {
    return stateOf(this.#view).isHeld === true;
  }

  #read(): Place {
    const state = stateOf(this.#view);
    return { state, index: indexOf(state), href: this.#view.location.href };
  }

  /** Writes the router's place into the present entry, held or not; the place may have changed in the other one. */
  #write(isHeld: boolean, write: 'pushState' | 'replaceState'): void {
    const { isHeld: _mark, ...state } = this.#place.state;
    const entry = isHeld ? { ...state, idx: this.#place.index + 1, isHeld } : { ...state, idx: this.#place.index };
    this.#view.history[write](entry, '', this.#place.href);
  }

  #inTurn<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
    return (...args) => {
      if (this.#isMoving) this.#waiting.push(() => act(...args));
      else act(...args);
    };
  }

  /** A page that is opened from what is open over the page takes the place of the held entry. */
  #push({ push, replace }: Own, args: Parameters<Navigator['push']>): void {
    const isHeld = this.#isHeld;
    if (isHeld) replace(...args);
    else push(...args);
    this.#isAhead = false;
    this.#arrive(isHeld ? CLOSING_MS : 0);
  }

  #replace({ replace }: Own, args: Parameters<Navigator['replace']>): void {
    const isHeld = this.#isHeld;
    replace(...args);
    if (isHeld) this.#view.history.replaceState({ ...stateOf(this.#view), isHeld }, '');
    this.#arrive();
  }

  /** Moves by pages: the held entry does not count as one. */
  #leave(delta: number): void {
    this.#move(this.#isHeld && delta < 0 ? delta - 1 : delta);
  }

  #arrive(ms = 0): void {
    this.#place = this.#read();
    this.#scrollAgain();
    this.#settleIn(ms);
  }

  #move(delta: number): void {
    this.#isMoving = true;
    this.#leadsIn = delta > 0;
    this.#view.history.go(delta);
    this.#settleIn(MOVING_MS);
  }

  readonly #change = (): void => {
    // What closes may be followed by something else, or by another page, at the same moment.
    if (this.#layers.holdBack() && !this.#isMoving) this.#settle();
    else this.#settleIn(0);
  };

  #hold(): void {
    // The page stays where it is scrolled; the browser would bring it back to where it was when this opened.
    this.#view.history.scrollRestoration = 'manual';
    this.#write(true, 'pushState');
  }

  readonly #pop = (event: PopStateEvent): void => {
    // On a slow device somebody may press Back while the way to the held entry is still under way.
    const isAsked = this.#isMoving && this.#isHeld === this.#leadsIn;
    this.#isMoving = false;
    if (indexOf(stateOf(this.#view)) !== this.#place.index) {
      this.#isAhead = false;
      this.#arrive();
      return;
    }
    event.stopImmediatePropagation();
    const isHeld = this.#isHeld;
    this.#isAhead = !isHeld;
    this.#write(isHeld, 'replaceState');
    if (!isHeld) this.#scrollAgain();
    if (isAsked || isHeld) this.#settleIn(0);
    else this.#back();
  };

  #back(): void {
    if (this.#layers.holdBack()) {
      this.#layers.closeTop();
      this.#settleIn(CLOSING_MS);
    } else {
      // It has closed meanwhile, so this Back was meant for the page.
      this.#move(-1);
    }
  }

  /** Lets the browser scroll again from the next return on: it may still scroll just after it told of this one. */
  #scrollAgain(): void {
    setTimeout(() => {
      if (!this.#isHeld) this.#view.history.scrollRestoration = 'auto';
    });
  }

  #settleIn(ms: number): void {
    if (this.#isMoving && ms === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), ms);
  }

  /** Lets what waited go, then makes the history agree with what is open. */
  #settle(): void {
    this.#isMoving = false;
    const next = this.#waiting.shift();
    if (next) {
      next();
      return;
    }
    const holds = this.#layers.holdBack();
    // The browser tells of a move a moment after it happened.
    const isUntold = indexOf(stateOf(this.#view)) !== this.#place.index;
    if (isUntold || holds === this.#isHeld) return;
    if (!holds) this.#move(-1);
    else if (this.#isAhead) this.#move(1);
    else this.#hold();
  }
}
