import { sql } from 'kysely';
import type pg from 'pg';
import { foldCumuls, foldTotals } from '../../db/maintenance.repository';
import { openDatabase } from '../../db/openDatabase';
import { NUMBERS } from './imprimes';

/*
 * Rows with skewed values, for the tests of plans: a register with half of all movements, a client with a hundredth of
 * all orders, words of few and of many rows. The cost of a scan shows only at a million rows; the scan itself shows
 * here.
 */

const N = 10_000;
export const [RARE, COMMON, NOWHERE] = ['zanzibar', 'transport', 'introuvable'];
const word = `CASE WHEN n % 5000 = 7 THEN '${RARE}' WHEN n % 10 = 0 THEN '${COMMON}' ELSE 'autre' END
  || ' ' || md5(n::text)`;
const day = `date '2026-11-01' - n % 900`;
const instant = `timestamptz '2026-11-01' - n * interval '1 hour'`;

const FILLING = [
  `INSERT INTO profil (libelle, cle) VALUES ('Sans droit', 'sans droit')`,
  `INSERT INTO utilisateur (username, motdepasse, nom, prenom, profilid, recherche)
   SELECT 'x' || n, '-', 'x', 'x', profilid, ${word} FROM generate_series(1, ${N / 2}) n
     JOIN profil ON cle = 'sans droit'`,
  `INSERT INTO typedepense (libelle, cle) SELECT 'Type ' || n, 'type ' || n FROM generate_series(1, 20) n`,
  `INSERT INTO caisse (libelle, code, description, cle, recherche, montant)
   SELECT 'Caisse ' || n, 'C' || n, '', 'caisse ' || n, 'caisse ' || n, 0 FROM generate_series(1, 12) n`,
  `INSERT INTO projet (libelle, description, montant, datefin, creepar, recherche)
   SELECT 'x', 'x', 1, date '2026-12-31' + n % 400, 1, ${word} FROM generate_series(1, ${N}) n`,
  `INSERT INTO etapeprojet (projetid, libelle, description)
   SELECT CASE WHEN n <= 1000 THEN 1 ELSE n END, 'x', 'x' FROM generate_series(1, ${N}) n`,
  `INSERT INTO depense (libelle, typedepenseid, montant, regle, description, date, expenseonstep, projetid,
    etapeprojetid, recherche)
   SELECT 'x', 1 + n % 20, 5, n % 3 % 2 * 5, '', ${day}, CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END,
     CASE WHEN n % 3 = 0 THEN projetid END, CASE WHEN n % 3 = 0 THEN etapeprojetid END, ${word}
   FROM generate_series(1, ${N}) n JOIN etapeprojet AS e ON e.etapeprojetid = n`,
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
   SELECT 'x', 'Particulier', '', '', '07' || lpad(n::text, 8, '0'), ${word} || ' 07' || lpad(n::text, 8, '0') || ' '
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO commande (clientid, datelivraison, quantite, totallignes, fraissup, typereduction, reduction,
     montantreduction, montant, regle, etat, creepar, recherche, createdon)
   SELECT CASE WHEN n % 100 = 0 THEN 1 ELSE 1 + n * 79 % ${N} END, '2026-10-01', 1, 5, 0, 1, 0, 0, 5,
     CASE WHEN n % 12 = 0 THEN 0 ELSE 5 END, CASE WHEN n % 30 < 4 THEN n % 4 ELSE 3 END, 1, ${word}, ${instant}
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal)
    SELECT commandeid, 1, 'x', 1, 5 FROM commande`,
  `INSERT INTO statuscommande (commandeid, etat, utilisateurid)
    SELECT commandeid, etat, 1 + commandeid % 5000 FROM commande`,
  `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date, recherche)
   SELECT depenseid, 0, 1 + depenseid % 12, 5, 5, 0, date, recherche FROM depense
   UNION ALL SELECT commandeid, 1, 1 + commandeid % 12, 5, 5, 0, createdon::date, '' FROM commande`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, createdon)
   SELECT CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + n % 11 END, 5, n % 3 % 2, ${instant} FROM generate_series(1, ${N}) n`,
  `INSERT INTO ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
   SELECT caisseid, row_number() OVER (PARTITION BY caisseid), mouvementcaisseid, 'creation', 5, 0, gen_random_uuid()
   FROM mouvementcaisse`,
  // The registers of advances, nearly all of them accounted for; they follow the twelve others.
  `INSERT INTO caisse (libelle, code, description, cle, recherche, montant, nature, solde)
   SELECT 'x', 'A' || n, '', 'avance ' || n, 'x', 0, 'avance', CASE WHEN n % 500 = 7 THEN 5 ELSE 0 END
   FROM generate_series(1, ${N / 2}) n`,
  `UPDATE caisse SET solde = 1000000000, seq = (SELECT count(*) FROM ecriture AS e WHERE e.caisseid = caisse.caisseid)
   WHERE nature <> 'avance'`,
  `INSERT INTO arrete (caisseid, numero, nature, jusquau, seq, attendu, compte, motif, comptepar)
   SELECT 1 + n % 12, n, 'journee', ${day}, 0, 10, 10 - n % 2,
     CASE WHEN n % 2 = 0 OR n % 2500 = 7 THEN '' ELSE 'x' END, 1
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO transfert (sourceid, cibleid, montant, date, etat, envoyepar, repondupar, datereponse)
   SELECT 1 + n % 11, 12, 5, ${day}, CASE WHEN n % 2500 = 7 THEN 'envoye' ELSE 'recu' END, 1,
     CASE WHEN n % 2500 <> 7 THEN 1 END, CASE WHEN n % 2500 <> 7 THEN ${day} END FROM generate_series(1, ${N}) n`,
  `INSERT INTO transfert (sourceid, cibleid, montant, date, etat, envoyepar, repondupar, datereponse)
   SELECT 1 + n % 11, 12 + n, 5, ${day}, 'recu', 1, 1, ${day} FROM generate_series(1, ${N / 2}) n`,
  ...NUMBERS,
  `INSERT INTO avance (porteurid, porteurnom, porteurtel, montant, objet, echeance, etat, caisseid, transfertid,
    demandepar, decideurid)
   SELECT CASE WHEN n % 4 > 0 THEN 1 + n % 100 * 49 END, CASE n % 4 WHEN 0 THEN 'x' ELSE '' END,
     CASE n % 4 WHEN 0 THEN '07' || lpad((n % 100)::text, 8, '0') ELSE '' END, 5, 'x', ${day}, 'decaissee', 12 + n,
       ${N} + n, 1 + n * 79 % 5000, 2
   FROM generate_series(1, ${N / 2}) n
   UNION ALL
   SELECT 1 + n, '', '', 5, 'x', date '2026-12-01', 'demandee', NULL, NULL, 1 + n, NULL FROM generate_series(1, 10) n`,
  `INSERT INTO session (empreinte, utilisateurid, expire, dernierusage)
   SELECT md5(utilisateurid || ' ' || n), utilisateurid, now() + interval '12 hours', now()
   FROM utilisateur, generate_series(1, 2) n WHERE username LIKE 'x%'`,
  `INSERT INTO idempotence (utilisateurid, cle, empreinte, requestid, corps)
   SELECT CASE WHEN n % 2 = 0 THEN 1 ELSE 1 + n % 5000 END, md5(n::text), md5(n::text), gen_random_uuid(), '{}'
   FROM generate_series(1, ${N}) n`,
  `INSERT INTO activite (requestid, utilisateurid, date, actiontype, libelle, objet, objetid, recherche)
   SELECT gen_random_uuid(), 1, ${instant}, 'Delete', 'x', 'client', n, ${word} FROM generate_series(1, ${N}) n`,
  `INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid, typedocument)
   SELECT gen_random_uuid(), 'x', 'x', 'image/jpeg', 1, repeat('0', 64), proprietaire, n, type
   FROM generate_series(1, ${N / 4}) n,
     (VALUES ('reglement', NULL), ('depense', NULL), ('etapeprojet', 2), ('client', NULL), ('utilisateur', NULL),
       ('arrete', NULL), ('imprime', NULL)) AS p (proprietaire, type)`,
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche, supprimele)
   SELECT 'x', 'Particulier', '', '', '0700000000', 'x', ${instant} FROM generate_series(1, ${N}) n`,
];

/**
 * Settings of the embedded database's planner (server/frame/embedded/postmaster). A merge join walks some thousand rows
 * for less than it takes to look up a few; of a million rows it does not.
 */
const PLANNER = {
  random_page_cost: '1.1',
  work_mem: '8MB',
  effective_cache_size: '512MB',
  jit: 'off',
  enable_mergejoin: 'off',
};

/** Makes every new connection to a database plan as on the embedded one. */
export async function planAsEmbedded(admin: pg.Client, database: string): Promise<void> {
  for (const [name, value] of Object.entries(PLANNER)) {
    await admin.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
  }
}

/** Makes the database `skewed`, once for a run, from the template `house`. */
export async function makeSkewed(
  admin: pg.Client,
  { skewed, house }: { skewed: string; house: string },
): Promise<void> {
  // Files run in two processes: whoever comes second waits, and finds it made.
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [skewed]);
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [skewed]);
    if (rowCount === 0) await fill(admin, skewed, house);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [skewed]);
  }
}

async function fill(admin: pg.Client, skewed: string, house: string): Promise<void> {
  const making = `${skewed}_making`;
  await admin.query(`DROP DATABASE IF EXISTS ${making}`);
  await admin.query(`CREATE DATABASE ${making} TEMPLATE ${house}`);
  const { host, port, user, password } = admin;
  const connection = { host, port, user, password: password ?? '', database: making };
  const { db, close } = openDatabase(connection, { max: 1, patienceMs: 60_000 });
  try {
    for (const statement of FILLING) await sql.raw(statement).execute(db);
    await foldTotals(db);
    await foldCumuls(db);
    await sql`VACUUM ANALYZE`.execute(db);
  } finally {
    await close();
  }
  await admin.query(`ALTER DATABASE ${making} RENAME TO ${skewed}`);
}
