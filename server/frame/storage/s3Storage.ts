import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import { drawnKeys } from './keys';
import { failureOf, isFinal, isMissing, openS3Client } from './s3Client';
import { openSpool, type SpooledBytes } from './spool';
import type { FileStorage, Store } from './storage';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z])?$/;
const ATTEMPTS = 3;
const PAUSE_MS = 200;

type Library = typeof import('@aws-sdk/client-s3');

/**
 * The objects of one installation. Their names begin with its own prefix, so that no other installation's objects are
 * swept.
 */
interface Objects {
  library: Library;
  client: S3Client;
  bucket: string;
  prefix: string;
}

/** Opens the files of an installation in an S3-compatible store. Uploads in progress are in the data directory. */
export async function openS3Storage(store: Store, dataDir: string): Promise<FileStorage> {
  const library = await import('@aws-sdk/client-s3');
  const client = await openS3Client(store);
  const { bucket, installation } = store;
  const objects: Objects = { library, client, bucket, prefix: `${installation}/` };
  const named = (key: string) => ({ Bucket: bucket, Key: nameOf(objects, key) });
  const spool = await openSpool(dataDir);
  return {
    ...spool,
    isLocal: false,
    async keep(spooled, key = randomUUID()) {
      await putObject(objects, key, spooled);
      await rm(spooled.path, { force: true });
      return key;
    },
    async remove(key) {
      const gone = (name: string) =>
        client.send(new library.DeleteObjectCommand(named(name))).catch((error: unknown) => {
          if (!isMissing(error)) throw failureOf(error);
        });
      await Promise.all([key, ...drawnKeys(key)].map(gone));
    },
    async read(key, { start, end }) {
      try {
        const got = await client.send(new library.GetObjectCommand({ ...named(key), Range: `bytes=${start}-${end}` }));
        return got.Body as Readable;
      } catch (error) {
        if (isMissing(error)) return null;
        throw failureOf(error);
      }
    },
    async sizeOf(key) {
      try {
        return (await client.send(new library.HeadObjectCommand(named(key)))).ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw failureOf(error);
      }
    },
    keysOlderThan: (ageMs) => keysOlderThan(objects, ageMs),
    async assertThere(signal) {
      await spool.assertThere(signal);
      await client.send(new library.HeadBucketCommand({ Bucket: bucket }), { abortSignal: signal });
    },
    close: () => client.destroy(),
  };
}

/**
 * Names an object like its path below `files` in a data directory, so that files can be copied between the two as they
 * are.
 */
const nameOf = ({ prefix }: Objects, key: string) => `${prefix}${key.slice(0, 2)}/${key}`;

/**
 * Sends a file in one request: the store keeps exactly the bytes that were hashed, or nothing. A stream cannot be sent
 * twice, so each attempt opens the file again.
 */
async function putObject(objects: Objects, key: string, file: SpooledBytes): Promise<void> {
  const { library, client, bucket } = objects;
  for (let attempt = 1; ; attempt += 1) {
    const body = createReadStream(file.path);
    const command = new library.PutObjectCommand({
      Bucket: bucket,
      Key: nameOf(objects, key),
      Body: body,
      ContentLength: file.bytes,
      ContentType: 'application/octet-stream',
    });
    command.middlewareStack.add(
      (next) => (args) => {
        // The hash is signed with the request, so a store that receives other bytes refuses them.
        (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = file.sha256;
        return next(args);
      },
      { step: 'build' },
    );
    try {
      await client.send(command);
      return;
    } catch (error) {
      body.destroy();
      if (attempt === ATTEMPTS || isFinal(error)) throw failureOf(error);
      await sleep(PAUSE_MS * attempt);
    }
  }
}

/** Lists old keys. Ages are measured by the store's own clock, which dates its objects. */
async function* keysOlderThan({ library, client, bucket, prefix }: Objects, ageMs: number): AsyncIterable<string[]> {
  let token: string | undefined;
  do {
    let storeNow = Date.now();
    const command = new library.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
    command.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        const { headers } = result.response as { headers: Record<string, string> };
        storeNow = Date.parse(headers.date ?? '') || storeNow;
        return result;
      },
      { step: 'deserialize' },
    );
    const page: ListObjectsV2CommandOutput = await client.send(command).catch((error: unknown) => {
      throw failureOf(error);
    });
    yield (page.Contents ?? [])
      .filter(({ LastModified }) => LastModified !== undefined && LastModified.getTime() < storeNow - ageMs)
      .map(({ Key = '' }) => Key.slice(Key.lastIndexOf('/') + 1))
      .filter((key) => KEY.test(key));
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}
