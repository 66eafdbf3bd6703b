import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Call } from '@comptoir/contract/call';
import { TOUTES } from '@comptoir/contract/exportPath';
import { checkExportable, colonnesDemandees, nomExport } from '@comptoir/contract/exportRules';
import type { FormatExport } from '@comptoir/contract/exports';
import { Bilan } from '@comptoir/contract/feuilles/bilan';
import type { Feuille } from '@comptoir/contract/feuilles/feuille';
import { feuilleOf } from '@comptoir/contract/feuilles/feuilles';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { readToEnd, TO_THE_END } from '../db/cursor';
import type { Db } from '../db/pool';
import { readLong } from '../db/reading';
import { insertActivite } from '../frame/audit/repository';
import { declaredAnswer } from '../frame/http/answer';
import { type Binary, binaryRoute } from '../frame/http/binaryRoute';
import { langOfRequest } from '../frame/http/request';
import { type Listed, type Routing, signedIn } from '../frame/http/routeOf';
import type { Shares } from '../frame/http/shares';
import { csvFile } from './csv';
import { xlsxFile } from './xlsx';

const MIMES: Readonly<Record<FormatExport, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A receiver who takes nothing for so long is cut off, because an open transaction keeps old rows alive. */
const PATIENCE_MS = 60_000;
const PATIENCE = sql`SELECT set_config('idle_in_transaction_session_timeout', ${String(2 * PATIENCE_MS)}, true)`;

/** The page by which a list is counted. */
const COUNTED = { page: 1, limit: 1 };

/** A list with its sheet, and one request for its file. */
interface Asked {
  routing: Routing;
  list: Listed;
  feuille: Feuille<object>;
  request: FastifyRequest;
  format: FormatExport;
  colonnes: string;
  /** What narrows and sorts the list, named as in its own call. */
  filtres: Readonly<Record<string, unknown>>;
  page(db: Db, paging: typeof COUNTED): Promise<{ data: object[]; count: number }>;
}

/** Returns the `serveExport` of a routing: files are made in these turns, each of one instant (PRODUCT L). */
export const exportsOf =
  (inTurn: Shares): Routing['serveExport'] =>
  (app, routing, list) => {
    const exported = feuilleOf(list.call);
    if (exported) serveExport(app, { inTurn, file: exported.file }, { routing, list, feuille: exported.feuille });
  };

function serveExport(
  app: FastifyInstance,
  { inTurn, file }: { inTurn: Shares; file: Call },
  served: Pick<Asked, 'routing' | 'list' | 'feuille'>,
): void {
  const { routing, list, feuille } = served;
  const { call, read } = list;
  binaryRoute(app, routing, file, async (input, request) => {
    const { format, colonnes, ...query } = input.query as { format: FormatExport; colonnes: string };
    colonnesDemandees(feuille, colonnes, 'fr');
    const page: Asked['page'] = async (db, { page, limit }) => {
      const paging = { page, limit, ...('size' in call.query.shape && { size: limit }) };
      const answer = await read({ ...input, query: { ...query, ...paging } }, request, db);
      return declaredAnswer(call, answer) as { data: object[]; count: number };
    };
    const filtres = { ...input.params, ...query };
    const asked = { ...served, request, format, colonnes, filtres, page };
    const open: Binary['open'] = () =>
      new Promise((opened, refused) => {
        inTurn(signedIn(request).utilisateurid, () => sendWhole(asked, opened)).catch(refused);
      });
    return { cache: 'private, no-store', look: async () => undefined, open };
  });
}

/** Counts the list, tells the audit log, and reads the rows of the same instant while the file is sent. */
function sendWhole(asked: Asked, opened: (file: Awaited<ReturnType<Binary['open']>>) => void): Promise<void> {
  const { routing, feuille, filtres, format, page, request } = asked;
  return readLong(routing.db, async (trx) => {
    await PATIENCE.execute(trx);
    const { count } = await page(trx, COUNTED);
    checkExportable(count);
    const now = routing.now();
    await tellExport(asked, count, new Date(now).toISOString());
    const lots = readToEnd(trx, count, () => page(trx, TO_THE_END));
    const name = nomExport(feuille, filtres, { today: todayInAbidjan(now), format });
    const bytes = fileOf(asked, lots, new Date(now).toISOString());
    opened({ mime: MIMES[format], disposition: `attachment; filename="${name}"`, bytes });
    request.raw.socket.setTimeout(PATIENCE_MS);
    // Nothing of the list is read once its transaction ends.
    await finished(bytes).finally(() => lots.return(undefined));
  });
}

function fileOf(
  { feuille, format, colonnes, filtres, request }: Asked,
  lots: AsyncIterable<readonly object[]>,
  quand: string,
): Readable {
  const lang = langOfRequest(request);
  const { prenom, nom } = signedIn(request);
  const chosen = colonnesDemandees(feuille, colonnes, lang);
  if (format === 'csv') return Readable.from(csvFile(chosen, lots), { objectMode: false });
  const edition = { titre: feuille.titre, filtres, quand, par: `${prenom} ${nom}`.trim() };
  const bilan = new Bilan(colonnesDemandees(feuille, TOUTES, lang), edition, lang);
  return xlsxFile({ titre: feuille.titre[lang], colonnes: chosen, bilan, lang }, lots);
}

/** Writes who took how many rows of which list, before the first of them leaves. */
async function tellExport({ routing, request, feuille, format, filtres }: Asked, lignes: number, date: string) {
  const author = { requestid: request.id, utilisateurid: signedIn(request).utilisateurid, date };
  const apres = { ...filtres, format, lignes };
  const activite = { actiontype: 'Export', libelle: feuille.titre.fr, objet: 'export', objetid: null, apres };
  await insertActivite(routing.db, author, activite);
}
