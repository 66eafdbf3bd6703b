import pg from 'pg';

/** A statement as it goes to the driver, prepared under its name where it has one. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  name?: string | undefined;
}

export interface Result {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

/** What became of one statement of several: those behind one that failed fail with its error, and did nothing. */
export type Outcome = Result | { error: unknown };

/** The driver's statement; its methods are called by the client as messages of the database come. */
type Query = pg.Query & Record<(typeof OF_ONE)[number] | 'handleError' | 'handleReadyForQuery', Handle>;
type Handle = (message: unknown, connection?: pg.Connection) => void;

const OF_ONE = ['handleRowDescription', 'handleDataRow', 'handleCommandComplete', 'handleEmptyQuery'] as const;

interface Parsed extends pg.Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/**
 * Several statements in one round trip: all of them are written at once with one Sync behind the last, as the protocol
 * has it for a pipeline. PostgreSQL runs them one after the other, each with a snapshot of its own as if it had been
 * sent alone, and skips all that follow one that fails: a COMMIT at the end is never reached after an error. To the
 * driver it is one query (`pg.Submittable`), made of its own.
 */
export class Batch implements pg.Submittable {
  readonly outcomes: Promise<Outcome[]>;
  readonly #queries: Query[] = [];
  readonly #told: Outcome[] = [];
  /** The statement that the database's next message is about. */
  #at = 0;
  #end: (outcomes: Outcome[]) => void = () => undefined;

  constructor(
    private readonly statements: readonly Statement[],
    types: pg.CustomTypesConfig,
  ) {
    this.outcomes = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#queries = statements.map(({ text, values, name }, at) => {
      const config = { text, values: [...values], name, types, queryMode: 'extended' };
      const tell = (error: unknown, result: unknown) => {
        this.#told[at] ??= error ? { error } : (result as Result);
      };
      return new pg.Query(config as pg.QueryConfig, tell) as Query;
    });
  }

  /** What the client remembers as prepared once the database says so. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    try {
      for (const [at, query] of this.#queries.entries()) {
        query.submit(withoutSync);
        // Its values could not be written: neither it nor what follows is sent.
        if (this.#told[at]) break;
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#finish(undefined, connection);
  }

  handleError(error: unknown, connection: pg.Connection): void {
    this.#finish(error, connection);
  }

  #finish(error: unknown, connection: pg.Connection): void {
    for (const query of this.#queries.slice(0, this.#at)) query.handleReadyForQuery(connection);
    const unsent = this.#told[this.#at];
    const cause = unsent && 'error' in unsent ? unsent.error : error;
    const { parsedStatements, submittedNamedStatements } = connection as Parsed;
    for (let at = this.#at; at < this.statements.length; at += 1) {
      this.#told[at] = { error: cause };
      const name = this.statements[at]?.name;
      // What was skipped was not prepared either.
      if (name !== undefined && !parsedStatements[name]) delete submittedNamedStatements[name];
    }
    this.#end(this.#told);
  }
}
