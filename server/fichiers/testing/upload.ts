import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { RecordId } from '@comptoir/domain/units';
import { video } from './media';

const BOUNDARY = 'comptoir-media-boundary';
const CHUNK = Buffer.alloc(256 * 1024);

/** A video that is sent piece by piece, as a phone does, so that it is never whole in this process. */
export interface VideoUpload {
  baseUrl: string;
  token: string;
  etapeprojetid: RecordId;
  bytes: number;
  /** The request has no content-length, so the server does not know the size beforehand. */
  isChunked?: boolean;
}

function open({ baseUrl, token, etapeprojetid, bytes, isChunked }: VideoUpload): {
  sending: ClientRequest;
  tail: Buffer;
} {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="provenance"\r\n\r\n${etapeprojetid}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="listefiles"; filename="a.mp4"\r\n\r\n`;
  const head = Buffer.concat([Buffer.from(field + file), video(64)]);
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const sending = request(`${baseUrl}/api/files/addfiles`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(!isChunked && { 'content-length': head.length + bytes - 64 + tail.length }),
    },
  });
  sending.write(head);
  return { sending, tail };
}

/** Sends `share` of the video, 0 to 1, one piece after the other. */
async function pour(sending: ClientRequest, bytes: number, share: number): Promise<void> {
  let left = Math.floor((bytes - 64) * share);
  while (left > 0 && !sending.destroyed) {
    const chunk = CHUNK.subarray(0, Math.min(CHUNK.length, left));
    left -= chunk.length;
    await new Promise<void>((resolve) => {
      sending.once('close', resolve);
      sending.write(chunk, () => {
        sending.off('close', resolve);
        resolve();
      });
    });
  }
}

/** A video whose beginning was sent. */
export interface BegunVideo {
  /** The answer's status, once it has come. */
  status: Promise<number>;
  /** Sends the rest. */
  finish(): Promise<void>;
}

/** Sends the beginning of a video; `finish` sends the rest. */
export function beginVideo(upload: VideoUpload): BegunVideo {
  const { sending, tail } = open(upload);
  // A client that was refused meanwhile may find the connection closed.
  sending.on('error', () => undefined);
  const status = once(sending, 'response').then(async ([answer]) => {
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode as number;
  });
  return {
    status,
    async finish() {
      await pour(sending, upload.bytes, 1);
      sending.end(tail);
    },
  };
}

/** Sends a whole video and returns the answer's status. */
export async function sendVideo(upload: VideoUpload): Promise<number> {
  const begun = beginVideo(upload);
  await begun.finish();
  return begun.status;
}

/** Sends a part of a video, 0 to 1, and closes the connection. */
export async function abortVideo(upload: VideoUpload, share: number): Promise<void> {
  const { sending } = open(upload);
  sending.on('error', () => undefined);
  await pour(sending, upload.bytes, share);
  const closed = new Promise((resolve) => sending.once('close', resolve));
  sending.destroy();
  await closed;
}
