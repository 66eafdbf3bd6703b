import type { ListCase } from './cases';
import type { Sent, Statement } from './watched';

/** Matches how `server/db/page.ts` joins a page to its total; the second group is the count. */
const TOTAL = /(\)\s+SELECT )([\s\S]*?) AS total, r\.\*/;

/**
 * Returns the statement with which the server's own code reads a page of a list, without the total in it. Returns null
 * if the list is read in another way.
 */
export async function rawPageOf(
  list: ListCase,
  during: (work: () => Promise<unknown>) => Promise<Sent[]>,
): Promise<Statement | null> {
  const statements = await during(list.sql);
  const page = statements.findLast(({ text }) => TOTAL.test(text));
  return page ? renumbered({ ...page, text: page.text.replace(TOTAL, '$1r.*') }) : null;
}

/** Leaves out the parameters that only the total used: PostgreSQL wants to know the type of each parameter. */
function renumbered({ text, values }: Statement): Statement {
  const kept: unknown[] = [];
  const places = new Map<string, number>();
  const renamed = text.replace(/\$(\d+)/g, (_, place: string) => {
    if (!places.has(place)) places.set(place, kept.push(values[Number(place) - 1]));
    return `$${places.get(place)}`;
  });
  return { text: renamed, values: kept };
}
