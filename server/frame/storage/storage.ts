import type { Readable } from 'node:stream';
import type { S3Settings } from './s3Client';
import type { Spool, SpooledBytes } from './spool';

/**
 * Where kept files are: a data directory, or an S3-compatible store, whose calls may throw a StorageFailure. Names are
 * random and never come from a client (RELIABILITY § 5.7).
 */
export interface FileStorage extends Spool {
  /** Whether files are kept on this machine's disk. */
  readonly isLocal: boolean;
  /** Makes a temporary file permanent and durable, under a new key or the given one; returns the key. */
  keep(spooled: SpooledBytes, key?: string): Promise<string>;
  /** Removes a file and its drawings. A missing key is no error. */
  remove(key: string): Promise<void>;
  /** Reads the bytes `start` to `end`, both included; null when the key does not exist. */
  read(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Returns the number of bytes of a file; null when the key does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /** Lists the keys of kept files that are older than `ageMs`, in several parts. */
  keysOlderThan(ageMs: number): AsyncIterable<string[]>;
  /** Closes the connections of the storage. */
  close(): void;
}

/** An S3-compatible store, and the prefix of an installation's files there. */
export interface Store extends S3Settings {
  installation: string;
}
