import { StartRefusal } from '../frame/work/startRefusal';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a tool as the whole process; exits with 1 when it fails. Errors that an operator can act on are shown without a
 * stack.
 */
export function runTool(main: () => Promise<void>): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${textOf(error)}\n`);
      process.exit(1);
    },
  );
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartRefusal || error.name === 'SchemaRefusal') return error.message;
  if ('code' in error && error.code === 'ENOSPC') return `Le disque est plein (disk full) : ${error.message}`;
  return error.stack ?? error.message;
}
