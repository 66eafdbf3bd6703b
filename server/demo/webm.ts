/*
 * A small WebM writer. A lossy WebP picture is one VP8 key frame, so a sequence of pictures makes a video that every
 * browser plays and seeks. The elements follow RFC 9559 (Matroska) and RFC 8794 (EBML).
 */

/** Milliseconds of one cluster; the cues point to clusters. */
const CLUSTER_MS = 1000;

const bytesOf = (id: number) => {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
};

function element(id: number, ...children: Buffer[]): Buffer {
  const data = Buffer.concat(children);
  const size = Buffer.alloc(4);
  // The size is written in four bytes, so it must be below 2^28.
  size.writeUInt32BE(0x10000000 + data.length);
  return Buffer.concat([bytesOf(id), size, data]);
}

const number = (id: number, value: number) => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value);
  return element(id, data);
};
const float = (id: number, value: number) => {
  const data = Buffer.alloc(8);
  data.writeDoubleBE(value);
  return element(id, data);
};
const text = (id: number, value: string) => element(id, Buffer.from(value));

/** Returns the VP8 frame of a lossy WebP without alpha. Throws for another kind of picture. */
function frameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('not a plain lossy WebP');
  return webp.subarray(20, 20 + webp.readUInt32LE(16));
}

/** Returns the block of a key frame, `ms` milliseconds after the start of its cluster. */
function block(frame: Buffer, ms: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(ms, 1);
  return element(0xa3, head, frame);
}

function clustersOf(pictures: readonly Buffer[], frameMs: number): Buffer[] {
  const perCluster = Math.floor(CLUSTER_MS / frameMs);
  const clusters: Buffer[] = [];
  for (let first = 0; first < pictures.length; first += perCluster) {
    const blocks = pictures.slice(first, first + perCluster).map((webp, n) => block(frameOf(webp), n * frameMs));
    clusters.push(element(0x1f43b675, number(0xe7, first * frameMs), ...blocks));
  }
  return clusters;
}

function cuesOf(clusters: readonly Buffer[], firstAt: number, clusterMs: number): Buffer {
  let at = firstAt;
  const points = clusters.map((cluster, n) => {
    const position = element(0xb7, number(0xf7, 1), number(0xf1, at));
    at += cluster.length;
    return element(0xbb, number(0xb3, n * clusterMs), position);
  });
  return element(0x1c53bb6b, ...points);
}

/** Makes a video of WebP pictures of the same size; each is shown for `frameMs` milliseconds. */
export function webmOf(pictures: readonly Buffer[], size: { width: number; height: number }, frameMs: number): Buffer {
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    text(0x4d80, 'Comptoir'),
    text(0x5741, 'Comptoir'),
    float(0x4489, pictures.length * frameMs),
  );
  const video = element(0xe0, number(0xb0, size.width), number(0xba, size.height));
  const track = element(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP8'), video);
  const tracks = element(0x1654ae6b, track);
  const clusters = clustersOf(pictures, frameMs);
  const clusterMs = Math.floor(CLUSTER_MS / frameMs) * frameMs;
  // The length of the cues does not depend on the positions in them.
  const before = info.length + tracks.length + cuesOf(clusters, 0, clusterMs).length;
  const segment = element(0x18538067, info, tracks, cuesOf(clusters, before, clusterMs), ...clusters);
  const header = element(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 2),
    number(0x4285, 2),
  );
  return Buffer.concat([header, segment]);
}
