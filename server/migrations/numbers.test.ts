import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { expectUpdate, type Update } from './testing/update';

const BEHIND = 'SET session_replication_role = replica';
const AGAIN = 'SET session_replication_role = DEFAULT';

/** What an update gives a record: the number of its document, and whether that is cancelled. */
const documents = (objet: string, numbers: Readonly<Record<number, string>>): Update['shows'][number] => [
  `SELECT objetid, numero, etat FROM imprime WHERE objet = '${objet}' AND reprise ORDER BY objetid`,
  Object.entries(numbers).map(([objetid, told]) => {
    const [numero, etat = 'valide'] = told.split(' ');
    return { objetid: Number(objetid), numero, etat };
  }),
];
/** How far each series has come: its register, letters and year, and its last number. */
const series = (...told: readonly string[]): Update['shows'][number] => [
  `SELECT concat_ws(' ', caisseid, serie, annee, dernier) AS told FROM serie ORDER BY caisseid, serie, annee`,
  told.map((one) => ({ told: one })),
];
const foreign = (objet: string) =>
  `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
   VALUES ('PC', 1, 2026, 9, 'C1', '${objet}', 9)`;

const UPDATES: Readonly<Record<string, Update>> = {
  // Closings of two years, of which one was reopened; the later ids were counted first.
  'the closings from before in the order of their entry, by register and year (ADR 0049)': {
    from: '0041_decharges',
    older: [
      `INSERT INTO caisse (libelle, description, cle, recherche, montant, code)
       VALUES ('x', '', 'x', 'x', 0, 'C1'), ('y', '', 'y', 'y', 0, 'C2')`,
      BEHIND,
      `INSERT INTO arrete (arreteid, caisseid, numero, nature, jusquau, seq, attendu, compte, comptepar, etat,
         rouvertpar, rouvertle, createdon)
       SELECT id, caisse, numero, nature, '2025-12-30', 0, 0, 0, 1, etat, CASE etat WHEN 'rouvert' THEN 1 END,
         CASE etat WHEN 'rouvert' THEN now() END, createdon::timestamptz
       FROM (VALUES
         (1, 1, 3, 'journee', 'valide', '2026-01-03T10:00Z'),
         (2, 1, 1, 'journee', 'valide', '2025-12-31T23:59:59.999Z'),
         (3, 1, 2, 'journee', 'rouvert', '2026-01-01T00:00Z'),
         (4, 2, 1, 'controle', 'valide', '2026-01-02T11:00Z')) AS a (id, caisse, numero, nature, etat, createdon)`,
      AGAIN,
    ],
    shows: [
      documents('arrete', {
        1: 'PV-C1-2026-000002',
        2: 'PV-C1-2025-000001',
        3: 'PV-C1-2026-000001 annule',
        4: 'PV-C2-2026-000001',
      }),
      series('1 PV 2025 1', '1 PV 2026 2', '2 PV 2026 1'),
    ],
    refuses: [[foreign('arrete'), 'imprime_arrete']],
  },
  // Registers, of which the last is an advance; transfers of two years in each state; the later ids were sent first.
  'the transfers from before in the order of their sending, by source, series and year (ADR 0047)': {
    from: '0038_jetons',
    older: [
      `INSERT INTO caisse (libelle, description, cle, recherche, montant, code, nature) VALUES
         ('x', '', 'x', 'x', 0, 'C1', 'especes'), ('y', '', 'y', 'y', 0, 'C2', 'banque'),
         ('z', '', 'z', 'z', 0, 'C3', 'avance')`,
      BEHIND,
      `INSERT INTO transfert (transfertid, sourceid, cibleid, montant, date, etat, envoyepar, repondupar, datereponse,
         createdon)
       SELECT id, source, cible, 5, '2025-12-30', etat, 1, CASE WHEN etat <> 'envoye' THEN 1 END,
         CASE WHEN etat <> 'envoye' THEN date '2026-01-05' END, createdon::timestamptz
       FROM (VALUES
         (1, 1, 2, 'recu', '2026-01-03T10:00Z'),
         (2, 1, 2, 'envoye', '2025-12-31T23:59:59.999Z'),
         (3, 1, 2, 'refuse', '2026-01-02T11:00Z'),
         (4, 1, 2, 'annule', '2026-01-01T00:00Z'),
         (5, 1, 3, 'recu', '2026-01-01T12:00Z'),
         (6, 3, 1, 'recu', '2026-01-03T10:00Z'),
         (7, 1, 2, 'envoye', '2026-01-03T10:00Z')) AS t (id, source, cible, etat, createdon)`,
      AGAIN,
    ],
    shows: [
      documents('transfert', {
        1: 'TR-C1-2026-000003',
        2: 'TR-C1-2025-000001',
        3: 'TR-C1-2026-000002 annule',
        4: 'TR-C1-2026-000001 annule',
        5: 'AV-C1-2026-000001',
        6: 'TR-C3-2026-000001',
        7: 'TR-C1-2026-000004',
      }),
      [`SELECT DISTINCT caisseid FROM imprime WHERE numero NOT LIKE '%-C3-%'`, [{ caisseid: 1 }]],
      series('1 AV 2026 1', '1 TR 2025 1', '1 TR 2026 4', '3 TR 2026 1'),
    ],
    refuses: [[foreign('transfert'), 'imprime_transfert']],
  },
  // Orders of two years, one of them deleted; the later ids were entered first.
  'the orders from before in the order of their entry, by year (ADR 0045)': {
    from: '0036_justificatifs',
    older: [
      `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
       VALUES ('x', 'Particulier', '', '', '0700000000', 'x')`,
      BEHIND,
      `INSERT INTO commande (commandeid, clientid, quantite, totallignes, fraissup, typereduction, reduction,
         montantreduction, montant, creepar, recherche, createdon, supprimele)
       SELECT id, 1, 1, 5, 0, 1, 0, 0, 5, 1, '', createdon::timestamptz, supprimele
       FROM (VALUES
         (1, '2026-01-03T10:00Z', NULL::timestamptz),
         (2, '2025-12-31T23:59:59.999Z', NULL),
         (3, '2026-01-02T11:00Z', now()),
         (4, '2026-01-01T00:00Z', NULL),
         (5, '2026-01-03T10:00Z', NULL)) AS o (id, createdon, supprimele)`,
      AGAIN,
    ],
    shows: [
      documents('commande', {
        1: 'BDC-2026-000002',
        2: 'BDC-2025-000001',
        4: 'BDC-2026-000001',
        5: 'BDC-2026-000003',
      }),
      ['SELECT DISTINCT caisseid FROM imprime', [{ caisseid: null }]],
      series('BDC 2025 1', 'BDC 2026 3'),
    ],
    refuses: [
      [
        `INSERT INTO imprime (serie, annee, rang, code, objet, objetid) VALUES ('BDC', 2026, 3, '', 'commande', 9)`,
        'imprime_numero_maison',
      ],
      [`INSERT INTO serie (serie, annee, dernier) VALUES ('BDC', 2026, 1)`, 'serie_maison_annee'],
    ],
  },
  // Payments of two registers and two years: one that was deleted, one that was reversed.
  'the payments from before in the order of their entry, by register and year (ADR 0041)': {
    from: '0033_imputations',
    older: [
      `INSERT INTO profil (libelle, cle) VALUES ('Caisse', 'c')`,
      `INSERT INTO caisse (libelle, description, cle, recherche, montant, code)
       VALUES ('x', '', 'x', 'x', 0, 'C1'), ('y', '', 'y', 'y', 0, 'C2')`,
      BEHIND,
      `INSERT INTO reglement (depenseid, "from", caisseid, remis, net, rendu, date, createdon, supprimele,
         contrepassele)
       VALUES
         (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-02T10:00Z', NULL, NULL),
         (1, 0, 1, 5, 5, 0, '2025-12-30', '2025-12-31T23:59:59.999Z', NULL, NULL),
         (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-02T11:00Z', now(), NULL),
         (1, 0, 1, 5, 5, 0, '2026-01-02', '2026-01-01T00:00Z', NULL, '2026-01-05'),
         (2, 1, 1, 5, 5, 0, '2026-01-02', '2026-01-03T10:00Z', NULL, NULL),
         (1, 0, 2, 5, 5, 0, '2026-01-02', '2026-01-04T10:00Z', NULL, NULL)`,
      AGAIN,
    ],
    shows: [
      documents('reglement', {
        1: 'BC-C1-2026-000002',
        2: 'BC-C1-2025-000001',
        4: 'BC-C1-2026-000001 annule',
        5: 'PC-C1-2026-000001',
        6: 'BC-C2-2026-000001',
      }),
      series('1 BC 2025 1', '1 BC 2026 2', '1 PC 2026 1', '2 BC 2026 1'),
    ],
    // Each has a token of its own, which may change (ADR 0046).
    async after(db) {
      const jetons = async () => (await sql<{ jeton: string }>`SELECT jeton FROM imprime`.execute(db)).rows;
      const given = (await jetons()).map(({ jeton }) => jeton);
      expect(new Set(given).size).toBe(5);
      for (const jeton of given) expect(jeton).toMatch(/^[A-Za-z0-9_-]{22}$/);
      await sql`UPDATE imprime SET jeton = DEFAULT`.execute(db);
      expect((await jetons()).filter(({ jeton }) => given.includes(jeton))).toEqual([]);
    },
    refuses: [['UPDATE imprime SET rang = 9 WHERE objetid = 1', 'append-only']],
  },
};

it.each(Object.entries(UPDATES))('an update numbers %s', (_, update) => expectUpdate(update));
