import { OBJETS_TROUVES, type ObjetTrouve } from '@comptoir/contract/objets';
import { type RawBuilder, sql } from 'kysely';
import { all, type Condition, EXACTS, FOUND, OF_DETTE, ofNumero, ofType, paiementsOf } from './conditions';

type Sql = RawBuilder<unknown>;

/** The table of the records of a kind, their columns and their searched texts; `t` is a row of the table. */
export interface Kind {
  objet: ObjetTrouve;
  table: Sql;
  id: Sql;
  /** Newest first, as an index gives it. */
  order: Sql;
  /** `libelle, texte, tel, date, montant, reste` of a row, null where it has none. */
  columns: Sql;
  /** The search key of a row, which begins with its label. */
  cle: Sql;
  /** Conditions that are cheap to test on one row. */
  near: Condition;
  /** Conditions that each have an index. */
  far: Condition;
  /** Conditions with an index, of rows with the typed number or reference. */
  exact: Condition;
}

/**
 * Up to this number, the clients that contain the term are looked up once; beyond it, the client of each order is
 * tested.
 */
const MANY_CLIENTS = 300;

/** Conditions on one order after the other: its client contains the term. */
const clientOf: Condition = ({ patterns, isIndexed }) =>
  patterns.map((pattern) => {
    const isOf = sql`(SELECT k.recherche FROM client AS k WHERE k.clientid = t.clientid) LIKE ${pattern}`;
    if (!isIndexed) return isOf;
    const some = sql`
      SELECT clientid FROM client WHERE supprimele IS NULL AND recherche LIKE ${pattern}
      LIMIT ${sql.lit(MANY_CLIENTS)}`;
    return sql`(t.clientid IN (${some})
      OR (SELECT count(*) FROM (${some}) AS k) = ${sql.lit(MANY_CLIENTS)} AND ${isOf})`;
  });

/** The kind's own parts: its order, its columns, its key, and the conditions that read many rows one by one. */
interface Own {
  order?: Sql;
  columns?: Partial<typeof COLUMNS>;
  cle?: Sql;
  near?: Condition;
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
    cle: sql`(SELECT k.recherche FROM client AS k WHERE k.clientid = t.clientid)`,
    near: all(OF_DETTE, clientOf, ofNumero, paiementsOf(sql`t.commandeid`)),
  },
  depense: {
    order: sql`t.date DESC, t.depenseid DESC`,
    columns: { date: sql`t.date`, ...DETTE },
    near: all(OF_DETTE, ofType, paiementsOf(sql`t.depenseid`)),
  },
  caisse: { columns: { montant: sql`t.solde` } },
  utilisateur: { columns: { libelle: sql`trim(t.prenom || ' ' || t.nom)`, texte: sql`t.username` } },
};

/** The default kind: the table of its name, with the searched column `recherche`. */
function kindOf(objet: ObjetTrouve): Kind {
  const id = sql.ref(`t.${objet}id`);
  const { order = sql`${id} DESC`, columns, cle = sql`t.recherche`, near = FOUND[objet] } = OWN[objet] ?? {};
  const shown = Object.entries({ ...COLUMNS, ...columns }).map(([name, value]) => sql`${value} AS ${sql.ref(name)}`);
  return {
    objet,
    table: sql.table(objet),
    id,
    order,
    columns: sql.join(shown),
    cle,
    near,
    far: ({ isIndexed, ...terme }) => FOUND[objet]({ ...terme, isIndexed, patterns: isIndexed ? terme.patterns : [] }),
    exact: EXACTS[objet] ?? (() => []),
  };
}

/** The kinds, in the order in which they are shown. */
export const KINDS: readonly Kind[] = OBJETS_TROUVES.map(kindOf);
