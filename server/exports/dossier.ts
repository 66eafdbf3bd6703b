import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { colonnesDemandees, nomExport } from '@comptoir/contract/exportRules';
import { MAX_RECORDS_DOSSIER } from '@comptoir/contract/exports';
import { Bilan } from '@comptoir/contract/feuilles/bilan';
import { dossierDe, type LignePiece, MOTS_DOSSIER } from '@comptoir/contract/feuilles/pieces';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { binaryRoute } from '../frame/http/binaryRoute';
import { langOfRequest } from '../frame/http/request';
import { type Listed, type Routing, signedIn } from '../frame/http/routeOf';
import type { Shares } from '../frame/http/shares';
import type { FileStorage } from '../frame/storage/storage';
import { Contenu, type Entree } from './contenu';
import { PIECES, type Pieces } from './pieces';
import { type Asked, filtresOf, readWhole, tellExport } from './whole';
import { xlsxFile } from './xlsx';

type Dossier = NonNullable<ReturnType<typeof dossierDe>>;

/**
 * Registers the file of proofs of a list that has proofs (ADR 0059). Its index is made in a turn, of one instant; the
 * proofs then travel without a turn or a transaction, as any file does.
 */
export function serveDossier(app: FastifyInstance, inTurn: Shares, served: { routing: Routing; list: Listed }): void {
  const { routing, list } = served;
  const dossier = dossierDe(list.call);
  const pieces = dossier && PIECES[dossier.name];
  if (!pieces) return;
  binaryRoute(app, routing, dossier.file, async (input, request) => {
    const asked = { ...served, request, input, query: input.query as Asked['query'] };
    return {
      cache: 'private, no-store',
      look: async () => undefined,
      open: async () => {
        const ready = await inTurn(signedIn(request).utilisateurid, () => readDossier(asked, dossier, pieces));
        const naming = { today: todayInAbidjan(routing.now()), format: 'zip' } as const;
        const disposition = `attachment; filename="${nomExport(dossier.feuille, filtresOf(asked), naming)}"`;
        return { mime: 'application/zip', disposition, bytes: zipOf(routing.storage, ready) };
      },
    };
  });
}

/** What a file of proofs has, known before its first byte leaves. */
interface Ready {
  index: Buffer;
  entrees: readonly Entree[];
}

/**
 * Makes the index, of one instant, and tells the audit log. The names, keys and sizes of the proofs stay in memory, and
 * the index, compressed; the proofs do not. Throws 413 when they are too many or too large.
 */
function readDossier(asked: Asked, dossier: Dossier, pieces: Pieces): Promise<Ready> {
  return readWhole(asked, MAX_RECORDS_DOSSIER, async ({ trx, count, lots }) => {
    const session = signedIn(asked.request);
    const supprimes = await pieces.supprimes({ params: asked.input.params, query: asked.query }, trx, session);
    const contenu = new Contenu(asked.routing.storage);
    async function* lignes() {
      for await (const rows of lots) yield await contenu.lignes(await pieces.lignes(rows, trx, session));
    }
    const index = await indexOf(asked, dossier, { contenu, supprimes, lots: lignes() });
    const entrees = [...contenu.entrees.values()];
    await tellExport(asked, dossier.feuille, { format: 'zip', lignes: count, pieces: entrees.length });
    return { index, entrees };
  });
}

interface Indexed {
  contenu: Contenu;
  supprimes: number;
  lots: AsyncIterable<readonly LignePiece[]>;
}

/** Writes the index: all lines, those without a proof, and the facts. A proof that the store has lost is a red line. */
function indexOf(asked: Asked, { feuille }: Dossier, { contenu, supprimes, lots }: Indexed): Promise<Buffer> {
  const lang = langOfRequest(asked.request);
  const { prenom, nom } = signedIn(asked.request);
  const quand = new Date(asked.routing.now()).toISOString();
  const colonnes = colonnesDemandees(feuille, '', lang);
  const edition = { feuille, filtres: filtresOf(asked), quand, par: `${prenom} ${nom}`.trim() };
  const bilan = new Bilan(colonnes, edition, lang);
  const fait = (mot: keyof typeof MOTS_DOSSIER, valeur: number) =>
    ({ label: MOTS_DOSSIER[mot][lang], genre: 'nombre', valeur }) as const;
  const all = {
    nom: MOTS_DOSSIER.pieces[lang],
    colonnes,
    lots,
    onRow: (row: object) => bilan.add(row),
    isRed: (row: object) => (row as LignePiece).etat === 'absente',
  };
  const without = { nom: MOTS_DOSSIER.sans[lang], colonnes, lots: [contenu.sans] };
  const faits = () => [
    ...bilan.faits(),
    fait('pieces', contenu.entrees.size),
    fait('sans', contenu.sans.length),
    fait('absentes', contenu.absentes),
    fait('supprimes', supprimes),
  ];
  return buffer(xlsxFile([all, without], faits, lang));
}

/**
 * Writes a ZIP of the index and the proofs, as they are stored, one after the other. A ZIP has its directory at its
 * end, so a file that was cut off does not open. A proof that was deleted meanwhile is empty.
 */
function zipOf(storage: FileStorage, { index, entrees }: Ready): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const fail = (error: Error) => file.destroy(error);
  let current: Readable | null = null;
  file.once('close', () => current?.destroy());
  zip.addBuffer(index, 'index.xlsx', { compress: false });
  for (const { nom, cle, taille } of entrees) {
    zip.addReadStreamLazy(nom, { compress: false }, (give) => {
      const read = storage.read(cle, { start: 0, end: taille - 1 });
      read
        .then((found) => {
          current = (found ?? Readable.from([])).once('error', fail);
          if (file.destroyed) current.destroy();
          else give(null, current);
        })
        .catch(fail);
    });
  }
  zip.end();
  return file;
}
