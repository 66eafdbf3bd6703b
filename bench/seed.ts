import { MAX_ETAPES } from '@comptoir/domain/limits';
import type pg from 'pg';
import { IMPRIMES, SERIES } from '../server/trials/testing/imprimes';
import { inBulk } from './bulk';
import { inLanes, type Lane } from './lanes';
import { clientsOf, commandesOf, detteOf, ENCAISSEMENTS, type VolumeOfVentes } from './ventes.seed';

/** The size of the measured database. */
export interface Volume extends VolumeOfVentes {
  depenses: number;
  /** Payments of expenses. */
  reglements: number;
  /** Movements of all registers, with those of the payments of expenses; the first register holds half of them. */
  mouvements: number;
  projets: number;
  /** Steps of all projects; the first project holds FULL_PROJET of them. */
  etapes: number;
  utilisateurs: number;
  /** Lines of the audit log, all of them deletions of clients. */
  activites: number;
  /** Deleted clients. */
  corbeille: number;
}

/** Day of the newest expenses, the same at every measure. */
export const NEWEST_DAY = '2026-11-01';

/** A million of every kind that grows; payments of expenses and of orders together are more. */
export const FULL: Volume = {
  depenses: 1_000_000,
  reglements: 300_000,
  mouvements: 1_000_000,
  projets: 1_000_000,
  etapes: 1_000_000,
  clients: 1_000_000,
  commandes: 1_000_000,
  utilisateurs: 1_000_000,
  activites: 1_000_000,
  corbeille: 1_000_000,
};

/** A tenth of that, for a quick look. */
export const SMALL: Volume = {
  depenses: 100_000,
  reglements: 30_000,
  mouvements: 100_000,
  projets: 100_000,
  etapes: 100_000,
  clients: 100_000,
  commandes: 100_000,
  utilisateurs: 100_000,
  activites: 100_000,
  corbeille: 100_000,
};

/** Steps of the first project: as many as one may have. */
export const FULL_PROJET = MAX_ETAPES;

/** The step that holds every thousandth file. */
export const BIG_ETAPE = 1;

/** The word that a few expenses carry, for the search of a rare term. */
export const RARE = 'zanzibar';
/** The word that every tenth expense carries. */
export const COMMON = 'transport';

const REGISTERS = 12;
const OPENING = 500_000_000_000;
/** Id of the request that fills the database: every line of the ledger names it (RELIABILITY I25). */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** Steps belong to projects in turn, images to steps. Parents are checked after all is filled. */
const projetsOf = ({ depenses, projets, etapes }: Pick<Volume, 'depenses' | 'projets' | 'etapes'>): string[] => [
  `INSERT INTO etapeprojet (projetid, libelle, description, montant, etat)
   SELECT CASE WHEN n <= ${FULL_PROJET} THEN 1 ELSE 2 + n % ${projets - 1} END, 'Étape ' || n,
          'Travaux de l’étape ' || n, 100000, CASE WHEN n % 3 = 0 OR n % ${projets - 1} % 4 = 0 THEN 1 ELSE 0 END
   FROM generate_series(1, ${etapes}) n`,
  `INSERT INTO projet (libelle, description, montant, datefin, creepar, recherche, nombreetape, nombreetapecloture)
   SELECT libelle, 'Travaux', 5000000, date '2026-12-31' + n % 400, 1, lower(libelle || ' travaux'),
          coalesce(nombre, 0), coalesce(closes, 0)
   FROM (SELECT n, CASE WHEN n % 20000 = 7 THEN '${RARE}' ELSE 'chantier' END || ' ' || md5(n::text) AS libelle
         FROM generate_series(1, ${projets}) n) AS lignes
   LEFT JOIN (SELECT projetid AS n, count(*) AS nombre, count(*) FILTER (WHERE etat = 1) AS closes
              FROM etapeprojet GROUP BY 1) AS etapes USING (n)
   ORDER BY n`,
  `INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid, typedocument)
   SELECT gen_random_uuid(), 'photo-' || n || '.jpg', 'photo', 'image/jpeg', 150000, repeat('0', 64), 'etapeprojet',
          CASE WHEN n % 1000 = 0 THEN ${BIG_ETAPE} ELSE 1 + n::bigint * 7907 % ${etapes} END, 2
   FROM generate_series(1, ${depenses}) n`,
];

/** Users without permissions, and the log of the deletions of clients. */
const maisonOf = ({ clients, utilisateurs, activites }: Volume): string[] => [
  `INSERT INTO profil (libelle, cle) VALUES ('Mesure', 'mesure')`,
  `INSERT INTO utilisateur (username, motdepasse, nom, prenom, profilid, recherche)
   SELECT nom, '-', nom, 'Mesure', (SELECT profilid FROM profil WHERE cle = 'mesure'), nom || ' mesure ' || nom
   FROM (SELECT CASE WHEN n % 50000 = 7 THEN '${RARE}' ELSE 'personne' END || substr(md5(n::text), 1, 8) || n AS nom
         FROM generate_series(1, ${utilisateurs}) n) AS noms`,
  `INSERT INTO activite (requestid, utilisateurid, date, actiontype, libelle, objet, objetid, recherche, avant)
   SELECT gen_random_uuid(), 1, now() - (${activites} - n) * interval '1 minute', 'Delete', libelle, 'client',
     ${clients} + n, lower(libelle), jsonb_build_object('libelleclient', libelle, 'tel', '0700000000')
   FROM (SELECT n, CASE WHEN n % 50000 = 7 THEN '${RARE}' ELSE 'Ancien' END || ' ' || n AS libelle
         FROM generate_series(1, ${activites}) n) AS lignes`,
];

/** Deleted clients. Their ids continue those of the others. */
const corbeilleOf = ({ corbeille }: Volume): string => `
  INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche, createdon, supprimele)
  SELECT 'Ancien ' || n, 'Particulier', '', '', '0700000000', 'ancien ' || n, now() - interval '1200 days',
    now() - n * interval '1 second'
  FROM generate_series(1, ${corbeille}) n`;

/** Every third expense belongs to a step. */
const depensesOf = ({ depenses, reglements, etapes }: Volume): string[] => [
  `INSERT INTO typedepense (libelle, cle)
    SELECT 'Type ' || n, 'type ' || lpad(n::text, 3, '0') FROM generate_series(1, 20) n`,
  `INSERT INTO depense (libelle, typedepenseid, montant, regle, description, date, expenseonstep,
     etapeprojetid, projetid, recherche)
   SELECT lignes.libelle, type, 50000, CASE WHEN n <= ${reglements} THEN 20000 ELSE 0 END, 'Achat du mois', date,
          CASE WHEN etapeprojetid IS NULL THEN 0 ELSE 1 END, etapeprojetid, projetid,
          lower(lignes.libelle || ' type ' || type || ' achat du mois')
   FROM (SELECT n, 1 + n % 20 AS type, date '${NEWEST_DAY}' - n % 900 AS date,
                CASE WHEN n % 3 = 0 THEN 1 + n::bigint * 7919 % ${etapes} END AS etape,
                (CASE WHEN n % 50000 = 7 THEN '${RARE}' WHEN n % 10 = 0 THEN '${COMMON}' ELSE 'fourniture' END)
                  || ' ' || md5(n::text) AS libelle
         FROM generate_series(1, ${depenses}) n) AS lignes
   LEFT JOIN etapeprojet ON etapeprojetid = etape
   ORDER BY n`,
];

const reglementsOf = ({ reglements }: Volume): string => `
  INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date)
  SELECT depenseid, 0, 1 + depenseid % ${REGISTERS}, 20000, 20000, 0, date
  FROM (SELECT depenseid, date FROM depense ORDER BY depenseid LIMIT ${reglements}) AS payees`;

const CAISSES = `
  INSERT INTO caisse (libelle, code, description, cle, recherche, montant)
  SELECT 'Caisse ' || n, 'C' || n, '', 'caisse ' || lpad(n::text, 3, '0'), 'caisse ' || n, ${OPENING}
  FROM generate_series(1, ${REGISTERS}) n`;

/** Movements of the registers' openings, of paid expenses, and others. */
const mouvementsOf = ({ mouvements, reglements }: Volume): string[] => [
  `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, origine, createdon)
   SELECT caisseid, montant, 1, 1, 'ouverture', now() - interval '4 years' FROM caisse`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, reglementid, createdon)
   SELECT caisseid, net, 0, 'reglement', date, reglementid,
     now() - interval '3 years' + reglementid * interval '10 seconds'
   FROM reglement WHERE "from" = 0`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, description, createdon)
   SELECT CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n % ${REGISTERS - 1} END, 1000 + n % 9000, n % 3 % 2, '',
          now() - interval '2 years' + n::float / ${mouvements} * interval '580 days'
   FROM generate_series(1, ${mouvements - reglements - REGISTERS}) n`,
];

/** The lines of the ledger, and the balances of the registers. */
const LEDGER: Lane = [
  `INSERT INTO activite (requestid, utilisateurid, actiontype, libelle, objet)
   VALUES ('${NIL_UUID}', 1, 'Insert', 'mesure', 'caisse')`,
  `INSERT INTO ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
   SELECT caisseid, row_number() OVER w, mouvementcaisseid, 'creation', signe, sum(signe) OVER w, '${NIL_UUID}'
   FROM (SELECT *, CASE type WHEN 1 THEN montant ELSE -montant END AS signe FROM mouvementcaisse) AS lignes
   WINDOW w AS (PARTITION BY caisseid ORDER BY isfirst DESC, createdon, mouvementcaisseid)`,
  `UPDATE caisse SET seq = n, solde = s, nombremouvement = n,
          nombrereglementdepense = depenses, nombrereglementcommande = commandes
   FROM (SELECT caisseid AS id, count(*) AS n, sum(montant) AS s FROM ecriture GROUP BY 1) AS lignes
   JOIN (SELECT caisseid AS id, count(*) FILTER (WHERE "from" = 0) AS depenses,
                count(*) FILTER (WHERE "from" = 1) AS commandes
         FROM reglement GROUP BY 1) AS paiements USING (id)
   WHERE id = caisse.caisseid`,
];

/** The filling, step after step; the lanes of a step do not depend on each other. */
const stepsOf = (volume: Volume): (readonly Lane[])[] => [
  [
    [clientsOf(volume), ...commandesOf(volume), corbeilleOf(volume)],
    [...projetsOf(volume), ...depensesOf(volume)],
    maisonOf(volume),
  ],
  [[detteOf(volume), CAISSES, reglementsOf(volume), ENCAISSEMENTS.reglements]],
  [...IMPRIMES.map((statement) => [statement]), [ENCAISSEMENTS.mouvements], mouvementsOf(volume)],
  [[SERIES], LEDGER],
];

/** Whether an earlier run filled the database. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM depense) AS filled');
  return rows[0]?.filled === true;
}

/** Fills an empty, migrated database through two connections. */
export async function seed(clients: readonly [pg.Client, pg.Client], volume: Volume): Promise<void> {
  await inBulk(clients, async () => {
    for (const lanes of stepsOf(volume)) await inLanes(clients, lanes);
  });
}
