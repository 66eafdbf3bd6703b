import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sharedValue } from '../../db/installation.repository';
import type { Db } from '../../db/pool';
import { openDiskStorage } from './diskStorage';
import type { S3Settings } from './s3Client';
import { openS3Storage } from './s3Storage';
import type { Spool, SpooledBytes } from './spool';

/**
 * Where kept files are: a data directory, or an S3-compatible store, each call of which may throw a StorageFailure.
 * Names are random, never a client's (RELIABILITY § 5.7).
 */
export interface FileStorage extends Spool {
  /** Whether files are kept on this machine's disk. */
  readonly isLocal: boolean;
  /** Makes a temporary file permanent, durably, under a key of its own or the given one; gives the key. */
  keep(spooled: SpooledBytes, key?: string): Promise<string>;
  /** With what is drawn of it. A key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Bytes `start` to `end`, both included; null when there is no such key. */
  read(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Keys of the kept files that are older than `ageMs`, some at a time. */
  keysOlderThan(ageMs: number): AsyncIterable<string[]>;
  /** Lets its connections go. */
  close(): void;
}

/** A store elsewhere, and the name below which an installation has its files there. */
export interface Store extends S3Settings {
  installation: string;
}

/** Opens the files of a data directory, or those of the store; uploads in progress are in the directory either way. */
export function openStorage(dataDir: string, store?: Store): Promise<FileStorage> {
  return store ? openS3Storage(store, dataDir) : openDiskStorage(dataDir);
}

/** Opens the files that the rows of this database name, where the settings say they are. */
export async function openFiles(s3: S3Settings | undefined, dataDir: string, db: Db): Promise<FileStorage> {
  return openStorage(dataDir, s3 && { ...s3, installation: await sharedValue(db, 'fichiers', randomUUID()) });
}
