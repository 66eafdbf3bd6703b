import { OBJETS_TROUVES, type ObjetTrouve } from '@comptoir/contract/objets';
import type { Rang } from '@comptoir/domain/imprime';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import { type RawBuilder, sql } from 'kysely';
import { withinReach } from '../frame/access/reach';
import type { Terme } from './terme';

type Sql = RawBuilder<unknown>;
type Condition = (terme: Terme) => Sql[];

/** The table of the records of a kind, their columns and their searched texts; `t` is a row of the table. */
export interface Kind {
  objet: ObjetTrouve;
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

/** Conditions on an order: it has the typed number, which belongs to the house (ADR 0045). */
const ofNumero = ({ annee, rang }: Rang): Sql[] => [
  sql`t.commandeid = ANY(ARRAY(
    SELECT objetid FROM imprime
    WHERE caisseid IS NULL AND (serie, annee, rang) = ('BDC', ${annee}::integer, ${rang}::integer)))`,
];

/**
 * Conditions on an expense (0) or an order (1): one of its payments, in a register within reach, has the typed number.
 */
const ofImprime =
  (from: ReglementFrom, id: Sql) =>
  ({ imprime, caisses }: Terme): Sql[] => {
    if (imprime === null) return [];
    const { serie, code, annee, rang } = imprime;
    return [
      sql`${id} = ANY(ARRAY(
        SELECT r.depenseid FROM imprime AS i JOIN reglement AS r ON r.reglementid = i.objetid
        WHERE i.objet = 'reglement'
          AND i.caisseid = (SELECT caisseid FROM caisse WHERE code = ${code} ${withinReach(caisses)})
          AND (i.serie, i.annee, i.rang) = (${serie}, ${annee}::integer, ${rang}::integer)
          AND r."from" = ${from} AND r.supprimele IS NULL))`,
    ];
  };
const ofImprimeDepense = ofImprime(REGLEMENT_FROM.depense, sql`t.depenseid`);
const ofPaiement = ofImprime(REGLEMENT_FROM.commande, sql`t.commandeid`);
/**
 * Conditions on a register: the typed number belongs to a transfer from or to it; the search shows those within reach
 * (ADR 0047).
 */
const ofBordereau = ({ imprime }: Terme): Sql[] => {
  if (imprime?.serie !== 'TR' && imprime?.serie !== 'AV') return [];
  const { serie, code, annee, rang } = imprime;
  return [
    sql`t.caisseid = ANY(ARRAY(
      SELECT unnest(ARRAY[b.sourceid, b.cibleid]) FROM imprime AS i JOIN transfert AS b ON b.transfertid = i.objetid
      WHERE i.objet = 'transfert' AND i.caisseid = (SELECT caisseid FROM caisse WHERE code = ${code})
        AND (i.serie, i.annee, i.rang) = (${serie}, ${annee}::integer, ${rang}::integer)))`,
  ];
};
/** Conditions on a register: the typed number belongs to the minutes of one of its closings (ADR 0049). */
const ofPv = ({ imprime }: Terme): Sql[] => {
  if (imprime?.serie !== 'PV') return [];
  const { code, annee, rang } = imprime;
  return [
    sql`t.caisseid = (
      SELECT caisseid FROM imprime AS i JOIN caisse AS c USING (caisseid)
      WHERE c.code = ${code} AND (i.serie, i.annee, i.rang) = ('PV', ${annee}::integer, ${rang}::integer))`,
  ];
};
const ofImprimeCommande = (terme: Terme): Sql[] =>
  terme.imprime?.serie === 'BDC' ? ofNumero(terme.imprime) : ofPaiement(terme);

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

/** The kind's own parts: its order, its columns, and more conditions. */
interface Own {
  order?: Sql;
  columns?: Partial<typeof COLUMNS>;
  near?: readonly Condition[];
  far?: readonly Condition[];
}

/** The columns of a kind that has only a label. */
const COLUMNS = {
  libelle: sql`t.libelle`,
  texte: sql`''`,
  tel: sql`NULL`,
  date: sql`NULL::date`,
  montant: sql`NULL::bigint`,
  reste: sql`NULL::bigint`,
};

const DETTE = { montant: sql`t.montant`, reste: sql`t.montant - t.regle` };
const OF_DEPENSE = [ofMontant, ofImprimeDepense];
const OF_COMMANDE = [ofMontant, ofImprimeCommande];
const OF_CAISSE = [ofBordereau, ofPv];

const OWN: { readonly [Kind in ObjetTrouve]?: Own } = {
  projet: { columns: { date: sql`t.datefin` } },
  client: { columns: { libelle: sql`t.libelleclient`, tel: sql`t.tel` } },
  commande: {
    order: sql`t.createdon DESC, t.commandeid DESC`,
    columns: {
      libelle: sql`(SELECT k.libelleclient FROM client AS k WHERE k.clientid = t.clientid)`,
      date: sql`(t.createdon AT TIME ZONE 'UTC')::date`,
      ...DETTE,
    },
    near: [clientOf, ...OF_COMMANDE],
    far: [ofIndexedClient, ...OF_COMMANDE],
  },
  depense: {
    order: sql`t.date DESC, t.depenseid DESC`,
    columns: { date: sql`t.date`, ...DETTE },
    near: OF_DEPENSE,
    far: OF_DEPENSE,
  },
  caisse: { columns: { montant: sql`t.solde` }, near: OF_CAISSE, far: OF_CAISSE },
  utilisateur: { columns: { libelle: sql`trim(t.prenom || ' ' || t.nom)`, texte: sql`t.username` } },
};

/** The default kind: the table of its name, with the searched column `recherche`. */
function kindOf(objet: ObjetTrouve): Kind {
  const id = sql.ref(`t.${objet}id`);
  const { order = sql`${id} DESC`, columns, near = [], far = [] } = OWN[objet] ?? {};
  const shown = Object.entries({ ...COLUMNS, ...columns }).map(([name, value]) => sql`${value} AS ${sql.ref(name)}`);
  return {
    objet,
    table: sql.table(objet),
    id,
    order,
    columns: sql.join(shown),
    near: (terme) => [ofRecherche, ...near].flatMap((condition) => condition(terme)),
    far: (terme) => [ofIndexed, ...far].flatMap((condition) => condition(terme)),
  };
}

/** The kinds, in the order in which they are shown. */
export const KINDS: readonly Kind[] = OBJETS_TROUVES.map(kindOf);
