/** One system call of a traced process, as strace reports it. Instants in seconds. */
export interface Traced {
  pid: number;
  start: number;
  end: number;
  call: string;
  /** The text between the parentheses; strings are escaped as strace writes them. */
  args: string;
}

const WHOLE = /^(\d+) +(\d+\.\d+) (\w+)\((.*)\) += +-?\d+.*<(\d+\.\d+)>$/;
const UNFINISHED = /^(\d+) +(\d+\.\d+) (\w+)\((.*) <unfinished \.\.\.>$/;
const RESUMED = /^(\d+) +(\d+\.\d+) <\.\.\. (\w+) resumed>(.*)\) += +-?\d+.*<(\d+\.\d+)>$/;

/** Reads the output of `strace -f -ttt -T`; returns the calls in the order in which they ended. */
export function readTrace(text: string): Traced[] {
  const begun = new Map<string, { start: number; args: string }>();
  const traced: Traced[] = [];
  for (const line of text.split('\n')) {
    const whole = WHOLE.exec(line);
    if (whole) {
      const [, pid, start, call = '', args = '', took] = whole;
      traced.push({ pid: Number(pid), start: Number(start), end: Number(start) + Number(took), call, args });
      continue;
    }
    const unfinished = UNFINISHED.exec(line);
    if (unfinished) {
      const [, pid, start, call, args = ''] = unfinished;
      begun.set(`${pid} ${call}`, { start: Number(start), args });
      continue;
    }
    const [, pid, , call = '', rest = '', took] = RESUMED.exec(line) ?? [];
    const former = begun.get(`${pid} ${call}`);
    if (former) {
      const end = former.start + Number(took);
      traced.push({ pid: Number(pid), start: former.start, end, call, args: former.args + rest });
    }
  }
  return traced.sort((a, b) => a.end - b.end);
}
