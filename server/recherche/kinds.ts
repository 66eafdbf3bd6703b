import type { Trouve } from '@comptoir/contract/recherche';
import type { Rang } from '@comptoir/domain/imprime';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { type RawBuilder, sql } from 'kysely';
import { withinReach } from '../frame/access/reach';
import type { Terme } from './terme';

type Sql = RawBuilder<unknown>;

/** Where the records of a kind are, how they are shown, and what is searched in them; `t` is a row of the table. */
export interface Kind {
  objet: Trouve['objet'];
  table: Sql;
  id: Sql;
  /** Newest first, as an index gives it. */
  order: Sql;
  /** `libelle, texte, tel, date, montant, reste` of a row, null where it has none. */
  columns: Sql;
  /** Conditions that are cheap to test on one row. */
  near: (terme: Terme) => Sql[];
  /** Conditions that each have an index. */
  far: (terme: Terme) => Sql[];
}

const ofRecherche = ({ patterns }: Terme): Sql[] => patterns.map((pattern) => sql`t.recherche LIKE ${pattern}`);
const ofIndexed = (terme: Terme): Sql[] => (terme.isIndexed ? ofRecherche(terme) : []);
const ofMontant = ({ montant }: Terme): Sql[] => (montant === null ? [] : [sql`t.montant = ${montant}`]);

/** Conditions on an order: it has the typed number, which is of the house (ADR 0045). */
const ofNumero = ({ annee, rang }: Rang): Sql[] => [
  sql`t.commandeid = ANY(ARRAY(
    SELECT objetid FROM imprime
    WHERE caisseid IS NULL AND (serie, annee, rang) = ('BDC', ${annee}::integer, ${rang}::integer)))`,
];

/** Conditions on an expense (0) or an order (1): a payment of it, by a register within reach, has the typed number. */
const ofPiece =
  (from: ReglementFrom, id: Sql) =>
  ({ piece, caisses }: Terme): Sql[] => {
    if (piece === null) return [];
    const { serie, code, annee, rang } = piece;
    return [
      sql`${id} = ANY(ARRAY(
        SELECT r.depenseid FROM imprime AS i JOIN reglement AS r ON r.reglementid = i.objetid
        WHERE i.objet = 'reglement' AND i.caisseid = (SELECT caisseid FROM caisse WHERE code = ${code} ${withinReach(caisses)})
          AND (i.serie, i.annee, i.rang) = (${serie}, ${annee}::integer, ${rang}::integer)
          AND r."from" = ${from} AND r.supprimele IS NULL))`,
    ];
  };
const ofPieceDepense = ofPiece(REGLEMENT_FROM.depense, sql`t.depenseid`);
const ofPaiement = ofPiece(REGLEMENT_FROM.commande, sql`t.commandeid`);
/** Conditions on a register: the typed number is of a transfer from or to it; the search shows those within reach (ADR 0047). */
const ofBordereau = ({ piece }: Terme): Sql[] => {
  if (piece?.serie !== 'TR' && piece?.serie !== 'AV') return [];
  const { serie, code, annee, rang } = piece;
  return [
    sql`t.caisseid = ANY(ARRAY(
      SELECT unnest(ARRAY[b.sourceid, b.cibleid]) FROM imprime AS i JOIN transfert AS b ON b.transfertid = i.objetid
      WHERE i.objet = 'transfert' AND i.caisseid = (SELECT caisseid FROM caisse WHERE code = ${code})
        AND (i.serie, i.annee, i.rang) = (${serie}, ${annee}::integer, ${rang}::integer)))`,
  ];
};
/** Conditions on a register: the typed number is of the minutes of one of its closings (ADR 0049). */
const ofPv = ({ piece }: Terme): Sql[] => {
  if (piece?.serie !== 'PV') return [];
  const { code, annee, rang } = piece;
  return [
    sql`t.caisseid = (
      SELECT caisseid FROM imprime AS i JOIN caisse AS c USING (caisseid)
      WHERE c.code = ${code} AND (i.serie, i.annee, i.rang) = ('PV', ${annee}::integer, ${rang}::integer))`,
  ];
};
const ofPieceCommande = (terme: Terme): Sql[] =>
  terme.piece?.serie === 'BDC' ? ofNumero(terme.piece) : ofPaiement(terme);

/**
 * Up to this number, the clients that contain the term are looked up once; beyond it, the client of each order is
 * tested.
 */
const MANY_CLIENTS = 300;

/** Conditions on an order: its client contains the term. */
const clientOf = ({ patterns, isIndexed }: Terme): Sql[] =>
  patterns.map((pattern) => {
    const isOf = sql`(SELECT k.recherche FROM client AS k WHERE k.clientid = t.clientid) LIKE ${pattern}`;
    if (!isIndexed) return isOf;
    const some = sql`
      SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${pattern}
      LIMIT ${sql.lit(MANY_CLIENTS)}`;
    return sql`(t.clientid IN (${some})
      OR (SELECT count(*) FROM (${some}) AS k) = ${sql.lit(MANY_CLIENTS)} AND ${isOf})`;
  });

const ofIndexedClient = ({ patterns, isIndexed }: Terme): Sql[] =>
  (isIndexed ? patterns : []).map(
    (pattern) =>
      sql`t.clientid = ANY(ARRAY(SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${pattern}))`,
  );

/** The kinds, in the order in which they are shown. */
export const KINDS: readonly Kind[] = [
  {
    objet: 'projet',
    table: sql`projet`,
    id: sql`t.projetid`,
    order: sql`t.projetid DESC`,
    columns: sql`t.libelle, '' AS texte, NULL AS tel, t.datefin AS date, NULL::bigint AS montant, NULL::bigint AS reste`,
    near: ofRecherche,
    far: ofIndexed,
  },
  {
    objet: 'client',
    table: sql`client`,
    id: sql`t.clientid`,
    order: sql`t.clientid DESC`,
    columns: sql`t.libelleclient AS libelle, '' AS texte, t.tel, NULL::date AS date, NULL::bigint AS montant, NULL::bigint AS reste`,
    near: ofRecherche,
    far: ofIndexed,
  },
  {
    objet: 'commande',
    table: sql`commande`,
    id: sql`t.commandeid`,
    order: sql`t.createdon DESC, t.commandeid DESC`,
    columns: sql`
      (SELECT k.libelleclient FROM client AS k WHERE k.clientid = t.clientid) AS libelle, '' AS texte, NULL AS tel,
      (t.createdon AT TIME ZONE 'UTC')::date AS date, t.montant, t.montant - t.regle AS reste`,
    near: (terme) => [...ofRecherche(terme), ...clientOf(terme), ...ofMontant(terme), ...ofPieceCommande(terme)],
    far: (terme) => [...ofIndexed(terme), ...ofIndexedClient(terme), ...ofMontant(terme), ...ofPieceCommande(terme)],
  },
  {
    objet: 'depense',
    table: sql`depense`,
    id: sql`t.depenseid`,
    order: sql`t.date DESC, t.depenseid DESC`,
    columns: sql`t.libelle, '' AS texte, NULL AS tel, t.date, t.montant, t.montant - t.regle AS reste`,
    near: (terme) => [...ofRecherche(terme), ...ofMontant(terme), ...ofPieceDepense(terme)],
    far: (terme) => [...ofIndexed(terme), ...ofMontant(terme), ...ofPieceDepense(terme)],
  },
  {
    objet: 'caisse',
    table: sql`caisse`,
    id: sql`t.caisseid`,
    order: sql`t.caisseid DESC`,
    columns: sql`t.libelle, '' AS texte, NULL AS tel, NULL::date AS date, t.solde AS montant, NULL::bigint AS reste`,
    near: (terme) => [...ofRecherche(terme), ...ofBordereau(terme), ...ofPv(terme)],
    far: (terme) => [...ofIndexed(terme), ...ofBordereau(terme), ...ofPv(terme)],
  },
  {
    objet: 'utilisateur',
    table: sql`utilisateur`,
    id: sql`t.utilisateurid`,
    order: sql`t.utilisateurid DESC`,
    columns: sql`
      trim(t.prenom || ' ' || t.nom) AS libelle, t.username AS texte, NULL AS tel, NULL::date AS date,
      NULL::bigint AS montant, NULL::bigint AS reste`,
    near: ofRecherche,
    far: ofIndexed,
  },
];
