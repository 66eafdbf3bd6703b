import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Sent } from './watched';

/** The values of a write; one run of its statements differs from another only by them. */
export type Asked = Readonly<Record<string, string | number>>;

/** A run of a write: its values, and the statements that it sent from BEGIN to COMMIT. */
export interface Recorded {
  asked: Asked;
  sent: readonly Sent[];
}

/** The origin of a parameter's value. */
type Source =
  | { kind: 'same'; value: unknown }
  | { kind: 'asked'; name: string }
  | { kind: 'given'; statement: number; column: string }
  | { kind: 'new' };

interface Step {
  text: string;
  sources: Source[];
}

/**
 * Learns the transaction of a write from two runs of the server's own code. A parameter that is equal in both stays.
 * One that differs comes from the values, or from a row of an earlier statement. A UUID from neither is made anew;
 * other texts (JSON of the audit and of the kept answer) stay those of the first run.
 */
export function learn(one: Recorded, other: Recorded): Step[] {
  const texts = ({ sent }: Recorded) => sent.map(({ text }) => text).join('\n');
  if (texts(one) !== texts(other)) throw new Error('two runs of one write sent other statements');
  return one.sent.map(({ text, values }, at) => ({
    text,
    sources: values.map((value, place) => sourceOf({ one, other, at, value, twin: other.sent[at]?.values[place] })),
  }));
}

interface Place {
  one: Recorded;
  other: Recorded;
  /** Rank of the statement. */
  at: number;
  value: unknown;
  /** The same parameter of the other run. */
  twin: unknown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function sourceOf({ one, other, at, value, twin }: Place): Source {
  if (value === twin) return { kind: 'same', value };
  const name = Object.keys(one.asked).find((key) => one.asked[key] === value && other.asked[key] === twin);
  if (name !== undefined) return { kind: 'asked', name };
  for (let statement = 0; statement < at; statement += 1) {
    const [row, twinRow] = [one, other].map(({ sent }) => (sent[statement]?.rows[0] ?? {}) as Record<string, unknown>);
    const column = Object.keys(row ?? {}).find((key) => row?.[key] === value && twinRow?.[key] === twin);
    if (column !== undefined) return { kind: 'given', statement, column };
  }
  return typeof value === 'string' && UUID.test(value) ? { kind: 'new' } : { kind: 'same', value };
}

/**
 * Sends the statements of a learned write with these values, one after the other on one connection. Files that it names
 * may become durable `meanwhile`: COMMIT waits for them.
 */
export async function replay(
  pool: pg.Pool,
  steps: readonly Step[],
  asked: Asked,
  meanwhile?: () => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  const given: Record<string, unknown>[] = [];
  try {
    const [durable, last] = [meanwhile?.(), steps.length - 1];
    for (const [at, { text, sources }] of steps.entries()) {
      if (at === last) await durable;
      const values = sources.map((source) => drawn(source, asked, given));
      const { rows } = await client.query(text, values);
      given.push(rows[0] ?? {});
    }
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function drawn(source: Source, asked: Asked, given: readonly Record<string, unknown>[]): unknown {
  if (source.kind === 'same') return source.value;
  if (source.kind === 'new') return randomUUID();
  return source.kind === 'asked' ? asked[source.name] : given[source.statement]?.[source.column];
}
