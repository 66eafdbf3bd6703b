/** The parts of an error in a log line. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
  [more: string]: unknown;
}

type Detailed = Error & { code?: unknown; table?: unknown; constraint?: unknown; severity?: unknown };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Returns an error without its data (RELIABILITY F112). PostgreSQL quotes rows and values in its details and in the
 * messages of some classes (22: a value that it could not read; 42: a part of the query). A broken reply quotes input.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, code, table, constraint, severity, cause } = error as Detailed;
  const isOfDatabase = severity !== undefined;
  const mayQuote = (isOfDatabase && /^(22|42|P0)/.test(String(code))) || name === 'ZodError' || name === '$ZodError';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: isOfDatabase ? 'DatabaseError' : name,
    message: mayQuote ? '' : error.message,
    stack: frames.join('\n'),
    ...(textOf(code) && { code: textOf(code) }),
    ...(textOf(table) && { table: textOf(table) }),
    ...(textOf(constraint) && { constraint: textOf(constraint) }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  } as LoggedError;
}
