import { Refusal } from '@comptoir/contract/envelope';
import type { ErrorCode } from '@comptoir/contract/errors';

/** The questions that one side answers: for each name, the type of the question and of its answer. */
export type Calls = Record<string, { asked: unknown; answered: unknown }>;

/** The functions by which one side answers. */
export type Answers<C extends Calls> = { [K in keyof C]: (asked: C[K]['asked']) => Promise<C[K]['answered']> };

/** Asks the other side. A refusal there is thrown here too; a side that is gone never answers. */
export type Ask<C extends Calls> = <K extends keyof C & string>(
  name: K,
  asked: C[K]['asked'],
) => Promise<C[K]['answered']>;

/** The connection of two processes of one server: the primary's view of a worker, or the worker's own process. */
export interface Line {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  send(message: unknown): void;
}

interface Question {
  comptoir: 'question';
  id: number;
  name: string;
  asked: unknown;
}

interface Answer {
  comptoir: 'answer';
  id: number;
  answered?: unknown;
  refusal?: ErrorCode;
  fault?: string;
}

interface Waiting {
  resolve(answered: unknown): void;
  reject(error: Error): void;
}

/** Connects this side to the other: answers its questions with `answers`, and returns the function that asks it. */
export function joinedLine<Theirs extends Calls, Ours extends Calls>(line: Line, answers: Answers<Ours>): Ask<Theirs> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  line.on('message', (message) => {
    if (isOurs(message, 'question')) void answerQuestion(message, answers).then((said) => line.send(said));
    else if (isOurs(message, 'answer')) takeAnswer(message, waiting);
  });
  return (name, asked) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      line.send({ comptoir: 'question', id: last, name, asked } satisfies Question);
    });
}

/** Tells our messages from those that Node itself sends between the processes. */
function isOurs(message: unknown, kind: 'question'): message is Question;
function isOurs(message: unknown, kind: 'answer'): message is Answer;
function isOurs(message: unknown, kind: string): boolean {
  return (message as Partial<Question> | null)?.comptoir === kind;
}

async function answerQuestion<C extends Calls>({ id, name, asked }: Question, answers: Answers<C>): Promise<Answer> {
  try {
    return { comptoir: 'answer', id, answered: await answers[name]?.(asked) };
  } catch (error) {
    if (error instanceof Refusal) return { comptoir: 'answer', id, refusal: error.code };
    return { comptoir: 'answer', id, fault: (error as Error).message };
  }
}

function takeAnswer({ id, answered, refusal, fault }: Answer, waiting: Map<number, Waiting>): void {
  const asker = waiting.get(id);
  waiting.delete(id);
  if (refusal !== undefined) asker?.reject(new Refusal(refusal));
  else if (fault !== undefined) asker?.reject(new Error(fault));
  else asker?.resolve(answered);
}
