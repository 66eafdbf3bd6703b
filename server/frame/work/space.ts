import { statfs } from 'node:fs/promises';
import { Refusal } from '@comptoir/contract/envelope';
import { turns } from './turns';

const CHECK_EVERY_MS = 5000;

/** What a body of unknown length takes at a time, bytes. */
const STEP_BYTES = 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Room on the disk that one request may fill; bytes. */
export interface HeldRoom {
  /** Asked before so many bytes are written: takes more where what is held is used up. @throws Refusal without room */
  need(bytes: number): Promise<void>;
  /** So many are on the disk: from now on the disk itself tells of them. */
  wrote(bytes: number): void;
  /** Gives back what was not written. */
  release(): void;
}

export interface SpaceGuard {
  /**
   * Refuses writes before the disk is full, so that the database never meets it (RELIABILITY F10). `bytes` are those
   * that the write brings along. Asks the system at most every five seconds, and takes no account of what is held for
   * others: small writes go on while uploads come. @throws Refusal `espace.insuffisant`
   */
  assert(bytes?: number): Promise<void>;
  /**
   * Holds room for an upload before its first byte, beside all that others hold and have not written yet. Undefined
   * bytes are a body of unknown length, which takes room piece by piece. @throws Refusal `espace.insuffisant`
   */
  hold(bytes: number | undefined): Promise<HeldRoom>;
}

/** What uploads hold of a disk and have not written, bytes: all of them, in whichever process of this machine. */
export interface Promised {
  /** @throws Refusal `espace.insuffisant` when the disk has no room for it beside what others hold */
  hold(bytes: number): Promise<void>;
  release(bytes: number): void;
}

/** Counts what is held of a folder's disk, of which `minFreeBytes` always remain. */
export function promisedRoom(folder: string, minFreeBytes: number, freeBytes: FreeBytes = freeBytesOf): Promised {
  let promised = 0;
  const oneByOne = turns(1);
  return {
    hold: (bytes) =>
      oneByOne(async () => {
        // Counted before the disk is asked: what is written meanwhile counts twice, and never not at all.
        const others = promised;
        if ((await freeBytes(folder)) - others - bytes < minFreeBytes) throw new Refusal('espace.insuffisant');
        promised += bytes;
      }),
    release(bytes) {
      promised -= bytes;
    },
  };
}

/**
 * Watches the free room of a folder's disk, of which `minFreeBytes` always remain. `counted` is what uploads hold,
 * those of this process alone unless somebody counts for several.
 */
export function spaceGuard(
  folder: string,
  minFreeBytes: number,
  freeBytes: FreeBytes = freeBytesOf,
  counted?: Promised,
): SpaceGuard {
  let askedAt = Number.NEGATIVE_INFINITY;
  let free = Promise.resolve(0);
  const measure = () => {
    askedAt = performance.now();
    // Kept as it is asked: writes that come meanwhile wait for the same answer.
    free = freeBytes(folder);
    return free;
  };
  const promised = counted ?? promisedRoom(folder, minFreeBytes, measure);

  return {
    async assert(bytes = 0) {
      if (performance.now() - askedAt > CHECK_EVERY_MS) void measure();
      if ((await free) - bytes < minFreeBytes) throw new Refusal('espace.insuffisant');
    },
    async hold(bytes = 0) {
      let left = 0;
      let isOver = false;
      const give = (less: number) => {
        left -= less;
        if (less > 0) promised.release(less);
      };
      const grow = async (more: number) => {
        await promised.hold(more);
        left += more;
        if (isOver) give(left);
      };
      await grow(bytes);
      return {
        async need(wanted) {
          if (wanted > left) await grow(Math.max(STEP_BYTES, wanted - left));
        },
        wrote(written) {
          give(Math.min(written, left));
        },
        release() {
          isOver = true;
          give(left);
        },
      };
    },
  };
}
