import { randomUUID } from 'node:crypto';
import { sharedValue } from '../../db/installation.repository';
import type { Db } from '../../db/pool';
import { openDiskStorage } from './diskStorage';
import type { S3Settings } from './s3Client';
import { openS3Storage } from './s3Storage';
import type { FileStorage, Store } from './storage';

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
