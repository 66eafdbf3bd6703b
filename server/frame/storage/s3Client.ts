import type { S3Client } from '@aws-sdk/client-s3';
import { StartRefusal } from '../work/startRefusal';
import { StorageFailure } from './storageFailure';

/** An S3-compatible store and the account that uses it (docs/operations.md "Settings"). */
export interface S3Settings {
  /** Undefined for Amazon's own store, which the region names. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Writes the bucket's name in the path, not in the host's name. */
  forcePathStyle: boolean;
}

/**
 * Milliseconds to connect, and (`SILENCE_MS`) without traffic before a connection is cut: a film paused in a browser
 * holds its connection that long.
 */
const CONNECT_MS = 3000;
const SILENCE_MS = 120_000;
/** Every reader of a film holds one connection. */
const MAX_SOCKETS = 512;
const ATTEMPTS = 3;

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Opens a client of the store. Only installations with a store load the library. */
export async function openS3Client(settings: S3Settings): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  const agent = { maxSockets: MAX_SOCKETS, keepAlive: true };
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Failures are thrown and the caller reports them, so the library must not write to the console.
    logger: SILENT,
    // Many compatible stores do not know the newer checksums; the signature already covers the bytes that are sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

interface Answer {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as Answer | null)?.$metadata?.httpStatusCode;

/** Tells whether the store has no such object, or no such bucket. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Tells whether the store would answer the same again: a wrong key, another account's bucket. */
export function isFinal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 300 && status < 500 && ![408, 429].includes(status);
}

/** Returns the failure to throw for a failed request. */
export function failureOf(error: unknown): StorageFailure {
  const isFull = statusOf(error) === 507 || /quota|full/i.test((error as Answer | null)?.name ?? '');
  return new StorageFailure(error, isFull);
}

/**
 * Asks for the bucket once, so that settings that can never work are reported at the start, not at the first payment. A
 * store that does not answer yet does not prevent the start: files are refused until it answers. Throws a StartRefusal
 * when the store refuses the account or has no such bucket.
 */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  const client = await openS3Client(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
  } catch (error) {
    if (!isFinal(error)) return;
    const { name, message } = error as Error;
    throw new StartRefusal(
      `Le dépôt de fichiers S3_BUCKET=${settings.bucket} ne s’ouvre pas (${statusOf(error)} ${name}, ${message}) : ` +
        'vérifiez S3_ENDPOINT, S3_REGION, la clé et ses droits (the bucket cannot be opened).',
    );
  } finally {
    client.destroy();
  }
}
