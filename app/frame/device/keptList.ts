import type { RecordId } from '@comptoir/domain/units';
import { onLocalChange, writeLocal } from './storage';

type Listener = () => void;

/** A file by what tells it from another one: JSON knows nothing of it. */
export const named = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const textOf = (items: unknown) => JSON.stringify(items, (_, value: unknown) => named(value));

/** What the durable store holds of one kind for one user, the same in every tab. */
export class KeptList<T> {
  readonly #utilisateurid: RecordId;
  readonly #name: string;
  readonly #read: (utilisateurid: RecordId) => Promise<readonly T[]>;
  readonly #listeners = new Set<Listener>();
  #items: readonly T[] = [];
  #readings = 0;
  #shown = 0;
  /** Resolves once it was read for the first time. */
  readonly read: Promise<unknown>;

  /** `name` is where a tab tells the others that something has changed. */
  constructor(utilisateurid: RecordId, name: string, read: (utilisateurid: RecordId) => Promise<readonly T[]>) {
    this.#utilisateurid = utilisateurid;
    this.#name = name;
    this.#read = read;
    onLocalChange(name, () => void this.refresh());
    this.read = this.refresh();
  }

  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly T[] => this.#items;

  /** Reads anew what is kept on this device. */
  async refresh(): Promise<readonly T[]> {
    this.#readings += 1;
    const reading = this.#readings;
    // What cannot be read now is still what it was.
    const items = await this.#read(this.#utilisateurid).catch(() => this.#items);
    // What was asked for later is newer, whichever came first.
    if (reading < this.#shown) return this.#items;
    this.#shown = reading;
    if (textOf(items) !== textOf(this.#items)) this.#items = items;
    for (const listener of this.#listeners) listener();
    return items;
  }

  /** Tells the other tabs that something has changed. */
  tell(): void {
    writeLocal(this.#name, crypto.getRandomValues(new Uint32Array(1))[0]);
  }

  /** Does `work` on what is kept for this user; whatever it changed is known in every tab. */
  async change<R>(work: (utilisateurid: RecordId) => Promise<R>): Promise<R> {
    const result = await work(this.#utilisateurid);
    this.tell();
    await this.refresh();
    return result;
  }
}
