import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { TestProject } from 'vitest/node';

const BUCKET = 'comptoir';

/** An S3-compatible store on throw-away data, with one bucket. */
export interface TestBucket {
  port: number;
  /** The settings that a server needs to use it. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a store; each test's database has its own place in it. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      // s3rver knows only this account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts one store for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { env, close } = await startBucket();
  project.provide('testStore', env);
  return close;
}
