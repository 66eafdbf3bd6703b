import type { ListCase } from './cases';
import type { Sent, Statement } from './watched';

/** How `server/db/page.ts` joins a page to its total: what stands between is the count. */
const TOTAL = /(\)\s+SELECT )([\s\S]*?) AS total, r\.\*/;

/**
 * The page of a list as the server reads it, without the total beside it: the statement is taken from the server's own
 * code at work. Null where a list is read by something else than one such statement.
 */
export async function rawPageOf(
  list: ListCase,
  during: (work: () => Promise<unknown>) => Promise<Sent[]>,
): Promise<Statement | null> {
  const statements = await during(list.sql);
  const page = statements.findLast(({ text }) => TOTAL.test(text));
  return page ? renumbered({ ...page, text: page.text.replace(TOTAL, '$1r.*') }) : null;
}

/** Parameters that the total alone used are gone: PostgreSQL wants to know the type of each. */
function renumbered({ text, values }: Statement): Statement {
  const kept: unknown[] = [];
  const places = new Map<string, number>();
  const renamed = text.replace(/\$(\d+)/g, (_, place: string) => {
    if (!places.has(place)) places.set(place, kept.push(values[Number(place) - 1]));
    return `$${places.get(place)}`;
  });
  return { text: renamed, values: kept };
}
