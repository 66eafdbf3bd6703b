import { randomUUID } from 'node:crypto';
import { PDF } from '@comptoir/conformance/piece';
import type { Arrete, ArreteDetail } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Depense } from '@comptoir/contract/depenses';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Transfert } from '@comptoir/contract/transferts';
import { addDays } from '@comptoir/domain/dates';
import type { Patient } from './cycle';
import { OPENING } from './till';
import type { Whole } from './twice';

const MONTANT = 5000;
/** What is missing in a counted register, in francs: all but one note. */
const COMPTE = 10_000;
const MANQUANT = OPENING - COMPTE;

const beyondOpening = async ({ till }: Patient, caisseid: number) => ((await till.soldeOf(caisseid)) ?? 0) - OPENING;

/** An expense that is paid at once: what such expenses owe, and what the register holds beyond its opening. */
const spending: Whole = {
  points: ['document', 'ecriture', 'reponse', 'commit'],
  async prepare({ till }) {
    const caisseid = await till.openCaisse();
    const typedepenseid = await till.openType(`Comptant ${caisseid}`);
    return {
      call: calls.reglements.comptant,
      values: { body: { libelle: 'Gasoil', typedepenseid, montant: MONTANT, date: till.date, caisseid }, file: PDF },
      async shown(patient) {
        const spent = await patient.till.done<Depense[]>(calls.depenses.list, { query: { typedepenseid } });
        return [spent.map(({ montantrestant }) => montantrestant), await beyondOpening(patient, caisseid)];
      },
      before: [[], 0],
      done: [[0], -MONTANT],
    };
  },
};

/** Money from one register to another: the transfers between them, and what each holds beyond its opening. */
const transfer: Whole = {
  // At the first point the first register is changed and the second one is not.
  points: ['ecriture', 'reponse', 'commit'],
  async prepare({ till }) {
    const [sourceid, cibleid] = [await till.openCaisse(), await till.openCaisse()];
    return {
      call: calls.transferts.create,
      values: { body: { sourceid, cibleid, montant: MONTANT } },
      async shown(patient) {
        const query = { caisseid: sourceid };
        const transferts = await patient.till.done<Transfert[]>(calls.transferts.list, { query });
        return [transferts.length, await beyondOpening(patient, sourceid), await beyondOpening(patient, cibleid)];
      },
      before: [0, 0, 0],
      done: [1, -MONTANT, MONTANT],
    };
  },
};

/** Pays 100 francs of an expense on a day that is closed then. */
async function paidAndClosed({ till }: Patient): Promise<Reglement> {
  const date = addDays(till.date, -1);
  const caisseid = await till.openCaisse();
  const typedepenseid = await till.openType(`Divers ${randomUUID()}`);
  const depense = { libelle: 'Dépense', typedepenseid, montant: 100, date };
  const { depenseid } = await till.done<Depense>(calls.depenses.create, { body: depense });
  const body = { depenseid, caisseid, montant: 100, from: 0, date };
  const paid = await till.done<Reglement>(calls.reglements.create, { body, file: PDF });
  const closing = { nature: 'journee', jusquau: date, seq: 2, comptage: [], motif: 'Tout est au coffre' };
  await till.done(calls.arretes.create, { params: { caisseid }, body: closing });
  return paid;
}

/** A payment that is reversed: the register's reversals, whether the payment is one, and what its expense owes. */
const reversal: Whole = {
  points: ['idempotence', 'ecriture', 'reponse', 'commit'],
  async prepare(patient) {
    const { reglementid, caisseid, depenseid } = await paidAndClosed(patient);
    return {
      call: calls.reglements.contrepasser,
      values: { params: { reglementid }, body: { motif: 'Saisi deux fois' } },
      async shown({ till }) {
        const mouvements = await till.done<Mouvementcaisse[]>(calls.mouvements.list, { query: { caisseid } });
        const [reglement] = await till.reglementsOf(depenseid, 0);
        const { montantrestant } = await till.done<Depense>(calls.depenses.byId, { params: { depenseid } });
        const reversals = mouvements.filter(({ origine }) => origine === 'contrepassation');
        return [reversals.length, Boolean(reglement?.contrepassele), montantrestant];
      },
      before: [0, false, 0],
      done: [1, true, 100],
    };
  },
};

/** An advance that is paid out: its state, what it holds, and what its source holds beyond its opening. */
const advance: Whole = {
  // At the first point its register is open, and its transfer has left the source and is not in the advance yet.
  points: ['ecriture', 'reponse', 'commit'],
  async prepare({ till }) {
    const sourceid = await till.openCaisse();
    // A phone of their own: each holder has one advance at a time.
    const porteur = { porteurnom: 'Konan', porteurtel: `07${String(sourceid).padStart(8, '0')}` };
    const body = { ...porteur, montant: MONTANT, objet: 'Achats', echeance: addDays(till.date, 7) };
    const { avanceid } = await till.done<Avance>(calls.avances.create, { body });
    return {
      call: calls.avances.accorder,
      values: { params: { avanceid }, body: { sourceid } },
      async shown(patient) {
        const { etat, solde } = await patient.till.done<Avance>(calls.avances.byId, { params: { avanceid } });
        return [etat, solde, await beyondOpening(patient, sourceid)];
      },
      before: ['demandee', 0, 0],
      done: ['decaissee', MONTANT, -MONTANT],
    };
  },
};

/**
 * A shortage that is booked as owed by the person who counted: what the register holds, whether the variance is booked,
 * and how many advances of this amount there are (ADR 0040).
 */
const owing: Whole = {
  // At the first point the advance's register is open and its transfer written; the shortage has left the register.
  points: ['ecriture', 'reponse', 'commit'],
  async prepare({ till }) {
    const caisseid = await till.openCaisse();
    // Nobody books what they counted themselves.
    const other = await till.hired(`compteur.${caisseid}`);
    const comptage = [{ coupure: COMPTE, forme: 'billet', nombre: 1 }];
    const counted = { nature: 'journee', seq: 1, comptage, motif: 'Manquant' };
    const { arreteid, comptepar } = await other.done<Arrete>(calls.arretes.create, {
      params: { caisseid },
      body: counted,
    });
    await other.wire.close();
    return {
      call: calls.arretes.regulariser,
      values: {
        params: { arreteid },
        body: { motif: 'Retenu', imputation: 'porteur', echeance: addDays(till.date, 7) },
      },
      async shown({ till: now }) {
        const { solde } = await now.done<Caisse>(calls.caisses.byId, { params: { caisseid } });
        const arrete = await now.done<ArreteDetail>(calls.arretes.byId, { params: { arreteid } });
        const owed = await now.done<Avance[]>(calls.avances.list, { query: { porteurid: comptepar, limit: 100 } });
        return [solde, arrete.regularisation !== null, owed.filter(({ montant }) => montant === MANQUANT).length];
      },
      before: [OPENING, false, 0],
      done: [COMPTE, true, 1],
    };
  },
};

/** Writes of money that are more than one payment. */
export const OF_MONEY: Readonly<Record<string, Whole>> = {
  'an expense that is paid as it is written (PRODUCT 1.1)': spending,
  'money that moves between registers (ADR 0035)': transfer,
  'the reversal of a payment (ADR 0034)': reversal,
  'an advance that is paid out (ADR 0039)': advance,
  'a shortage that is booked as owed (ADR 0040)': owing,
};
