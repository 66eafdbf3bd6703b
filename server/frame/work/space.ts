import { statfs } from 'node:fs/promises';
import { Refusal } from '@comptoir/contract/envelope';
import { turns } from './turns';

const CHECK_EVERY_MS = 5000;

/** Bytes of room that a body of unknown length takes at a time. */
const STEP_BYTES = 1024 * 1024;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Room on the disk that one request may fill, in bytes. */
export interface HeldRoom {
  /**
   * Call it before writing so many bytes: takes more room when the held room is used up. Throws a Refusal without room.
   */
  need(bytes: number): Promise<void>;
  /** So many bytes are on the disk: from now on the disk itself counts them. */
  wrote(bytes: number): void;
  /** Releases the room that was not written. */
  release(): void;
}

export interface SpaceGuard {
  /**
   * Refuses writes before the disk is full, so that the database never finds it full (RELIABILITY F10). `bytes` is the
   * size of the write. It asks the system at most every five seconds, and ignores the room that uploads hold: small
   * writes go on while uploads arrive. Throws Refusal `espace.insuffisant`.
   */
  assert(bytes?: number): Promise<void>;
  /**
   * Holds room for an upload before its first byte, besides the room that other uploads hold and have not filled. A
   * body of unknown length (undefined) takes its room piece by piece. Throws Refusal `espace.insuffisant`.
   */
  hold(bytes: number | undefined): Promise<HeldRoom>;
}

/** Bytes of a disk that uploads hold and have not written yet, of all processes of this machine. */
export interface Promised {
  /** Throws Refusal `espace.insuffisant` when the disk has no room besides what others hold. */
  hold(bytes: number): Promise<void>;
  release(bytes: number): void;
}

/** A disk is not asked again within a second when this much more is free: nobody can fill that in a second. */
const PLENTY_BYTES = 2 ** 30;
const PLENTY_MS = 1000;

/** Counts the room that is held on a folder's disk, of which `minFreeBytes` always remain free. */
export function promisedRoom(folder: string, minFreeBytes: number, freeBytes: FreeBytes = freeBytesOf): Promised {
  let promised = 0;
  /** Free bytes for new uploads: the disk's free bytes, less the room held since, written or not. */
  let spare = 0;
  /** When the disk was asked; while it is being asked, everybody waits for it. */
  let askedAt = Number.NEGATIVE_INFINITY;
  const oneByOne = turns(1);
  const take = (bytes: number) => {
    promised += bytes;
    spare -= bytes;
  };
  return {
    async hold(bytes) {
      if (spare - bytes > PLENTY_BYTES && performance.now() - askedAt < PLENTY_MS) return take(bytes);
      await oneByOne(async () => {
        // Read before the disk is asked: bytes that are written meanwhile count twice, but are never missed.
        const others = promised;
        const now = performance.now();
        askedAt = Number.NEGATIVE_INFINITY;
        spare = (await freeBytes(folder)) - others - minFreeBytes;
        askedAt = now;
        if (spare < bytes) throw new Refusal('espace.insuffisant');
        take(bytes);
      });
    },
    release(bytes) {
      promised -= bytes;
    },
  };
}

/**
 * Watches the free room of a folder's disk, of which `minFreeBytes` always remain free. `counted` counts what uploads
 * hold on this machine; when absent, only uploads of this process count.
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
    // The pending promise is kept, so that writes that come meanwhile wait for the same answer.
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
