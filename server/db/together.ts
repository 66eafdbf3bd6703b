import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely';
import { Batch, type Outcome, type Result, type Statement } from './batch';
import type { Db } from './pool';
import { isOfAnotherSchema, namedStatement, nameOf, PreparingClient, runPrepared, unnameStatement } from './prepared';

/** A statement whose text comes again and again, and the answer `T` made from its rows `Row`. */
export interface Question<T, Row = unknown> {
  query(db: Db): RawBuilder<Row> | Compilable<Row>;
  told(rows: Row[]): T;
}

/** Questions by name; an undefined one is not asked. */
export type Questions = Readonly<Record<string, Question<unknown> | undefined>>;

type AnswerOf<One> = One extends { told(rows: never[]): infer T } ? T : undefined;

/** The answer to each of these questions; undefined for one that was not asked. */
export type Answers<Q extends Questions> = { readonly [Name in keyof Q]: AnswerOf<Q[Name]> };

/** Asks a single question and returns its answer. */
export async function askQuestion<T, Row>(db: Db, { query, told }: Question<T, Row>): Promise<T> {
  return told((await runPrepared(db, query(db))).rows);
}

/** Texts that are not SQL, so a connection that does not gather refuses them. */
const TOGETHER = 'comptoir: together';
const LATER = 'comptoir: later';

const statementOf = (db: Db, query: RawBuilder<unknown> | Compilable<unknown>): Statement => {
  const { sql, parameters } = namedStatement(query.compile(db));
  return { text: sql, values: parameters };
};

/**
 * Writes by a statement whose rows nobody waits for. It keeps its place among the statements of its transaction, and is
 * sent with the next one or with COMMIT. When it fails, that next statement fails with its error and does nothing.
 * Outside a transaction it is sent at once.
 */
export async function writeLater(trx: Db, query: RawBuilder<unknown> | Compilable<unknown>): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(LATER, [statementOf(trx, query)]));
}

/**
 * Asks all questions of several groups in one round trip, in order (`Batch`), so that a lock is held before the next
 * question reads. Each group has its own answer: it fails when one of its questions, or an earlier one, failed.
 */
export function askTogether<Groups extends readonly Questions[]>(
  db: Db,
  ...groups: Groups
): { [At in keyof Groups]: Promise<Answers<Groups[At]>> } {
  const statements = groups.flatMap(askedOf).map(([, { query }]) => statementOf(db, query(db)));
  const sent = CompiledQuery.raw(TOGETHER, statements) as CompiledQuery<Outcome>;
  const all = statements.length > 0 ? db.executeQuery<Outcome>(sent) : Promise.resolve({ rows: [] });
  let from = 0;
  const answers = groups.map((group) => {
    const first = from;
    from += askedOf(group).length;
    const answered = all.then(({ rows }) => answersOf(group, rows.slice(first)));
    // The error is thrown where the group is awaited, so that a refusal by an earlier one comes first.
    answered.catch(() => undefined);
    return answered;
  });
  return answers as { [At in keyof Groups]: Promise<Answers<Groups[At]>> };
}

type Named = [name: string, question: Question<unknown>];
const askedOf = (group: Questions) => Object.entries(group).filter((one): one is Named => one[1] !== undefined);

function answersOf(group: Questions, outcomes: readonly Outcome[]): Record<string, unknown> {
  return Object.fromEntries(
    askedOf(group).map(([name, { told }], at) => [name, told(resultOf(outcomes[at] as Outcome).rows)]),
  );
}

function resultOf(outcome: Outcome): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome;
}

/** Returns the statements that a call of a connection's `query` carries, or null when the call is an ordinary query. */
export function carriedBy(first: unknown, values: unknown): readonly Statement[] | null {
  return first === TOGETHER || first === LATER ? (values as Statement[]) : null;
}

/** The text with which Kysely begins the transactions of `inTransaction`. */
const BEGIN = 'start transaction isolation level read committed';
const NOTHING: Result = { command: '', rowCount: 0, rows: [] };

/** A connection that sends BEGIN and the statements of `writeLater` with the statement that follows them. */
export class GatheringClient extends PreparingClient {
  #held: Statement[] = [];
  #isOpen = false;

  protected override dispatch(first: unknown, ...others: unknown[]): unknown {
    if (first === BEGIN) {
      this.#isOpen = true;
      this.#held = [{ text: BEGIN, values: [] }];
      return Promise.resolve(NOTHING);
    }
    if (first === LATER) return this.#hold((others[0] as [Statement])[0]);
    if (first === TOGETHER) return this.#all(others[0] as Statement[]);
    if (first === 'commit' || first === 'rollback') return this.#close(first);
    if (this.#held.length === 0) return super.dispatch(first, ...others);
    return this.#last({ text: first as string, values: others[0] as unknown[] });
  }

  async #hold(statement: Statement): Promise<unknown> {
    if (!this.#isOpen) return super.dispatch(statement.text, statement.values);
    this.#held.push(statement);
    return NOTHING;
  }

  async #close(how: 'commit' | 'rollback'): Promise<unknown> {
    const isUnsent = this.#held[0]?.text === BEGIN;
    this.#isOpen = false;
    if (how === 'rollback' || (isUnsent && this.#held.length === 1)) this.#held = [];
    if (this.#held.length > 0) return this.#last({ text: how, values: [] });
    return isUnsent ? NOTHING : super.dispatch(how);
  }

  /** Sends a statement with those held before it, and returns its result. */
  async #last(statement: Statement): Promise<Result> {
    const { rows } = await this.#all([statement]);
    return resultOf(rows[0] as Outcome);
  }

  async #all(statements: readonly Statement[]): Promise<{ rows: Outcome[] }> {
    const held = this.#held.length;
    const sent = [...this.#held, ...statements].map((one) => ({ ...one, name: nameOf(one.text) }));
    this.#held = [];
    const batch = new Batch(sent, { getTypeParser: this.getTypeParser.bind(this) as typeof this.getTypeParser });
    super.dispatch(batch);
    const outcomes = await batch.outcomes;
    const failed = outcomes.findIndex((outcome) => 'error' in outcome);
    const failure = outcomes[failed];
    if (failure && 'error' in failure && isOfAnotherSchema(failure.error)) unnameStatement(sent[failed]?.text ?? '');
    return { rows: outcomes.slice(held) };
  }
}
