import type { Imprime } from '@comptoir/contract/imprimes';
import type { ReglementImprime } from '@comptoir/contract/imprimes/reglement';
import type { AvanceImprimee, TransfertImprime } from '@comptoir/contract/imprimes/transfert';
import { subtract } from '@comptoir/domain/money';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { libelleReleve } from '@comptoir/domain/releve';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';
import { nameOf } from '../transferts/repository';

/** A document as it is stored: with the token of its link instead of the link. */
export type ImprimeRow = Omit<Imprime, 'lien'> & { jeton: string };

/**
 * A document with the facts that decide who may print it, of a deleted record too. A payment has its kind and its
 * register, a closing its register, an order neither. A transfer has both its registers (`caisseid` is the source) and,
 * when one of them is an advance, its holder and the person who asked for it.
 */
export type ImprimeLu = ImprimeRow & { objetid: RecordId } & (
    | { objet: 'reglement'; from: ReglementFrom; caisseid: RecordId }
    | { objet: 'commande'; from: null; caisseid: null }
    | {
        objet: 'transfert';
        from: null;
        caisseid: RecordId;
        cibleid: RecordId;
        porteurid: RecordId | null;
        demandepar: RecordId | null;
      }
    | { objet: 'arrete'; from: null; caisseid: RecordId }
  );

/** The columns of a document `i`. */
const COLUMNS = sql`i.imprimeid, i.numero, i.etat, i.tirages, i.jeton`;

/** Returns a document, and the facts that decide who may print it. */
export async function findImprime(db: Db, imprimeid: RecordId): Promise<ImprimeLu | undefined> {
  const found = sql<ImprimeLu>`
    SELECT ${COLUMNS}, i.objet, i.objetid, r."from",
      coalesce(r.caisseid, t.sourceid, z.caisseid) AS caisseid, t.cibleid, a.porteurid, a.demandepar
    FROM imprime AS i
    LEFT JOIN reglement AS r ON i.objet = 'reglement' AND r.reglementid = i.objetid
    LEFT JOIN transfert AS t ON i.objet = 'transfert' AND t.transfertid = i.objetid
    LEFT JOIN arrete AS z ON i.objet = 'arrete' AND z.arreteid = i.objetid
    LEFT JOIN avance AS a ON a.caisseid IN (t.sourceid, t.cibleid)
    WHERE i.imprimeid = ${imprimeid}`;
  return (await runPrepared(db, found)).rows[0];
}

/** Returns the document of the minutes of a closing, as `findImprime` does (ADR 0049). */
export async function findPv(db: Db, arreteid: RecordId): Promise<ImprimeLu | undefined> {
  const found = sql<{ imprimeid: RecordId }>`
    SELECT imprimeid FROM imprime WHERE objet = 'arrete' AND objetid = ${arreteid}`;
  const [row] = (await runPrepared(db, found)).rows;
  return row && findImprime(db, row.imprimeid);
}

/** Counts one more print of a document, and returns it; another print at the same time waits. */
export async function countTirage(trx: Db, imprimeid: RecordId): Promise<ImprimeRow | undefined> {
  const counted = sql<ImprimeRow>`
    UPDATE imprime AS i SET tirages = tirages + 1 WHERE imprimeid = ${imprimeid} AND etat <> 'remplace'
    RETURNING ${COLUMNS}`;
  return (await runPrepared(trx, counted)).rows[0];
}

/** Gives a document another token, the column's default, and returns it; the former one opens nothing any more. */
export async function renewJeton(trx: Db, imprimeid: RecordId): Promise<ImprimeRow | undefined> {
  const renewed = sql<ImprimeRow>`
    UPDATE imprime AS i SET jeton = DEFAULT WHERE imprimeid = ${imprimeid} RETURNING ${COLUMNS}`;
  return (await runPrepared(trx, renewed)).rows[0];
}

/** The facts on the document of a payment, with the file of its signature; null without one (ADR 0048). */
export type ReglementSigne = Omit<ReglementImprime, 'lien' | 'decharge'> & {
  cle: string | null;
  taille: number | null;
};

/** A row as SQL gives it: an order comes with its first article and its number of articles. */
interface Row extends Omit<ReglementSigne, 'objet' | 'reste'> {
  depenseid: RecordId;
  libelle: string;
  nombre: Count;
}

// The debt before a payment: its amount less its earlier live payments in (date, id) order (PRODUCT 1.4); a reversed
// payment settles nothing (ADR 0034). It does not matter whether the payment itself still counts.
const AVANT = sql`
  coalesce(d.montant, o.montant) - (
    SELECT coalesce(sum(a.net), 0) FROM reglement AS a
    WHERE a.depenseid = r.depenseid AND a.supprimele IS NULL AND a.contrepassele IS NULL
      AND (a.date, a.reglementid) < (r.date, r.reglementid))`;

/** The person who entered a payment is in the first line of the audit log about it. */
const SAISI_PAR = sql`(
  SELECT trim(u.prenom || ' ' || u.nom) FROM activite AS s JOIN utilisateur AS u USING (utilisateurid)
  WHERE s.objet = 'reglement' AND s.objetid = r.reglementid AND s.actiontype = 'Insert'
  ORDER BY s.activiteid LIMIT 1)`;

/**
 * Returns the facts on the document of a payment (ADR 0042), of a deleted one too. A replaced document would show the
 * payment as it is now: the caller refuses it.
 */
export async function findReglementImprime(db: Db, imprimeid: RecordId): Promise<ReglementSigne | undefined> {
  const { rows } = await sql<Row>`
    SELECT i.numero, i.etat, coalesce(ancien.numero, '') AS remplace, i.tirages, r."from", r.date,
      c.libelle AS caisse, c.nature, r.reference,
      coalesce(k.libelleclient, r.beneficiaire) AS tiers, coalesce(k.tel, r.beneficiairetel) AS tierstel,
      r.depenseid, coalesce(d.libelle, l.premier, '') AS libelle, l.nombre,
      r.net AS montant, r.remis, r.rendu, r.troppercu,
      ${AVANT} AS avant, coalesce(${SAISI_PAR}, '') AS saisipar, f.cle, f.taille
    FROM imprime AS i JOIN reglement AS r ON r.reglementid = i.objetid
    JOIN caisse AS c ON c.caisseid = r.caisseid
    LEFT JOIN imprime AS ancien ON ancien.remplacepar = i.imprimeid
    LEFT JOIN fichier AS f ON f.proprietaire = 'imprime' AND f.proprietaireid = i.imprimeid AND f.supprimele IS NULL
    LEFT JOIN depense AS d ON r."from" = 0 AND d.depenseid = r.depenseid
    LEFT JOIN commande AS o ON r."from" = 1 AND o.commandeid = r.depenseid
    LEFT JOIN client AS k ON k.clientid = o.clientid
    CROSS JOIN LATERAL (
      SELECT (array_agg(libelle ORDER BY rang))[1] AS premier, count(*) AS nombre
      FROM detailcommande WHERE commandeid = o.commandeid) AS l
    WHERE i.imprimeid = ${imprimeid} AND i.objet = 'reglement'
  `.execute(db);
  return rows[0] && shownAs(rows[0]);
}

/** The facts on the document of a transfer, and the advance that it grants; all null for other transfers. */
type Bordereau = Omit<TransfertImprime, 'avance' | 'lien'> & { [name in keyof AvanceImprimee]: string | null };

/** Returns the facts on the document of a transfer (ADR 0047). */
export async function findTransfertImprime(
  db: Db,
  imprimeid: RecordId,
): Promise<Omit<TransfertImprime, 'lien'> | undefined> {
  const { rows } = await sql<Bordereau>`
    SELECT i.numero, i.etat, i.tirages, s.libelle AS source, c.libelle AS cible, t.montant, t.frais, t.date, t.motif,
      t.referencesource, t.referencecible, t.etat AS suite, ${nameOf('e')} AS expediteur,
      coalesce(${nameOf('n')}, '') AS repondeur, t.datereponse, t.motifreponse,
      coalesce(${nameOf('h')}, a.porteurnom) AS porteur, coalesce(h.contact, a.porteurtel) AS porteurtel, a.objet,
      p.libelle AS projet, a.echeance
    FROM imprime AS i JOIN transfert AS t ON t.transfertid = i.objetid
    JOIN caisse AS s ON s.caisseid = t.sourceid
    JOIN caisse AS c ON c.caisseid = t.cibleid
    JOIN utilisateur AS e ON e.utilisateurid = t.envoyepar
    LEFT JOIN utilisateur AS n ON n.utilisateurid = t.repondupar
    LEFT JOIN avance AS a ON a.transfertid = t.transfertid
    LEFT JOIN utilisateur AS h ON h.utilisateurid = a.porteurid
    LEFT JOIN projet AS p ON p.projetid = a.projetid
    WHERE i.imprimeid = ${imprimeid} AND i.objet = 'transfert'
  `.execute(db);
  return rows[0] && bordereauAs(rows[0]);
}

function bordereauAs({ porteur, porteurtel, objet, projet, echeance, ...row }: Bordereau) {
  if (porteur === null || objet === null || echeance === null) return { ...row, avance: null };
  return { ...row, avance: { porteur, porteurtel: porteurtel ?? '', objet, projet: projet ?? '', echeance } };
}

function shownAs({ depenseid, libelle, nombre, ...row }: Row): ReglementSigne {
  const articles = `N° ${depenseid} · ${libelleReleve(libelle, nombre)}`;
  const objet = row.from === REGLEMENT_FROM.commande ? articles : libelle;
  // A cancelled payment may have been made again since, so that nothing is owed after it.
  return { ...row, objet, reste: Math.max(subtract(row.avant, row.montant), 0) };
}
