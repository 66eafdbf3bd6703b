import { lienOf } from '@comptoir/contract/fichierRules';
import type { MontantsRegles } from '@comptoir/contract/reglementRules';
import type { Reglement, ReglementSaisi } from '@comptoir/contract/reglements';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { type ReglementFrom, typeOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { nombres } from '../db/cumuls.repository';
import { daysOf, orderedBy } from '../db/order';
import { type Page, type Paging, pageAs, pagesOf, readPage, searchPage } from '../db/page';
import { datedDuring } from '../db/period';
import type { Db } from '../db/pool';
import { askQuestion, type Question } from '../db/together';
import { type Reach, withinReach } from '../frame/access/reach';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';

export type Row = Omit<Reglement, 'type' | 'file' | 'filename' | 'decharge'> & {
  documentid: RecordId | null;
  nom: string | null;
  signatureid: RecordId | null;
  signature: string | null;
};

// The debt after a payment: its amount less its live payments up to this one, in (date, id) order (PRODUCT 1.4); a
// reversed payment settles nothing (ADR 0034).
export const COLUMNS = sql`
  p.reglementid, p.depenseid, ${columnsOf('reglement', 'p')}, c.libelle AS caisse, p.net AS montant,
  p.remis AS montantremis, p.rendu AS "montantRendu", p.troppercu, p.tropde, p."from", c.arretele,
  p.contrepassele, i.imprimeid, coalesce(i.numero, '') AS numero, coalesce(j.numero, '') AS remplace, p.version,
  f.documentid, f.nom,
  s.documentid AS signatureid, s.nom AS signature,
  coalesce(d.montant, o.montant) - (
    SELECT coalesce(sum(a.net), 0) FROM reglement AS a
    WHERE a.depenseid = p.depenseid AND a.supprimele IS NULL AND a.contrepassele IS NULL
      AND (a.date, a.reglementid) <= (p.date, p.reglementid)
  ) AS montantrestant`;

export const JOINED = sql`
  JOIN caisse AS c ON c.caisseid = p.caisseid
  LEFT JOIN depense AS d ON p."from" = 0 AND d.depenseid = p.depenseid
  LEFT JOIN commande AS o ON p."from" = 1 AND o.commandeid = p.depenseid
  LEFT JOIN fichier AS f
    ON f.proprietaire = 'reglement' AND f.proprietaireid = p.reglementid AND f.supprimele IS NULL
  LEFT JOIN LATERAL (
    SELECT imprimeid, numero FROM imprime WHERE objetid = p.reglementid AND objet = 'reglement'
    ORDER BY imprimeid DESC LIMIT 1) AS i ON true
  LEFT JOIN imprime AS j ON j.remplacepar = i.imprimeid
  LEFT JOIN fichier AS s
    ON s.proprietaire = 'imprime' AND s.proprietaireid = i.imprimeid AND s.supprimele IS NULL`;

const SHOWN = {
  ...orderedBy('DESC', 'date', 'reglementid'),
  rows: sql`SELECT ${COLUMNS} FROM page JOIN reglement AS p USING (reglementid) ${JOINED}`,
};

/** Returns a payment as the calls show it. */
export function shownAs<More extends Row>({ documentid, nom, signatureid, signature, ...row }: More) {
  return {
    type: typeOf(row.from),
    file: lienOf({ documentid, nom }),
    filename: nom === null ? '' : nameWithoutExtension(nom),
    decharge: lienOf({ documentid: signatureid, nom: signature }),
    ...row,
  };
}

/** The kinds of payments: of expenses, of orders. */
export type Kinds = readonly ReglementFrom[];

/** The payments that a reader may see: of these kinds, of the registers that they reach (PRODUCT Q). */
export interface Readable {
  kinds: Kinds;
  caisses: Reach;
}

const KEPT_COUNTS = [sql`nombrereglementdepense`, sql`nombrereglementcommande`] as const;

/** SQL of the number of payments: the sum of the counts that the rows of the registers keep. */
export function keptCount(kinds: Kinds, ofCaisses: ReturnType<typeof sql>) {
  const counts = kinds.map((from) => KEPT_COUNTS[from]);
  return sql`(SELECT coalesce(sum(${sql.join(counts, sql` + `)}), 0) FROM caisse WHERE true ${ofCaisses})`;
}
const totalOf = ({ kinds, caisses }: Readable) => keptCount(kinds, withinReach(caisses));

/** The kept sums of the days, by kind of payment (migration 0021). */
export const BY_DAY = ['reglement.depense', 'reglement.commande'] as const;

/** Returns the kept numbers of payments of each day (migration 0021). */
function stepsOf({ kinds, caisses }: Readable) {
  const when = caisses === null ? sql`true` : sql`cle = ANY(${caisses}::integer[])`;
  const noms = kinds.map((from) => BY_DAY[from]);
  return daysOf({}, nombres(noms, { when }), datedDuring);
}

/** Returns the condition on the kind; empty when all kinds are read, so that the index of debts is enough. */
export const ofKinds = (kinds: Kinds) =>
  kinds.length === KEPT_COUNTS.length ? sql`` : sql`AND "from" IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})`;

const ofReadable = ({ kinds, caisses }: Readable) => sql`supprimele IS NULL ${ofKinds(kinds)} ${withinReach(caisses)}`;

const pages = pagesOf<Row, Readable & Paging>((asked) => {
  const keys = sql`SELECT reglementid, date FROM reglement WHERE ${ofReadable(asked)}`;
  return { ...SHOWN, total: totalOf(asked), steps: stepsOf(asked), keys };
});

export function pageOfReglements(db: Db, readable: Readable, paging: Paging): Promise<Page<Reglement>> {
  return pageAs(pages(db, { ...readable, ...paging }), shownAs);
}

/** Reads a page of the payments of one register. The caller checks that the session reaches it. */
export function pageOfCaisse(db: Db, caisseid: RecordId, kinds: Kinds, paging: Paging): Promise<Page<Reglement>> {
  const keys = sql`
    SELECT reglementid, date FROM reglement WHERE caisseid = ${caisseid} AND ${ofReadable({ kinds, caisses: null })}`;
  const counted = { kinds, caisses: [caisseid] };
  return pageAs(
    readPage<Row>(db, { ...SHOWN, total: totalOf(counted), steps: stepsOf(counted), keys }, paging),
    shownAs,
  );
}

/** Reads a page of the payments of one expense or order, in registers within reach. */
export function pageOfDette(db: Db, depenseid: RecordId, caisses: Reach, paging: Paging): Promise<Page<Reglement>> {
  const ofDette = sql`FROM reglement WHERE depenseid = ${depenseid} AND supprimele IS NULL ${withinReach(caisses)}`;
  const total = sql`(SELECT count(*) ${ofDette})`;
  return pageAs(
    readPage<Row>(db, { ...SHOWN, total, keys: sql`SELECT reglementid, date ${ofDette}` }, paging),
    shownAs,
  );
}

/** Reads a page, newest first, of the payments that the term finds. */
export function searchReglements(db: Db, term: string, readable: Readable, paging: Paging): Promise<Page<Reglement>> {
  const terme = termeOf(term, readable.caisses);
  if (!terme) return pageOfReglements(db, readable, paging);
  const keys = sql`SELECT reglementid, date FROM reglement AS r WHERE ${ofReadable(readable)}`;
  return pageAs(searchPage<Row>(db, { ...SHOWN, keys: foundIn('reglement', keys, terme) }, paging), shownAs);
}

/** The live payment. */
export const reglementOf = (reglementid: RecordId): Question<Reglement | undefined, Row> => ({
  query: () => sql`
    SELECT ${COLUMNS} FROM reglement AS p ${JOINED} WHERE p.reglementid = ${reglementid} AND p.supprimele IS NULL
  `,
  told: ([row]) => row && shownAs(row),
});

export function findReglement(db: Db, reglementid: RecordId): Promise<Reglement | undefined> {
  return askQuestion(db, reglementOf(reglementid));
}

export interface Settled {
  depenseid: RecordId;
  from: ReglementFrom;
  caisseid: RecordId;
}

/** The debt that a payment settles and its register, read before the debt is locked. */
export const detteOf = (reglementid: RecordId): Question<Settled | undefined, Settled> => ({
  query: (db) =>
    db
      .selectFrom('reglement')
      .select(['depenseid', 'from', 'caisseid'])
      .where('reglementid', '=', reglementid)
      .where('supprimele', 'is', null),
  told: ([row]) => row,
});

/**
 * Ids of a payment and its movement, drawn under the lock of the debt, so that its payments' ids rise in the order of
 * writing.
 */
export interface ReglementIds {
  reglementid: RecordId;
  mouvementcaisseid: RecordId;
}

export const REGLEMENT_IDS: Question<ReglementIds, ReglementIds> = {
  query: () => sql`
    SELECT nextval(pg_get_serial_sequence('reglement', 'reglementid'))::integer AS reglementid,
      nextval(pg_get_serial_sequence('mouvementcaisse', 'mouvementcaisseid'))::integer AS mouvementcaisseid
  `,
  told: ([ids]) => ids as ReglementIds,
};

/** A payment as it is posted, in francs: `remis` is handed over. */
export interface PostedReglement extends ReglementSaisi, MontantsRegles {
  remis: Francs;
  tropde: RecordId | null;
}
