/** The size of the measured sales. */
export interface VolumeOfVentes {
  clients: number;
  /** Orders of two lines each. Their payments and movements are added to the others. */
  commandes: number;
}

/** The word that a few clients carry, and the one that every tenth carries. */
export const RARE_CLIENT = 'madagascar';
export const COMMON_CLIENT = 'boutique';
/** The word that a few orders carry in an item, and the one that every tenth carries. */
export const RARE_ARTICLE = 'obsidienne';
export const COMMON_ARTICLE = 'ciment';

/** The client who has every hundredth order. */
export const BIG_CLIENT = 1;

/** SQL condition for the newest tenth of the orders. Every second of them, those with an even number, is unpaid. */
const isRecent = (commandes: number) => `n > ${Math.floor(commandes * 0.9)}`;

/** Returns a function that gives each unpaid order's id once, the newest first. These ids come after the expenses'. */
export function unpaidCommandes({
  depenses,
  commandes,
}: Pick<VolumeOfVentes, 'commandes'> & { depenses: number }): () => number {
  let next = commandes - (commandes % 2) + 2;
  return () => {
    next -= 2;
    if (next <= commandes * 0.9) throw new Error('no unpaid order is left: seed again');
    return depenses + next;
  };
}

const pick = (values: readonly string[], rank: string) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${rank} % ${values.length}]`;

const NOMS = ['Kouassi', 'Traoré', 'Koné', 'Yao', 'Bamba', 'Ouattara', 'Aka', 'Diabaté', 'Gnahoré', 'Touré', 'Ehui'];
const PRENOMS = ['Adjoua', 'Mamadou', 'Firmin', 'Prisca', 'Seydou', 'Bernadette', 'Lamine', 'Akissi', 'Issouf'];
const ARTICLES = [
  'Agglos creux',
  'Hourdis',
  'Pavés autobloquants',
  'Portes isoplanes',
  'Fenêtres aluminium',
  'Bordures',
];

/** SQL that removes accents and capitals, as `searchKey` does. */
const key = (text: string) => `lower(translate(${text}, 'éèêïç°', 'eeeic°'))`;

export const clientsOf = ({ clients }: VolumeOfVentes) => `
  INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche, createdon)
  SELECT nom, CASE WHEN n % 3 = 0 THEN 'Entreprise' ELSE 'Particulier' END, 'Cocody, rue ' || n % 300, '', tel,
    ${key(`nom || ' ' || tel || ' cocody, rue ' || n % 300 || ' ' || regexp_replace(tel, '(..)(?=.)', '\\1 ', 'g')`)},
    now() - interval '1200 days'
  FROM (SELECT n, '07' || lpad(n::text, 8, '0') AS tel,
          CASE WHEN n % 40000 = 7 THEN '${RARE_CLIENT} ' WHEN n % 10 = 0 THEN '${COMMON_CLIENT} ' ELSE '' END
            || ${pick(NOMS, 'n')} || ' ' || ${pick(PRENOMS, 'n / 11')} || ' ' || substr(md5(n::text), 1, 3) AS nom
        FROM generate_series(1, ${clients}) n) AS lignes`;

/** The second item of an order names the rare and the common article. */
const secondArticle = `CASE WHEN n % 200000 = 7 THEN '${RARE_ARTICLE}' WHEN n % 10 = 0 THEN '${COMMON_ARTICLE}'
  ELSE ${pick(ARTICLES, 'n / 7')} END || ' de ' || n % 23`;

/** Of the older orders, one in thirty is half paid; of the newest tenth, every second is unpaid: 8 % owe something. */
const ordersOf = (volume: VolumeOfVentes & { depenses: number }) => `
  INSERT INTO commande (commandeid, clientid, datelivraison, quantite, totallignes, fraissup, typereduction, reduction,
    montantreduction, montant, regle, etat, creepar, recherche, createdon)
  SELECT commandeid, CASE WHEN n % 100 = 0 THEN ${BIG_CLIENT} ELSE 1 + n::bigint * 7919 % ${volume.clients} END,
    createdon::date + 7, 3 + n % 20, total, frais, 2, pourcent, remise, montant,
    CASE WHEN ${isRecent(volume.commandes)} THEN CASE WHEN n % 2 = 0 THEN 0 ELSE montant END
      WHEN n % 30 = 4 THEN montant / 2 ELSE montant END,
    CASE WHEN n > ${volume.commandes * 0.97} THEN n % 4 WHEN n % 100 = 1 THEN n / 100 % 3 ELSE 3 END,
    1, 'n° ' || commandeid || ' ' || ${key(`premier || ' ' || second`)}, createdon
  FROM (
    SELECT *, ${volume.depenses} + n AS commandeid, (total * pourcent + 50) / 100 AS remise,
      frais + total - (total * pourcent + 50) / 100 AS montant, ${pick(ARTICLES, 'n')} || ' de ' || n % 41 AS premier,
      ${secondArticle} AS second
    FROM (
      SELECT n, 35000 + n % 50 * 1000 AS total, n % 3 * 5000 AS frais,
        CASE WHEN n % 5 = 0 THEN 10 ELSE 0 END AS pourcent,
        now() - interval '1095 days' * ((${volume.commandes} - n)::float / ${volume.commandes}) AS createdon
      FROM generate_series(1, ${volume.commandes}) n) AS base) AS lignes`;

/** Orders, their lines and their delivery. */
export const commandesOf = (volume: VolumeOfVentes & { depenses: number }): string[] => [
  ordersOf(volume),
  `INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal)
   SELECT commandeid, rang, CASE rang WHEN 1 THEN ${pick(ARTICLES, 'n')} || ' de ' || n % 41 ELSE ${secondArticle} END,
     CASE rang WHEN 1 THEN 1 + n % 20 ELSE 2 END, CASE rang WHEN 1 THEN totallignes - 15000 ELSE 15000 END
   FROM (SELECT commandeid, totallignes, commandeid - ${volume.depenses} AS n FROM commande) AS o,
     generate_series(1, 2) rang`,
  // Every second order went through all statuses, the others went straight to their own.
  `INSERT INTO statuscommande (commandeid, etat, utilisateurid, createdon)
   SELECT commandeid, pas, 1, createdon + pas * interval '1 day'
   FROM commande, generate_series(0, 3) pas
   WHERE pas IN (0, etat) OR (pas < etat AND commandeid % 2 = 0)`,
];

/** Ids of orders come after those of expenses, and the common sequence goes on after both. */
export const detteOf = ({ depenses, commandes }: VolumeOfVentes & { depenses: number }) =>
  `SELECT setval('dette_id', ${depenses + commandes})`;

/** Payments of orders, and their movements. The ledger's lines are made later, from the movements. */
export const ENCAISSEMENTS = {
  reglements: `
    INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date, createdon)
    SELECT commandeid, 1, 1 + commandeid % 12, regle, regle, 0, createdon::date, createdon
    FROM commande WHERE regle > 0 ORDER BY commandeid`,
  mouvements: `
    INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, reglementid, description, createdon)
    SELECT caisseid, net, 1, 'reglement', date, reglementid, 'N° ' || depenseid, createdon
    FROM reglement WHERE "from" = 1`,
};
