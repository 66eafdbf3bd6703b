import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { TOUTES } from '@comptoir/contract/exportPath';
import { colonnesDemandees, nomExport } from '@comptoir/contract/exportRules';
import { type FormatExport, MAX_EXPORTEES } from '@comptoir/contract/exports';
import { Bilan } from '@comptoir/contract/feuilles/bilan';
import type { Feuille } from '@comptoir/contract/feuilles/feuille';
import { feuilleOf } from '@comptoir/contract/feuilles/feuilles';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { FastifyInstance } from 'fastify';
import { type Binary, binaryRoute } from '../frame/http/binaryRoute';
import { langOfRequest } from '../frame/http/request';
import { type Listed, type Routing, signedIn } from '../frame/http/routeOf';
import type { Shares } from '../frame/http/shares';
import { csvFile } from './csv';
import { serveDossier } from './dossier';
import { type Asked, filtresOf, PATIENCE_MS, readWhole, tellExport, type Whole } from './whole';
import { xlsxFile } from './xlsx';

const MIMES: Readonly<Record<FormatExport, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** What a request wants of the file of a list. */
interface Wanted {
  feuille: Feuille<object>;
  format: FormatExport;
  colonnes: string;
}

/** Returns the `serveExport` of a routing: files are made in these turns, each of one instant (PRODUCT L, ADR 0059). */
export const exportsOf =
  (inTurn: Shares): Routing['serveExport'] =>
  (app, routing, list) => {
    serveExport(app, inTurn, { routing, list });
    serveDossier(app, inTurn, { routing, list });
  };

function serveExport(app: FastifyInstance, inTurn: Shares, served: { routing: Routing; list: Listed }): void {
  const exported = feuilleOf(served.list.call);
  if (!exported) return;
  const { file, feuille } = exported;
  binaryRoute(app, served.routing, file, async (input, request) => {
    const { format, colonnes, ...query } = input.query as { format: FormatExport; colonnes: string };
    colonnesDemandees(feuille, colonnes, 'fr');
    const asked = { ...served, request, input, query };
    const open: Binary['open'] = () =>
      new Promise((opened, refused) => {
        const send = () => sendWhole(asked, { feuille, format, colonnes }, opened);
        inTurn(signedIn(request).utilisateurid, send).catch(refused);
      });
    return { cache: 'private, no-store', look: async () => undefined, open };
  });
}

/** Reads the rows of one instant while their file is sent. */
function sendWhole(
  asked: Asked,
  wanted: Wanted,
  opened: (file: Awaited<ReturnType<Binary['open']>>) => void,
): Promise<void> {
  const { feuille, format } = wanted;
  return readWhole(asked, MAX_EXPORTEES, async ({ count, lots }) => {
    const now = asked.routing.now();
    await tellExport(asked, feuille, { format, lignes: count });
    const name = nomExport(feuille, filtresOf(asked), { today: todayInAbidjan(now), format });
    const bytes = fileOf(asked, wanted, lots, new Date(now).toISOString());
    opened({ mime: MIMES[format], disposition: `attachment; filename="${name}"`, bytes });
    asked.request.raw.socket.setTimeout(PATIENCE_MS);
    await finished(bytes);
  });
}

function fileOf(asked: Asked, { feuille, format, colonnes }: Wanted, lots: Whole['lots'], quand: string): Readable {
  const { request } = asked;
  const lang = langOfRequest(request);
  const { prenom, nom } = signedIn(request);
  const chosen = colonnesDemandees(feuille, colonnes, lang);
  if (format === 'csv') return Readable.from(csvFile(chosen, lots), { objectMode: false });
  const edition = { feuille, filtres: filtresOf(asked), quand, par: `${prenom} ${nom}`.trim() };
  const bilan = new Bilan(colonnesDemandees(feuille, TOUTES, lang), edition, lang);
  const lignes = { nom: feuille.titre[lang], colonnes: chosen, lots, onRow: (row: object) => bilan.add(row) };
  return xlsxFile([lignes], () => bilan.faits(), lang);
}
