import { addDays } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { foldCumuls } from '../db/maintenance.repository';
import { openDatabase } from '../db/openDatabase';
import { sealer } from '../frame/audit/sceaux';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { checkLedger, type Depth, violationsOf } from './check';
import { invariants } from './invariants';

const house = openedForTests(testApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));
/**
 * Ids of a register, an expense and its payment, an empty register, a project with an expense on a step, and an order
 * with its payments; a register that was closed twice, and its closings.
 */
const ids = openedForTests(async () => {
  const [caisseid, autre] = [await counter.caisse(1000), await counter.caisse(0)];
  const depenseid = await counter.depense(300);
  const paid = await counter.pay(
    { depenseid, caisseid, montant: 100 },
    { 'idempotency-key': 'a key of the ledger test' },
  );
  const { reglementid } = paid.body.data;
  await counter.pay({ depenseid: await counter.depense(50), caisseid, montant: 80 });
  await admin.post('caisses/mouvementcaisse', { caisseid, montant: 70, type: 0 });
  const ailleurs = { ...(await spentOnStep()), ...(await sold(caisseid)), ...(await closed()) };
  const all = { caisseid, autre, depenseid, reglementid, ...ailleurs };
  await foldCumuls(house.db);
  return all;
});

/** Seals the audit log so far, a few lines in each seal, and counts the seals. */
const seals = openedForTests(async () => {
  const seal = sealer(house.db, 5);
  // A transaction that happens to run at the same time postpones a pass, so there are several.
  for (let pass = 0; pass < 5; pass += 1) await seal();
  const { nombre } = await house.db
    .selectFrom('sceau')
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .executeTakeFirstOrThrow();
  return { nombre };
});

async function spentOnStep() {
  const projetid = await counter.projet({ listeetape: [{ libelle: 'Étude', description: 'Sol' }] });
  const etapeprojetid = await counter.etape(projetid);
  const surEtape = await counter.depense(40, { expenseonstep: 1, projetid, etapeprojetid });
  const ailleurs = await counter.etape(await counter.projet());
  return { projetid, etapeprojetid, surEtape, ailleurs };
}

/**
 * Closes a register the day before yesterday and yesterday; somebody else books the 5 francs that are too many. A
 * movement of today follows.
 */
async function closed() {
  const arretee = await counter.caisse(1000);
  const moved = async (montant: number, date: string) =>
    (await admin.post('caisses/mouvementcaisse', { caisseid: arretee, montant, date })).body.data.mouvementcaisseid;
  const counted = async (jours: number, nombre: number) => {
    const { seq } = (await admin.get(`caisses/${arretee}/arrete/ouvrir`)).body.data;
    const comptage = [{ forme: 'appoint', coupure: 1, nombre }];
    const body = { nature: 'journee', jusquau: addDays(counter.today, -jours), seq, comptage, motif: 'Trop perçu' };
    return (await admin.post(`caisses/${arretee}/arretes`, body)).body.data.arreteid;
  };
  const premier = await counted(2, 1000);
  await moved(11, addDays(counter.today, -1));
  const second = await counted(1, 1016);
  const other = await house.as(['caisses', 'caisses.regulariser']);
  await other.post(`arretes/${second}/regulariser`, { motif: 'Excédent' });
  return { arretee, premier, second, apres: await moved(3, counter.today) };
}

/** Takes an order, paid with change and delivered, another one paid in part, and an unpaid one. */
async function sold(caisseid: number) {
  const { commandeid, clientid } = await counter.commande({ typereduction: 2, reduction: 10 });
  await counter.encaisser({ depenseid: commandeid, caisseid, montant: 950 });
  await admin.post('statuscommandes', { commandeid, etat: 1 });
  await admin.post('statuscommandes', { commandeid, etat: 3 });
  const { commandeid: partielle } = await counter.commande({ fraissup: 5 });
  await counter.encaisser({ depenseid: partielle, caisseid, montant: 1 });
  const { commandeid: seule } = await counter.commande();
  return { commandeid, clientid, partielle, seule };
}

/** Damages the data behind the application's back, checks the ledger and rolls back; returns the broken invariants. */
async function foundAfter(harm: readonly string[], depth: Depth = 'whole'): Promise<string[]> {
  const database = openDatabase(house.connection, { max: 1 });
  const rollback = new Error('rollback');
  let found: string[] = [];
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`SET session_replication_role = replica`.execute(trx);
      for (const statement of harm) await sql.raw(statement).execute(trx);
      found = (await violationsOf(trx, depth)).map(({ id }) => id);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  await database.close();
  return found;
}

const medium = (etapeprojetid: number) => `
  INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid, typedocument)
  SELECT gen_random_uuid(), nom, recherche, 'image/png', taille, sha256, 'etapeprojet', ${etapeprojetid}, 2
  FROM fichier LIMIT 1`;
const photo = (proprietaire: 'client' | 'utilisateur' | 'organisation', id: number) => `
  INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid)
  SELECT gen_random_uuid(), nom, recherche, 'image/png', taille, sha256, '${proprietaire}', ${id}
  FROM fichier LIMIT 1`;
const drop = (table: string, constraint: string) => `ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`;

describe('the invariants (RELIABILITY § 2.2)', () => {
  it('hold after real work', async () => {
    expect(await checkLedger(house.db)).toEqual([]);
    expect(await foundAfter([])).toEqual([]);
  });

  it('hold for the logo of the organisation', async () => {
    expect(await foundAfter([photo('organisation', 1)])).toEqual([]);
  });

  it('hold for a medium of a step, and of one that is deleted', async () => {
    expect(await foundAfter([medium(ids.etapeprojetid)])).toEqual([]);
    const gone = [
      `UPDATE etapeprojet SET supprimele = now() WHERE etapeprojetid = ${ids.ailleurs}`,
      'UPDATE projet SET nombreetape = 0 WHERE nombreetape = 1',
      `INSERT INTO compteur_delta VALUES ('corbeille.etapeprojet', 1), ('projetavecetapes', -1)`,
    ];
    expect(await foundAfter([medium(ids.ailleurs), ...gone])).toEqual([]);
  });

  it('hold for the photo of a client, and of one that is deleted', async () => {
    const [{ clientid = 0 } = {}] = await house.db.selectFrom('client').select('clientid').execute();
    expect(await foundAfter([photo('client', clientid)])).toEqual([]);
    const lonely = await counter.client();
    await admin.delete(`clients/${lonely}`);
    expect(await foundAfter([photo('client', lonely)])).toEqual([]);
  });

  it('hold for the photo of a user', async () => {
    expect(await foundAfter([photo('utilisateur', admin.utilisateurid)])).toEqual([]);
  });

  it('hold for an audit log of several seals', () => expect(seals.nombre).toBeGreaterThan(2));

  const harms: [string, () => string[]][] = [
    ['I01', () => [`UPDATE caisse SET solde = solde + 1 WHERE caisseid = ${ids.caisseid}`]],
    ['I02', () => [`UPDATE ecriture SET solde_apres = solde_apres + 5 WHERE caisseid = ${ids.caisseid} AND seq = 2`]],
    ['I03', () => [`UPDATE ecriture SET seq = seq + 10 WHERE caisseid = ${ids.caisseid} AND seq > 2`]],
    ['I04', () => [`UPDATE mouvementcaisse SET montant = 71 WHERE montant = 70`]],
    ['I05', () => [`UPDATE reglement SET net = 99, remis = 99 WHERE reglementid = ${ids.reglementid}`]],
    ['I06', () => [`UPDATE reglement SET caisseid = ${ids.autre} WHERE reglementid = ${ids.reglementid}`]],
    ['I07', () => [`DELETE FROM mouvementcaisse WHERE montant = 70`]],
    [
      'I08',
      () => [
        `UPDATE mouvementcaisse SET isfirst = 0, origine = 'manuel' WHERE isfirst = 1 AND caisseid = ${ids.caisseid}`,
      ],
    ],
    ['I08', () => [`UPDATE caisse SET montant = 999 WHERE caisseid = ${ids.caisseid}`]],
    ['I09', () => [`UPDATE depense SET regle = regle - 1 WHERE depenseid = ${ids.depenseid}`]],
    ['I11', () => [`UPDATE depense SET montant = montant + 1 WHERE montant = 50`]],
    ['I10', () => [`UPDATE commande SET regle = regle - 1 WHERE commandeid = ${ids.partielle}`]],
    ['I10', () => ['ALTER TABLE commande ALTER COLUMN solde DROP EXPRESSION', 'UPDATE commande SET solde = true']],
    ['I11', () => [`UPDATE commande SET montant = 901, fraissup = 1 WHERE commandeid = ${ids.commandeid}`]],
    ['I12', () => [drop('reglement', 'reglement_remis'), 'UPDATE reglement SET net = remis WHERE rendu > 0']],
    ['I13', () => [`UPDATE depense SET supprimele = now() WHERE depenseid = ${ids.depenseid}`]],
    ['I13', () => [`UPDATE commande SET supprimele = now() WHERE commandeid = ${ids.partielle}`]],
    ['I13', () => [`DELETE FROM commande WHERE commandeid = ${ids.partielle}`]],
    ['I13', () => [`UPDATE reglement SET "from" = 0 WHERE depenseid = ${ids.partielle}`]],
    ['I14', () => [`UPDATE caisse SET supprimele = now() WHERE caisseid = ${ids.caisseid}`]],
    ['I15', () => [`UPDATE detailcommande SET qtecmd = qtecmd + 1 WHERE commandeid = ${ids.seule}`]],
    ['I15', () => [`UPDATE detailcommande SET mnttotal = mnttotal + 1 WHERE commandeid = ${ids.seule}`]],
    ['I15', () => [`DELETE FROM detailcommande WHERE commandeid = ${ids.seule}`]],
    ['I15', () => [`UPDATE detailcommande SET rang = 2 WHERE commandeid = ${ids.seule}`]],
    ['I16', () => [drop('commande', 'commande_montant'), 'UPDATE commande SET montant = montant + 1']],
    [
      'I16',
      () => [
        drop('commande', 'commande_frais'),
        `UPDATE commande SET fraissup = 1001, montant = 2001 WHERE commandeid = ${ids.seule}`,
      ],
    ],
    [
      'I16',
      () => [
        drop('commande', 'commande_reduction'),
        `UPDATE commande SET montantreduction = 99, montant = montant + 1 WHERE commandeid = ${ids.commandeid}`,
      ],
    ],
    [
      'I16',
      () => [
        drop('commande', 'commande_pourcentage'),
        `UPDATE commande SET reduction = 1001, montantreduction = 1001, fraissup = 1, montant = 0
         WHERE commandeid = ${ids.seule}`,
      ],
    ],
    ['I17', () => [`UPDATE commande SET etat = 2 WHERE commandeid = ${ids.commandeid}`]],
    ['I17', () => [`DELETE FROM statuscommande WHERE commandeid = ${ids.commandeid} AND etat = 0`]],
    ['I17', () => [`DELETE FROM statuscommande WHERE commandeid = ${ids.seule}`]],
    [
      'I17',
      () => [
        `UPDATE statuscommande SET statuscommandeid = -statuscommandeid WHERE commandeid = ${ids.commandeid}
         AND etat < 3`,
      ],
    ],
    ['I18', () => [`UPDATE commande SET supprimele = now() WHERE commandeid = ${ids.commandeid}`]],
    ['I19', () => [`UPDATE depense SET etapeprojetid = ${ids.ailleurs} WHERE depenseid = ${ids.surEtape}`]],
    ['I19', () => [`DELETE FROM etapeprojet WHERE etapeprojetid = ${ids.etapeprojetid}`]],
    ['I19', () => [`UPDATE etapeprojet SET supprimele = now() WHERE etapeprojetid = ${ids.etapeprojetid}`]],
    ['I19', () => [`UPDATE projet SET supprimele = now() WHERE projetid = ${ids.projetid}`]],
    ['I19', () => [drop('depense', 'depense_etape'), 'UPDATE depense SET expenseonstep = 0']],
    ['I19', () => [drop('depense', 'depense_etape'), `UPDATE depense SET expenseonstep = 1 WHERE montant = 50`]],
    ['I20', () => [`UPDATE etapeprojet SET etat = 1 WHERE projetid = ${ids.projetid}`]],
    ['I20', () => [`UPDATE projet SET nombreetape = nombreetape + 1 WHERE projetid = ${ids.projetid}`]],
    ['I20', () => [`UPDATE etapeprojet SET supprimele = now() WHERE etapeprojetid = ${ids.ailleurs}`]],
    [
      'I20',
      () => ['ALTER TABLE projet ALTER COLUMN statutprojet DROP EXPRESSION', 'UPDATE projet SET statutprojet = 2'],
    ],
    ['I21', () => [`UPDATE fichier SET proprietaireid = 999999 WHERE proprietaireid = ${ids.reglementid}`]],
    ['I21', () => [medium(999_999)]],
    ['I21', () => ['DROP INDEX fichier_preuve', `UPDATE fichier SET proprietaireid = ${ids.reglementid}`]],
    ['I21', () => [photo('client', 999_999)]],
    ['I21', () => [photo('utilisateur', 999_999)]],
    ['I21', () => [photo('organisation', 2)]],
    ['I21', () => ['DROP INDEX fichier_organisation', photo('organisation', 1), photo('organisation', 1)]],
    ['I21', () => ['DROP INDEX fichier_client', photo('client', ids.clientid), photo('client', ids.clientid)]],
    ['I22', () => [drop('fichier', 'fichier_cle_check'), `UPDATE fichier SET cle = 'preuve.pdf' WHERE documentid = 1`]],
    ['I23', () => [`UPDATE utilisateur SET verrouille = true`]],
    ['I23', () => [`UPDATE utilisateur SET caisses = '{}'`]],
    ['I23', () => [`DELETE FROM permission WHERE nom = 'profils.gerer'`]],
    ['I24', () => [`UPDATE utilisateur SET dateexpiration = '2020-01-01' WHERE username = 'admin'`]],
    ['I25', () => [`DELETE FROM activite WHERE objet = 'mouvementcaisse'`]],
    ['I26', () => [`UPDATE idempotence SET corps = NULL`]],
    ['I26', () => [`UPDATE activite SET requestid = (SELECT requestid FROM idempotence) WHERE objet = 'caisse'`]],
    ['I27', () => [`UPDATE reglement SET date = '2099-12-31' WHERE reglementid = ${ids.reglementid}`]],
    ['I27', () => [`UPDATE depense SET date = '2099-12-31' WHERE depenseid = ${ids.depenseid}`]],
    ['I30', () => [`UPDATE mouvementcaisse SET date = date - 1 WHERE reglementid = ${ids.reglementid}`]],
    ['I28', () => [`UPDATE mouvementcaisse SET type = 1 WHERE montant = 70`]],
    [
      'I29',
      () => [
        drop('depense', 'depense_montant_check'),
        `UPDATE depense SET montant = 9007199254740992 WHERE montant = 300`,
      ],
    ],
    ['I31', () => [`UPDATE arrete SET attendu = attendu + 1 WHERE arreteid = ${ids.premier}`]],
    ['I31', () => [`UPDATE arrete SET seq = 99 WHERE arreteid = ${ids.second}`]],
    ['I32', () => [`UPDATE comptage SET nombre = nombre + 1 WHERE arreteid = ${ids.premier}`]],
    ['I32', () => [`DELETE FROM comptage WHERE arreteid = ${ids.premier}`]],
    ['I32', () => [`UPDATE caisse SET nature = 'wave' WHERE caisseid = ${ids.arretee}`]],
    ['I33', () => [`DELETE FROM arrete WHERE arreteid = ${ids.premier}`]],
    ['I33', () => [`UPDATE arrete SET numero = 3 WHERE arreteid = ${ids.second}`]],
    ['I33', () => [`UPDATE arrete SET seq = seq - 1 WHERE arreteid = ${ids.second}`]],
    ['I34', () => [`UPDATE caisse SET arretele = arretele + 1 WHERE caisseid = ${ids.arretee}`]],
    ['I34', () => [`UPDATE caisse SET arreteseq = arreteseq + 1 WHERE caisseid = ${ids.arretee}`]],
    ['I34', () => [`UPDATE caisse SET nombrearrete = 0 WHERE caisseid = ${ids.arretee}`]],
    ['I34', () => [`UPDATE arrete SET nature = 'controle' WHERE arreteid = ${ids.second}`]],
    ['I35', () => [`UPDATE mouvementcaisse SET date = date - 1 WHERE mouvementcaisseid = ${ids.apres}`]],
    ['I36', () => [`UPDATE mouvementcaisse SET date = date - 1 WHERE arreteid = ${ids.second}`]],
    ['I36', () => [`UPDATE mouvementcaisse SET supprimele = now() WHERE arreteid = ${ids.second}`]],
    ['I36', () => [`UPDATE mouvementcaisse SET arreteid = ${ids.premier} WHERE arreteid = ${ids.second}`]],
    ['I36', () => [`UPDATE arrete SET imputation = NULL, regularisepar = NULL WHERE arreteid = ${ids.second}`]],
    ['T01', () => [`UPDATE caisse SET nombremouvement = nombremouvement + 1 WHERE caisseid = ${ids.caisseid}`]],
    ['T03', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'projet.1'`]],
    ['T03', () => [`DELETE FROM projet WHERE projetid = ${ids.projetid}`]],
    ['T04', () => [`UPDATE client SET supprimele = now() WHERE clientid = ${ids.clientid}`]],
    ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'client'`]],
    ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'commande.2'`]],
    ['T05', () => [`UPDATE commande SET etat = 1 WHERE commandeid = ${ids.seule}`]],
    ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'statuscommande'`]],
    ['T02', () => [`INSERT INTO compteur_delta VALUES ('depense', 1)`]],
    ['T06', () => [`UPDATE activite SET libelle = libelle || '.' WHERE activiteid = 1`]],
    ['T06', () => [`UPDATE activite SET apres = jsonb_set(apres, '{montant}', '1') WHERE apres ? 'montant'`]],
    ['T06', () => [`DELETE FROM activite WHERE activiteid = 2`]],
    ...['entree', 'sortie', 'depense', 'depense.projet', 'depense.due', 'commande.due', 'projet.encours', 'projet'].map(
      (nom): [string, () => string[]] => ['T07', () => [`UPDATE cumul SET montant = montant + 1 WHERE nom = '${nom}'`]],
    ),
    ['T07', () => [`UPDATE cumul SET nombre = nombre - 1 WHERE nom = 'client.du'`]],
    ['T07', () => [`UPDATE cumul SET nombre = nombre - 1 WHERE nom = 'statuscommande.rang'`]],
    ['T07', () => [`INSERT INTO cumul_delta VALUES ('entree', '2026-01-01', ${ids.caisseid}, 1, 0)`]],
    ['T07', () => [`UPDATE depense SET date = date - 1 WHERE depenseid = ${ids.depenseid}`]],
    ['T07', () => [`UPDATE commande SET datelivraison = '2030-01-01' WHERE commandeid = ${ids.seule}`]],
    ['T08', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'utilisateur'`]],
    ['T08', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'corbeille.client'`]],
    ['T08', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'profil.1'`]],
    ['T08', () => [`INSERT INTO compteur_delta VALUES ('corbeille.fichier', 1)`]],
    ['T08', () => [`UPDATE projet SET nombreetape = 0, nombreetapecloture = 0 WHERE projetid = ${ids.projetid}`]],
    ['T08', () => [`UPDATE sceau SET cumul = cumul + 1 WHERE sceauid = 1`]],
    ['T06', () => ['DELETE FROM sceau WHERE sceauid = 2']],
    ['T06', () => [`UPDATE sceau SET empreinte = repeat('0', 64) WHERE sceauid = 1`]],
  ];
  it.each(harms)('%s finds what breaks it', async (id, harm) => expect(await foundAfter(harm())).toContain(id));

  const atStart = harms.filter(([id]) => invariants.some((one) => one.id === id && one.atStart !== null));
  it.each(atStart)('%s finds it at a start too, among the latest rows (docs/adr/0018)', async (id, harm) => {
    expect(await foundAfter(harm(), 'start')).toContain(id);
  });

  it('are each proven by a harm', () => {
    expect(new Set(harms.map(([id]) => id))).toEqual(new Set(invariants.map(({ id }) => id)));
  });
});

describe('the ledger (RELIABILITY § 2.1)', () => {
  it.each([
    'UPDATE ecriture SET montant = 1',
    'DELETE FROM ecriture',
    'TRUNCATE ecriture',
    'DELETE FROM activite',
    'UPDATE sceau SET nombre = 1',
    'UPDATE comptage SET nombre = 1',
    'DELETE FROM arrete',
    'UPDATE arrete SET compte = 1',
    `UPDATE arrete SET motif = ''`,
    'UPDATE arrete SET seq = seq - 1',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(house.db)).rejects.toThrow('append-only');
  });
});
