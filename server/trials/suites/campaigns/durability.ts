import type { Traced } from './trace';

/** A payment that was acknowledged, by what its requests and rows carry. */
export interface Acknowledged {
  /** Of its request. */
  key: string;
  /** The name under which its proof is kept. */
  proof: string;
}

/** A step on the way of a payment, which ended then; null when it is not in the trace after the one before. */
interface Step {
  name: string;
  found: Traced | null;
}

const isSync = ({ call }: Traced) => call === 'fsync' || call === 'fdatasync';
/** The end of a text in the trace: COMMIT may travel alone, or behind what is written last. */
const COMMIT = /commit\\0/;

/** Looks a call up among those of a trace, in the order of their ends. */
function firstAfter(trace: readonly Traced[], instant: number, fits: (traced: Traced) => boolean): Traced | null {
  return trace.find((traced) => traced.start >= instant && fits(traced)) ?? null;
}

/**
 * The way of one payment through the system calls: its request is read; its proof is written, synced, renamed, its
 * folder synced; its row is sent to a process of the database; when both are over, COMMIT to the same process; a sync
 * of the log begins and returns; the answer is written on the socket of the request. Gives what is missing or out of
 * order (RELIABILITY F06, F07).
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

/** Each step is there, and begins when the one before has ended. */
function faultsOfOrder(steps: readonly Step[]): string[] {
  const missing = steps.filter(({ found }) => found === null).map(({ name }) => `no ${name}`);
  if (missing.length > 0) return missing;
  return steps.flatMap(({ name, found }, i) => {
    const before = steps[i - 1];
    return before?.found && found && found.start < before.found.end ? [`${name} before ${before.name}`] : [];
  });
}
