import { addDays } from '@comptoir/domain/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveBack, granted, justify, PORTEUR } from '../avances/testing/avance';
import { foldCumuls } from '../db/maintenance.repository';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/pool';
import { sealer } from '../frame/audit/sceaux';
import { answer, attached, send, sidesOf } from '../transferts/testing/sides';
import { testApp } from '../trials/testing/app';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { checkLedger, type Depth, violationsOf } from './check';
import { invariants } from './invariants';
import { LATEST } from './latest';
import { harms, medium, photo } from './testing/harms';

const { house, admin, counter } = openedDesk(testApp);
/**
 * Ids of a register, an expense and its payment, an empty register, a project with an expense on a step, and an order
 * with its payments; a register that was closed twice, its closings and what was reversed in it; a transfer in each
 * state; a wallet, a payment with a fee, one with a surplus, what it paid, and a transfer into it; an advance with its
 * grant, its payment and what went back.
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
  const transferts = { ...(await transferred()), ...(await throughWallet(caisseid)) };
  const all = { caisseid, autre, depenseid, reglementid, ...ailleurs, ...transferts, ...(await advanced()) };
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
 * movement of today follows, and reversals of a movement and a payment of yesterday.
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
  const hier = addDays(counter.today, -1);
  const contrepasse = await moved(11, hier);
  const depenseid = await counter.depense(9);
  const { reglementid: rembourse } = (await counter.pay({ depenseid, caisseid: arretee, montant: 7, date: hier })).body
    .data;
  const second = await counted(1, 1009);
  const other = await house.as(['caisses', 'caisses.regulariser']);
  await other.post(`arretes/${second}/regulariser`, { motif: 'Excédent' });
  const apres = await moved(3, counter.today);
  const reversed = async (path: string, headers = {}) =>
    (await admin.post(`${path}/contrepasser`, { motif: 'Saisi deux fois' }, headers)).body.data;
  await reversed(`reglements/${rembourse}`, { 'idempotency-key': 'a key of the reversal test' });
  const { mouvementcaisseid: contrepassation } = await reversed(`caisses/mouvementcaisse/${contrepasse}`);
  return { arretee, premier, second, apres, rembourse, contrepasse, contrepassation };
}

/** Sends money four times: it is on its way, received with a fee, refused, withdrawn after its receipt. */
async function transferred() {
  const sides = await sidesOf(house, admin, { counter });
  const sent = async (fields: object = {}) => (await send(sides.sender, sides, fields)).body.data.transfertid;
  const [enRoute, recu, refuse, retire] = [await sent(), await sent({ frais: 20 }), await sent(), await sent()];
  await answer(sides.receiver, recu, 'accepter');
  await answer(sides.receiver, refuse, 'refuser');
  await answer(sides.receiver, retire, 'accepter');
  await answer(admin, retire, 'annuler');
  return { enRoute, recu, refuse, retire };
}

/** Pays by a wallet that takes a fee, fills it from a bank, and takes money out of it by hand. */
async function throughWallet(caisseid: number) {
  const [portefeuille, banque] = [await counter.caisse(1000, 'wave'), await counter.caisse(1000, 'banque')];
  const depenseid = await counter.depense(200);
  const paid = await counter.pay({ depenseid, caisseid: portefeuille, montant: 60, reference: 'W-1', frais: 3 });
  const { reglementid: avecFrais } = paid.body.data;
  const ends = { sourceid: banque, cibleid: portefeuille };
  const sent = await send(admin, ends, { montant: 80, frais: 2, referencesource: 'B-1', referencecible: 'W-2' });
  const { transfertid: versPortefeuille } = sent.body.data;
  await send(admin, { sourceid: caisseid, cibleid: banque }, { montant: 10 });
  await admin.post('caisses/mouvementcaisse', { caisseid: portefeuille, montant: 4, type: 0, reference: 'W-3' });
  return { portefeuille, avecFrais, versPortefeuille, ...(await overpaid(portefeuille)) };
}

/** Settles an order with more than is owed; of what is kept some pays another order, and some is given back. */
async function overpaid(caisseid: number) {
  const clientid = await counter.client();
  const depenseid = (await counter.commande({ clientid })).commandeid;
  const kept = { depenseid, caisseid, montant: 1100, troppercu: 100, reference: 'W-4' };
  const { reglementid: tropPercu } = (await counter.encaisser(kept)).body.data;
  const next = {
    depenseid: (await counter.commande({ clientid })).commandeid,
    caisseid,
    montant: 35,
    tropde: tropPercu,
  };
  const { reglementid: parTropPercu } = (await counter.encaisser(next)).body.data;
  const back = { caisseid, montant: 30, type: 0, reference: 'W-5', tropde: tropPercu };
  await admin.post('caisses/mouvementcaisse', back);
  return { tropPercu, parTropPercu };
}

/**
 * Pays advances out of a register: of one, something is spent, something given back, and something more was sent back
 * and refused; nothing of the other one is gone.
 */
async function advanced() {
  const [sourceid, cibleid] = [await counter.caisse(2000), await counter.caisse(0)];
  const [holder, receiver] = [await house.as(PORTEUR), await attached(house, admin, [cibleid])];
  await admin.put(`utilisateurs/${holder.utilisateurid}/caisses`, { caisses: [] });
  const { avanceid, caisseid } = await granted(admin, holder, sourceid);
  const spent = { montant: 250, typedepenseid: counter.typedepenseid };
  const { reglementid: justification } = (await justify(holder, avanceid, spent)).body.data;
  for (const montant of [91, 92]) await giveBack(holder, avanceid, { montant, cibleid });
  const { data } = (await receiver.get(`transferts?caisseid=${cibleid}&etat=envoye`)).body;
  const [revenu, retour] = data.map(({ transfertid }: { transfertid: number }) => transfertid);
  await answer(receiver, retour, 'accepter');
  await answer(receiver, revenu, 'refuser');
  const autreAvance = await granted(admin, null, sourceid);
  const octroi = await house.db
    .selectFrom('avance')
    .select('transfertid')
    .where('avanceid', '=', avanceid)
    .executeTakeFirstOrThrow();
  return {
    avanceid,
    avance: caisseid ?? 0,
    autreAvance: autreAvance.caisseid ?? 0,
    octroi: octroi.transfertid ?? 0,
    justification,
    retour,
    revenu,
  };
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

/** One connection, on which the application's own triggers are off. */
const behind = openedForTests(async () => openDatabase(house.connection, { max: 1 }));

/** Damages the data behind the application's back, looks at them and rolls back; returns what was found. */
async function afterHarm<Found>(
  harm: readonly string[],
  look: (trx: Db) => Promise<Found>,
): Promise<Found | undefined> {
  const rollback = new Error('rollback');
  let found: Found | undefined;
  await behind.db
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      for (const statement of harm) await sql.raw(statement).execute(trx);
      found = await look(trx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return found;
}

/** Returns the invariants that do not hold after a harm. */
const foundAfter = (harm: readonly string[]) =>
  afterHarm(harm, async (trx) => (await violationsOf(trx)).map(({ id }) => id));

/** Tells whether an invariant does not hold after a harm: among all rows, or among the latest ones. */
const isFound = (id: string, harm: readonly string[], depth: Depth) =>
  afterHarm(harm, async (trx) => {
    for (const { violations, atStart = violations } of invariants.filter((one) => one.id === id)) {
      const query = depth === 'start' ? atStart : violations;
      if (query === null) continue;
      const { rows } = await sql`${sql.raw(`WITH ${LATEST.join(', ')} SELECT FROM (${query}) AS v LIMIT 1`)}`.execute(
        trx,
      );
      if (rows.length > 0) return true;
    }
    return false;
  });

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

  it.each(harms)('%s finds what breaks it', async (id, harm) =>
    expect(await isFound(id, harm(ids), 'whole')).toBe(true),
  );

  const atStart = harms.filter(([id]) => invariants.some((one) => one.id === id && one.atStart !== null));
  it.each(atStart)('%s finds it at a start too, among the latest rows (docs/adr/0018)', async (id, harm) => {
    expect(await isFound(id, harm(ids), 'start')).toBe(true);
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
    'DELETE FROM imprime',
    'UPDATE imprime SET rang = rang + 1',
    'UPDATE arrete SET compte = 1',
    `UPDATE arrete SET motif = ''`,
    'UPDATE arrete SET seq = seq - 1',
    'DELETE FROM transfert',
    'DELETE FROM statuscommande',
    'UPDATE transfert SET montant = montant + 1',
    `UPDATE transfert SET referencesource = 'X'`,
    `UPDATE transfert SET referencecible = 'X' WHERE etat = 'envoye'`,
    `UPDATE transfert SET referencecible = 'X', etat = 'annule' WHERE etat = 'recu'`,
    `UPDATE transfert SET etat = 'recu' WHERE etat = 'refuse'`,
    'DELETE FROM avance',
    'UPDATE avance SET montant = montant + 1',
    'UPDATE avance SET caisseid = NULL, transfertid = NULL',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(house.db)).rejects.toThrow('append-only');
  });
});
