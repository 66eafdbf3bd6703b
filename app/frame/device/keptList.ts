import type { RecordId } from '@comptoir/domain/units';
import { Listeners } from './listeners';
import { onLocalChange, writeLocal } from './storage';

/** Represents a file by name, size and date, because JSON cannot hold it. */
export const namedFile = (value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const textOf = (items: unknown) => JSON.stringify(items, (_, value: unknown) => namedFile(value));

/** A list of one kind of values in the durable store, for one user; it is the same in every tab. */
export class KeptList<T> {
  readonly #utilisateurid: RecordId;
  readonly #name: string;
  readonly #read: (utilisateurid: RecordId) => Promise<readonly T[]>;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #items: readonly T[] = [];
  #readings = 0;
  #shown = 0;
  /** Resolves once the list was read for the first time. */
  readonly read: Promise<unknown>;

  /** `name` is the entry of local storage through which a tab tells the others that something has changed. */
  constructor(utilisateurid: RecordId, name: string, read: (utilisateurid: RecordId) => Promise<readonly T[]>) {
    this.#utilisateurid = utilisateurid;
    this.#name = name;
    this.#read = read;
    onLocalChange(name, () => void this.refresh());
    this.read = this.refresh();
  }

  readonly items = (): readonly T[] => this.#items;

  /** Reads again what is kept on this device. */
  async refresh(): Promise<readonly T[]> {
    this.#readings += 1;
    const reading = this.#readings;
    // A list that cannot be read now counts as unchanged.
    const items = await this.#read(this.#utilisateurid).catch(() => this.#items);
    // A reading that began later is newer, even if it ended first.
    if (reading < this.#shown) return this.#items;
    this.#shown = reading;
    if (textOf(items) !== textOf(this.#items)) this.#items = items;
    this.#listeners.tell();
    return items;
  }

  /** Tells the other tabs that something has changed. */
  tell(): void {
    writeLocal(this.#name, crypto.getRandomValues(new Uint32Array(1))[0]);
  }

  /** Does `work` for this user, then lets every tab read the list again. */
  async change<R>(work: (utilisateurid: RecordId) => Promise<R>): Promise<R> {
    const result = await work(this.#utilisateurid);
    this.tell();
    await this.refresh();
    return result;
  }
}
