import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db/pool';
import { checkLedger } from '../ledger/check';
import { expectUpdate, type Update } from './testing/update';

/** A profile that manages profiles, one that does not, and a register with its opening. */
const HOUSE = [
  `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'administrateur'), ('Caisse', 'caisse')`,
  `INSERT INTO permission (profilid, nom) VALUES (1, 'profils.gerer'), (2, 'caisses')`,
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code) VALUES ('x', '', 'x', 'x', 0, 'X1')`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, origine) VALUES (1, 0, 1, 1, 'ouverture')`,
];

const idsOf = async (db: Db) => (await checkLedger(db)).map(({ id }) => id);
const reversal = (links: string, values: string) =>
  `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, ${links}) VALUES (1, 5, 1, ${values})`;
/** Writes a line of the audit log that says another register than the one that it is about. */
const line = (objet: string, apres: string) =>
  `INSERT INTO activite (requestid, actiontype, libelle, objet, objetid, apres, caisses)
   VALUES (gen_random_uuid(), 'Insert', 'x', '${objet}', 9, '${apres}', '{7}')`;
const sumsOf = async (db: Db) =>
  (
    await sql`SELECT nom, sum(montant), sum(nombre) FROM (
      SELECT nom, montant, nombre FROM cumul UNION ALL SELECT nom, montant, nombre FROM cumul_delta) AS c
      GROUP BY nom ORDER BY nom`.execute(db)
  ).rows;
let sums: unknown;

const UPDATES: Readonly<Record<string, Update>> = {
  'gives the closing of registers to who manages profiles, and closes none (ADR 0033)': {
    from: '0026_livraisons',
    older: HOUSE,
    shows: [
      [`SELECT profilid FROM permission WHERE nom = 'caisses.cloturer'`, [{ profilid: 1 }]],
      [
        'SELECT arretele, arreteseq, nombrearrete, aveugle FROM caisse',
        [{ arretele: null, arreteseq: null, nombrearrete: 0, aveugle: 0 }],
      ],
    ],
    refuses: [[`UPDATE mouvementcaisse SET origine = 'ecart'`, 'mouvementcaisse_origine']],
  },
  'gives the reversal to who manages profiles, and reverses nothing (ADR 0034)': {
    from: '0027_arretes',
    older: [
      ...HOUSE,
      `INSERT INTO typedepense (libelle, cle) VALUES ('t', 't')`,
      `INSERT INTO depense (libelle, typedepenseid, montant, regle, description, date, expenseonstep, recherche)
       VALUES ('d', 1, 5, 5, '', '2026-11-20', 0, 'd')`,
      `INSERT INTO reglement (depenseid, "from", caisseid, date, remis, net, rendu)
       SELECT depenseid, 0, 1, '2026-11-20', 5, 5, 0 FROM depense`,
      `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, reglementid)
       SELECT 1, 5, 0, 'reglement', date, reglementid FROM reglement`,
    ],
    // An older database is checked as its version can be.
    before: async (db) => expect(await idsOf(db)).not.toContain('I37'),
    shows: [
      [`SELECT profilid FROM permission WHERE nom = 'caisses.contrepasser'`, [{ profilid: 1 }]],
      [
        'SELECT contrepassele FROM reglement UNION ALL SELECT contrepassele FROM mouvementcaisse',
        Array(3).fill({ contrepassele: null }),
      ],
    ],
    refuses: [
      [reversal('contrepasseid', `'manuel', 2`), 'mouvementcaisse_origine'],
      [reversal('contrepasseid, reglementid', `'reglement', 2, 1`), 'mouvementcaisse_origine'],
    ],
    async after(db) {
      const broken = await idsOf(db);
      for (const id of ['I09', 'I37', 'T07']) expect(broken).not.toContain(id);
      const reverse = () => sql.raw(reversal('contrepasseid', `'contrepassation', 2`)).execute(db);
      await reverse();
      await expect(reverse()).rejects.toThrow('mouvementcaisse_contrepasse');
    },
  },
  'gives transfers to who enters movements or manages profiles; lines keep their registers (ADR 0035)': {
    from: '0028_contrepassations',
    older: [
      `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'a'), ('Caisse', 'c'), ('Lecture', 'l')`,
      `INSERT INTO permission (profilid, nom) VALUES
         (1, 'profils.gerer'), (1, 'caisses.mouvements'), (2, 'caisses.mouvements'), (3, 'caisses')`,
      `INSERT INTO activite (requestid, actiontype, libelle, objet, objetid, avant, apres)
       VALUES (gen_random_uuid(), 'Update', 'x', 'reglement', 1, '{"caisseid": 1}', '{"caisseid": 2}')`,
    ],
    shows: [
      [
        `SELECT profilid FROM permission WHERE nom = 'caisses.transferer' ORDER BY profilid`,
        [{ profilid: 1 }, { profilid: 2 }],
      ],
    ],
    // Whatever its writer says, a line names the registers that it is about.
    async after(db) {
      const written = [
        line('transfert', '{"sourceid": 3, "cibleid": 4}'),
        line('caisse', '{"libelle": "x"}'),
        line('mouvementcaisse', '{"caisseid": 5}'),
        line('client', '{}'),
      ];
      for (const text of written) await sql.raw(text).execute(db);
      const { rows } = await sql<{ caisses: unknown }>`SELECT caisses FROM activite ORDER BY activiteid`.execute(db);
      expect(rows.map(({ caisses }) => caisses)).toEqual([[1, 2], [3, 4], [9], [5], null]);
    },
  },
  'gives advances to who manages profiles, moves money or enters expenses (ADR 0039)': {
    from: '0031_suivi',
    older: [
      `INSERT INTO profil (libelle, cle)
       VALUES ('Administrateur', 'a'), ('Caisse', 'c'), ('Chantier', 'h'), ('Lecture', 'l')`,
      `INSERT INTO permission (profilid, nom) VALUES
         (1, 'profils.gerer'), (1, 'caisses.transferer'), (1, 'depenses.creer'), (2, 'caisses.transferer'),
         (3, 'depenses.creer'), (4, 'caisses')`,
    ],
    shows: [
      [
        `SELECT profilid, string_agg(nom, ' ' ORDER BY nom COLLATE "C") AS noms FROM permission
         WHERE nom LIKE 'avances%' GROUP BY profilid ORDER BY profilid`,
        [
          { profilid: 1, noms: 'avances avances.accorder avances.approuver avances.demander' },
          { profilid: 2, noms: 'avances avances.accorder' },
          { profilid: 3, noms: 'avances avances.demander' },
        ],
      ],
    ],
  },
  'counts the delivery steps that are there, by thousands of their ids (docs/adr/0008)': {
    from: '0025_beneficiaires',
    older: [
      `INSERT INTO profil (libelle, cle) VALUES ('x', 'x')`,
      `INSERT INTO utilisateur (username, motdepasse, nom, prenom, profilid, recherche)
       VALUES ('x', '-', 'x', 'x', 1, 'x')`,
      `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
       VALUES ('x', 'Particulier', '', '', '0700000000', 'x')`,
      `INSERT INTO commande (clientid, quantite, totallignes, fraissup, typereduction, reduction, montantreduction,
         montant, creepar, recherche) SELECT 1, 1, 5, 0, 1, 0, 0, 5, 1, 'x' FROM generate_series(1, 1200)`,
      `INSERT INTO statuscommande (commandeid, etat, utilisateurid)
       SELECT commandeid, 0, 1 FROM commande ORDER BY commandeid`,
      'UPDATE commande SET supprimele = now() WHERE commandeid % 10 = 0',
    ],
    shows: [
      [
        `SELECT jour, cle, nombre FROM cumul WHERE nom = 'statuscommande.rang' ORDER BY cle`,
        [
          { jour: '-infinity', cle: 0, nombre: 900 },
          { jour: '-infinity', cle: 1, nombre: 180 },
        ],
      ],
    ],
  },
  'finds payments by what they say, and keeps out of the index those that say nothing (ADR 0058)': {
    from: '0047_reglements',
    older: [
      ...HOUSE,
      `INSERT INTO reglement (depenseid, "from", caisseid, date, remis, net, rendu, reference, beneficiaire,
         beneficiairetel) VALUES
         (1, 0, 1, '2026-11-20', 5, 5, 0, 'W-1', 'Zoé  Bœuf', '0708091011'),
         (1, 0, 1, '2026-11-20', 5, 5, 0, '', 'Ali', ''),
         (1, 0, 1, '2026-11-20', 5, 5, 0, '', '', '')`,
    ],
    shows: [
      [
        'SELECT recherche FROM reglement ORDER BY reglementid',
        [{ recherche: 'w-1 zoe boeuf 0708091011' }, { recherche: 'ali' }, { recherche: '' }],
      ],
    ],
  },
  // Two registers of one letter, one of them deleted, and one without a Latin letter; a payment that moved between two.
  'dates each movement, says what brought it, and gives each register a code (ADR 0031, 0032)': {
    from: '0022_choix',
    older: [
      `INSERT INTO caisse (libelle, description, cle, recherche, montant, createdon, supprimele) VALUES
         ('Caisse', '', 'caisse', 'caisse', 0, '2026-01-02T10:00:00Z', NULL),
         ('Coffre', '', 'coffre', 'coffre', 0, '2026-01-02T10:00:00Z', now()),
         ('Wave', '', 'wave', 'wave', 0, '2026-01-02T10:00:00Z', NULL),
         ('١', '', '١', '١', 0, '2026-01-02T10:00:00Z', NULL)`,
      `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date)
       VALUES (1, 0, 3, 5, 5, 0, '2026-01-31')`,
      `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, reglementid, createdon, supprimele) VALUES
         (1, 9, 1, 1, NULL, '2026-01-02T10:00:00Z', NULL),
         (1, 5, 0, 0, 1, '2026-02-01T08:00:00Z', '2026-02-02T08:00:00Z'),
         (3, 5, 0, 0, 1, '2026-02-02T08:00:00Z', NULL),
         (1, 7, 1, 0, NULL, '2026-02-03T23:59:59.999Z', NULL)`,
    ],
    async before(db) {
      sums = await sumsOf(db);
    },
    shows: [
      [
        'SELECT origine, date FROM mouvementcaisse ORDER BY mouvementcaisseid',
        [
          { origine: 'ouverture', date: '2026-01-02' },
          { origine: 'reglement', date: '2026-01-31' },
          { origine: 'reglement', date: '2026-01-31' },
          { origine: 'manuel', date: '2026-02-03' },
        ],
      ],
      [`SELECT count(*) AS n FROM caisse WHERE nature = 'especes' AND arretele IS NULL`, [{ n: 4 }]],
      [
        'SELECT code, recherche FROM caisse ORDER BY caisseid',
        [
          { code: 'C1', recherche: 'caisse c1' },
          { code: 'C2', recherche: 'coffre c2' },
          { code: 'W1', recherche: 'wave w1' },
          { code: 'C3', recherche: '١ c3' },
        ],
      ],
    ],
    after: async (db) => expect(await sumsOf(db)).toEqual(sums),
  },
};

it.each(Object.entries(UPDATES))('an update %s', (_, update) => expectUpdate(update));
