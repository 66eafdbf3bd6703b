import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely';
import { Batch, type Outcome, type Result, type Statement } from './batch';
import type { Db } from './pool';
import { isOfAnotherSchema, namedStatement, nameOf, PreparingClient, runPrepared, unnameStatement } from './prepared';

/** A statement whose text comes again and again, and the answer `T` that its rows `Row` give. */
export interface Question<T, Row = unknown> {
  /** Tells the question from the others that are asked with it. */
  key: string;
  query(db: Db): RawBuilder<Row> | Compilable<Row>;
  told(rows: Row[]): T;
}

/** Any question, whatever its answer. */
export type AnyQuestion = Question<unknown>;

/** Asks a single question and returns its answer. */
export async function askQuestion<T, Row>(db: Db, { query, told }: Question<T, Row>): Promise<T> {
  return told((await runPrepared(db, query(db))).rows);
}

/** Texts that are no SQL, so a connection that does not gather refuses them. */
const TOGETHER = 'comptoir: together';
const LATER = 'comptoir: later';

const statementOf = (db: Db, query: RawBuilder<unknown> | Compilable<unknown>): Statement => {
  const { sql, parameters } = namedStatement(query.compile(db));
  return { text: sql, values: parameters };
};

/**
 * Writes by a statement whose rows nobody waits for. It keeps its place among the statements of its transaction, and
 * travels with the next one or with COMMIT. When it fails, that next statement fails with its error and does nothing.
 * Without a transaction it is sent at once.
 */
export async function writeLater(trx: Db, query: RawBuilder<unknown> | Compilable<unknown>): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(LATER, [statementOf(trx, query)]));
}

/**
 * The answers to questions that were asked together; each is taken once. A question that was not among them is asked
 * when its answer is wanted.
 */
export class Asked {
  readonly #rows = new Map<string, Promise<unknown[]>>();

  /** Whether any question was asked ahead. */
  readonly isAhead: boolean;

  constructor(
    private readonly db: Db,
    questions: readonly AnyQuestion[],
  ) {
    this.isAhead = questions.length > 0;
    if (!this.isAhead) return;
    const statements = questions.map(({ query }) => statementOf(db, query(db)));
    const all = db.executeQuery<Outcome>(CompiledQuery.raw(TOGETHER, statements) as CompiledQuery<Outcome>);
    for (const [at, { key }] of questions.entries()) {
      const rows = all.then((outcomes) => resultOf(outcomes.rows[at] as Outcome).rows);
      // The error is thrown by `told`, so that a refusal by an earlier answer comes first.
      rows.catch(() => undefined);
      this.#rows.set(key, rows);
    }
  }

  async told<T, Row>(question: Question<T, Row>): Promise<T> {
    const rows = this.#rows.get(question.key);
    if (!rows) return askQuestion(this.db, question);
    this.#rows.delete(question.key);
    return question.told((await rows) as Row[]);
  }
}

/**
 * Asks several questions in one round trip, in their order (`Batch`), so that a lock is held before the next question
 * reads. `told` gives each answer or its failure: a caller that takes them in their order decides as if each had been
 * asked alone.
 */
export function askTogether(trx: Db, questions: readonly AnyQuestion[]): Asked {
  return new Asked(trx, questions);
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
