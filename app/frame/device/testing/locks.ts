type Take = (lock: object | null) => unknown;

interface Held {
  name: string;
  mode: 'shared' | 'exclusive';
}

/** The Web Locks of one browser, for tests that run in Node: each request counts as a tab and waits its turn. */
export class Locks {
  #held: Held[] = [];
  #waiting: { wish: Held; begin: () => void }[] = [];

  readonly #isFree = ({ name, mode }: Held) =>
    !this.#held.some((one) => one.name === name && (one.mode === 'exclusive' || mode === 'exclusive'));

  readonly query = async () => ({ held: [...this.#held], pending: [] });

  readonly request = async (name: string, ...rest: [Take] | [object, Take]): Promise<unknown> => {
    const take = rest.at(-1) as Take;
    const { mode = 'exclusive', ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as Partial<Held> & {
      ifAvailable?: boolean;
    };
    const wish: Held = { name, mode };
    if (!this.#isFree(wish)) {
      if (ifAvailable) return take(null);
      await new Promise<void>((begin) => this.#waiting.push({ wish, begin }));
    }
    this.#held.push(wish);
    try {
      return await take({ name, mode });
    } finally {
      this.#held = this.#held.filter((one) => one !== wish);
      const next = this.#waiting.find((one) => this.#isFree(one.wish));
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next?.begin();
    }
  };

  /** Lets another tab take `name`. Returns a function that releases it, or ends that tab. */
  takeElsewhere(name: string): () => void {
    let letGo: () => void = () => undefined;
    void this.request(
      name,
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve;
        }),
    );
    return () => letGo();
  }
}
