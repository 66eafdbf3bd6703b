/** Those who want to hear that something has changed. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns the unsubscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };
}
