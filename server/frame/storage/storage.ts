import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sharedValue } from '../../db/installation.repository';
import type { Db } from '../../db/pool';
import { openDiskStorage } from './diskStorage';
import type { S3Settings } from './s3Client';
import { openS3Storage } from './s3Storage';
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
  /** Lists the keys of kept files that are older than `ageMs`, in several parts. */
  keysOlderThan(ageMs: number): AsyncIterable<string[]>;
  /** Closes the connections of the storage. */
  close(): void;
}

/** An S3-compatible store, and the name under which an installation has its files there. */
export interface Store extends S3Settings {
  installation: string;
}

/**
 * Opens the files of a data directory or, when given, of the store. Uploads in progress are always in the directory.
 */
export function openStorage(dataDir: string, store?: Store): Promise<FileStorage> {
  return store ? openS3Storage(store, dataDir) : openDiskStorage(dataDir);
}

/** Opens the files that the rows of this database name, at the place that the settings give. */
export async function openFiles(s3: S3Settings | undefined, dataDir: string, db: Db): Promise<FileStorage> {
  return openStorage(dataDir, s3 && { ...s3, installation: await sharedValue(db, 'fichiers', randomUUID()) });
}
