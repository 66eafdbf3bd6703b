import type { Traced } from './trace';

/** An acknowledged payment, with what its request and its rows contain. */
export interface Acknowledged {
  /** Idempotency key of its request. */
  key: string;
  /** Name of its stored proof. */
  proof: string;
}

/**
 * A step of a payment, as the system call that ended it; null when the trace has no such call after the step before.
 */
interface Step {
  name: string;
  found: Traced | null;
}

const isSync = ({ call }: Traced) => call === 'fsync' || call === 'fdatasync';
/** COMMIT ends a text in the trace: it is sent alone, or after the last written statements. */
const COMMIT = /commit\\0/;

/**
 * Returns the first call of a trace that starts at or after the instant and fits; the trace is in the order in which
 * calls end.
 */
function firstAfter(trace: readonly Traced[], instant: number, fits: (traced: Traced) => boolean): Traced | null {
  return trace.find((traced) => traced.start >= instant && fits(traced)) ?? null;
}

/**
 * Follows one payment through the system calls, and returns what is missing or out of order (RELIABILITY F06, F07). The
 * order: the request is read; its proof is written, synced and renamed, and the folder is synced; its row is sent to a
 * process of the database; after both, COMMIT goes to the same process; a sync of the log begins and returns; the
 * answer is written to the request's socket.
 */
export function faultsOfWay(trace: readonly Traced[], { key, proof }: Acknowledged): string[] {
  const request = firstAfter(trace, 0, ({ call, args }) => call === 'read' && args.includes(key));
  if (!request) return [`${key}: its request is not in the trace`];
  const socket = request.args.slice(0, request.args.indexOf('>'));
  const reply = firstAfter(
    trace,
    request.end,
    ({ call, args }) => call.startsWith('write') && args.startsWith(socket) && args.includes('HTTP/1.1 201'),
  );
  const asked = { name: 'request', found: request };
  const { row, commit, log } = stepsOfCommit(trace, request.end, proof);
  const faults = [
    ...faultsOfOrder([
      asked,
      ...stepsOfProof(trace, request.end, proof),
      commit,
      log,
      { name: 'answer', found: reply },
    ]),
    ...faultsOfOrder([asked, row, commit]),
  ];
  return [...new Set(faults)].map((fault) => `${key}: ${fault}`);
}

function stepsOfProof(trace: readonly Traced[], since: number, proof: string): Step[] {
  const renamed = firstAfter(trace, since, ({ call, args }) => call.startsWith('rename') && args.includes(proof));
  const [, temporary = '', folder = ''] = /"([^"]+)", .*"([^"]+)\/[^"/]+"/.exec(renamed?.args ?? '') ?? [];
  const synced = firstAfter(trace, since, (traced) => isSync(traced) && traced.args.includes(`<${temporary}>`));
  const folderSynced = firstAfter(
    trace,
    renamed?.end ?? since,
    (traced) => isSync(traced) && traced.args.includes(`<${folder}>`),
  );
  const written = trace.findLast(({ call, args }) => /^p?write/.test(call) && args.includes(`<${temporary}>`)) ?? null;
  return [
    { name: 'write of the proof', found: temporary === '' ? null : written },
    { name: 'sync of the proof', found: temporary === '' ? null : synced },
    { name: 'rename of the proof', found: renamed },
    { name: 'sync of its folder', found: folder === '' ? null : folderSynced },
  ];
}

function stepsOfCommit(trace: readonly Traced[], since: number, proof: string): Record<'row' | 'commit' | 'log', Step> {
  const inserted = firstAfter(trace, since, ({ call, args }) => call === 'recvfrom' && args.includes(proof));
  const commit = firstAfter(
    trace,
    inserted?.end ?? since,
    ({ pid, call, args }) => pid === inserted?.pid && call === 'recvfrom' && COMMIT.test(args),
  );
  const logged = firstAfter(
    trace,
    commit?.end ?? Number.POSITIVE_INFINITY,
    (traced) => isSync(traced) && traced.args.includes('/pg_wal/'),
  );
  return {
    row: { name: 'row of the proof', found: inserted },
    commit: { name: 'COMMIT', found: commit },
    log: { name: 'sync of the log', found: logged },
  };
}

/** Checks that each step exists and begins after the step before has ended. */
function faultsOfOrder(steps: readonly Step[]): string[] {
  const missing = steps.filter(({ found }) => found === null).map(({ name }) => `no ${name}`);
  if (missing.length > 0) return missing;
  return steps.flatMap(({ name, found }, i) => {
    const before = steps[i - 1];
    return before?.found && found && found.start < before.found.end ? [`${name} before ${before.name}`] : [];
  });
}
