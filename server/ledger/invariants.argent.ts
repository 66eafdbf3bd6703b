import type { Invariant } from './invariant';
import { DEPENSES, latestRows, REGLEMENTS } from './latest';

const unpostedOf = (reglement: string) => `
  SELECT r.reglementid, r.remis, r.net, r.rendu, r.troppercu, m.montant
  FROM ${reglement} AS r LEFT JOIN mouvementcaisse m ON m.reglementid = r.reglementid AND m.supprimele IS NULL
  WHERE r.supprimele IS NULL
    AND (r.remis <> r.net + r.rendu + r.troppercu OR m.montant IS DISTINCT FROM r.net
      OR m.caisseid IS DISTINCT FROM r.caisseid OR m.type IS DISTINCT FROM r."from")`;

const paidAndGoneOf = (reglement: string) => `
  SELECT d.depenseid, r.reglementid FROM depense d JOIN ${reglement} AS r USING (depenseid)
  WHERE d.supprimele IS NOT NULL AND r.supprimele IS NULL AND r."from" = 0`;

// Each file is looked up only in the table of its owner.
const strayFilesOf = (fichier: string) => `
  SELECT f.documentid, f.proprietaire, f.proprietaireid FROM ${fichier} AS f
  WHERE f.supprimele IS NULL AND NOT CASE f.proprietaire
    WHEN 'reglement' THEN EXISTS (
      SELECT FROM reglement r WHERE r.reglementid = f.proprietaireid AND r.supprimele IS NULL)
    WHEN 'etapeprojet' THEN EXISTS (SELECT FROM etapeprojet e WHERE e.etapeprojetid = f.proprietaireid)
    WHEN 'client' THEN EXISTS (SELECT FROM client c WHERE c.clientid = f.proprietaireid)
    WHEN 'utilisateur' THEN EXISTS (SELECT FROM utilisateur u WHERE u.utilisateurid = f.proprietaireid)
    WHEN 'organisation' THEN EXISTS (SELECT FROM organisation o WHERE o.organisationid = f.proprietaireid)
    WHEN 'depense' THEN EXISTS (SELECT FROM depense d WHERE d.depenseid = f.proprietaireid)
    WHEN 'arrete' THEN EXISTS (SELECT FROM arrete a WHERE a.arreteid = f.proprietaireid)
    WHEN 'imprime' THEN EXISTS (SELECT FROM imprime i WHERE i.imprimeid = f.proprietaireid AND i.serie = 'BC')
    ELSE false END
  UNION ALL
  SELECT max(documentid), proprietaire, proprietaireid FROM ${fichier} AS f
  WHERE supprimele IS NULL AND proprietaire NOT IN ('etapeprojet', 'depense')
  GROUP BY proprietaire, proprietaireid HAVING count(*) > 1`;

const namedFilesOf = (fichier: string) => `
  SELECT documentid, cle FROM ${fichier} AS f WHERE cle !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

const misdatedOf = (reglement: string) => `
  SELECT r.reglementid, r.date, m.date AS jour FROM ${reglement} AS r JOIN mouvementcaisse AS m USING (reglementid)
  WHERE r.supprimele IS NULL AND m.supprimele IS NULL AND r.date <> m.date`;

/** Invariants of debts and their payments. */
export const argent: readonly Invariant[] = [
  {
    id: 'I05',
    rule: 'a payment’s lines sum to what it posted, minus for an expense, plus for an order, 0 once deleted',
    violations: `
      SELECT r.reglementid, r.net, coalesce(l.somme, 0) AS somme
      FROM reglement r
      LEFT JOIN (SELECT m.reglementid, sum(e.montant) AS somme
        FROM mouvementcaisse m JOIN ecriture e USING (mouvementcaisseid) GROUP BY 1) l USING (reglementid)
      WHERE coalesce(l.somme, 0) <>
        CASE WHEN r.supprimele IS NOT NULL THEN 0 WHEN r."from" = 0 THEN -r.net ELSE r.net END`,
    // A start skips it: it follows from I04 and I12 on the same rows.
    atStart: null,
  },
  {
    id: 'I06',
    rule: 'a payment leaves zero in every register but its own',
    violations: `
      SELECT r.reglementid, e.caisseid, sum(e.montant) AS somme
      FROM reglement r JOIN mouvementcaisse m USING (reglementid) JOIN ecriture e USING (mouvementcaisseid)
      WHERE e.caisseid <> r.caisseid GROUP BY 1, 2 HAVING sum(e.montant) <> 0`,
    atStart: null,
  },
  {
    id: 'I09',
    rule: 'an expense’s paid amount is the sum of its live payments that were not reversed, and never above its amount',
    since: '0028_contrepassations',
    violations: `
      SELECT d.depenseid, d.montant, d.regle, coalesce(r.somme, 0) AS somme
      FROM depense d
      LEFT JOIN (SELECT depenseid, sum(net) AS somme FROM reglement
        WHERE supprimele IS NULL AND contrepassele IS NULL AND "from" = 0 GROUP BY 1) r USING (depenseid)
      WHERE d.regle <> coalesce(r.somme, 0) OR d.regle > d.montant OR d.regle < 0`,
    atStart: `
      SELECT d.depenseid, d.montant, d.regle, r.somme
      FROM ${DEPENSES} AS d
      CROSS JOIN LATERAL (SELECT coalesce(sum(net), 0) AS somme FROM reglement
        WHERE reglement.depenseid = d.depenseid AND supprimele IS NULL AND contrepassele IS NULL AND "from" = 0) AS r
      WHERE d.regle <> r.somme OR d.regle > d.montant OR d.regle < 0`,
  },
  {
    id: 'I11',
    rule: 'a payment with change settled its expense: nothing remains unless something changed after it',
    violations: `
      SELECT r.reglementid, r.rendu, d.montant - d.regle AS restant
      FROM reglement r JOIN depense d USING (depenseid)
      WHERE r.rendu > 0 AND r.supprimele IS NULL AND r."from" = 0 AND d.montant <> d.regle AND d.version = 1
        AND r.version = 1
        AND NOT EXISTS (SELECT FROM reglement a WHERE a.depenseid = r.depenseid AND a.reglementid <> r.reglementid
          AND (a.version > 1 OR a.reglementid > r.reglementid))`,
    atStart: null,
  },
  {
    id: 'I12',
    rule: 'change never reaches the ledger: the amount handed over is the posted amount, the change and the surplus',
    since: '0046_troppercus',
    violations: unpostedOf('reglement'),
    atStart: unpostedOf(REGLEMENTS),
  },
  {
    id: 'I13',
    rule: 'a deleted expense has no live payment',
    violations: paidAndGoneOf('reglement'),
    atStart: paidAndGoneOf(REGLEMENTS),
  },
  {
    id: 'I21',
    // A deleted step keeps its media, and a deleted client or user keeps the photo, because a restore brings them back.
    rule:
      'a live file is the one proof of a live payment, the one photo of a client or a user, the one logo of the ' +
      'organisation, a medium of a step, a document of an expense, the one proof of a count, or the one signature of ' +
      'the document of an expense’s payment',
    since: '0034_imprimes',
    violations: strayFilesOf('fichier'),
    atStart: strayFilesOf(latestRows('fichier', 'documentid')),
  },
  {
    id: 'I22',
    rule: 'files are stored under random names',
    violations: namedFilesOf('fichier'),
    atStart: namedFilesOf(latestRows('fichier', 'documentid')),
  },
  {
    id: 'I27',
    rule: 'nothing is dated after today in Abidjan: no expense, payment, movement, transfer or closing',
    since: '0029_transferts',
    isTold: true,
    atStart: null,
    // Only what people can correct: the day of a register's opening is never typed, and nothing reads it.
    violations: `
      SELECT * FROM (
        SELECT 'depense' AS objet, depenseid AS id, date FROM depense WHERE supprimele IS NULL
        UNION ALL SELECT 'reglement', reglementid, date FROM reglement WHERE supprimele IS NULL
        UNION ALL SELECT 'mouvementcaisse', mouvementcaisseid, date FROM mouvementcaisse
          WHERE supprimele IS NULL AND isfirst = 0 AND reglementid IS NULL AND transfertid IS NULL
        UNION ALL SELECT 'transfert', transfertid, greatest(date, datereponse) FROM transfert
          WHERE etat IN ('envoye', 'recu')
        UNION ALL SELECT 'arrete', arreteid, jusquau FROM arrete WHERE etat = 'valide') AS dates
      WHERE date > (now() AT TIME ZONE 'Africa/Abidjan')::date`,
  },
  {
    id: 'I30',
    rule: 'a payment and its movement are of one business day',
    since: '0023_jours',
    violations: misdatedOf('reglement'),
    atStart: misdatedOf(REGLEMENTS),
  },
  {
    id: 'I29',
    rule: 'every total shown is a safe JSON integer',
    violations: `
      SELECT * FROM (
        SELECT 'solde' AS total, coalesce(sum(solde), 0) AS somme FROM caisse WHERE supprimele IS NULL
        UNION ALL SELECT 'depense', coalesce(sum(montant), 0) FROM depense WHERE supprimele IS NULL
        UNION ALL SELECT 'commande', coalesce(sum(montant - regle), 0) FROM commande WHERE supprimele IS NULL
        UNION ALL SELECT 'reglement', coalesce(sum(net), 0) FROM reglement WHERE supprimele IS NULL) t
      WHERE somme > 9007199254740991 OR somme < -9007199254740991`,
    atStart: null,
  },
  {
    id: 'T02',
    rule: 'the kept total of expenses is their number',
    violations: `
      SELECT * FROM (
        SELECT (SELECT total FROM compteur WHERE nom = 'depense')
            + (SELECT coalesce(sum(delta), 0) FROM compteur_delta WHERE nom = 'depense') AS total,
          (SELECT count(*) FROM depense WHERE supprimele IS NULL) AS nombre) t
      WHERE total <> nombre`,
    atStart: null,
  },
];
