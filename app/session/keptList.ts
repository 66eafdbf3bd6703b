import { onLocalChange, writeLocal } from './storage';

type Listener = () => void;

/** What the durable store holds of one kind for one user, the same in every tab. */
export class KeptList<T> {
  readonly #utilisateurid: number;
  readonly #name: string;
  readonly #read: (utilisateurid: number) => Promise<readonly T[]>;
  readonly #listeners = new Set<Listener>();
  #items: readonly T[] = [];

  /** `name` is where a tab tells the others that something has changed. */
  constructor(utilisateurid: number, name: string, read: (utilisateurid: number) => Promise<readonly T[]>) {
    this.#utilisateurid = utilisateurid;
    this.#name = name;
    this.#read = read;
    onLocalChange(name, () => void this.refresh());
    void this.refresh();
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly T[] => this.#items;

  /** Reads anew what is kept on this device. */
  async refresh(): Promise<readonly T[]> {
    // What cannot be read now is still what it was.
    const items = await this.#read(this.#utilisateurid).catch(() => this.#items);
    if (JSON.stringify(items) !== JSON.stringify(this.#items)) this.#items = items;
    for (const listener of this.#listeners) listener();
    return items;
  }

  /** Does `work` on what is kept for this user; whatever it changed is known in every tab. */
  async change<R>(work: (utilisateurid: number) => Promise<R>): Promise<R> {
    const result = await work(this.#utilisateurid);
    writeLocal(this.#name, crypto.getRandomValues(new Uint32Array(1))[0]);
    await this.refresh();
    return result;
  }
}
