import type { Activite } from '@comptoir/contract/activites';
import type { Avance } from '@comptoir/contract/avance';
import { describeTransfert, type TransfertImprime } from '@comptoir/contract/imprimes/transfert';
import type { Trouve } from '@comptoir/contract/recherche';
import type { Transfert } from '@comptoir/contract/transferts';
import { rangOf } from '@comptoir/domain/imprime';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asked, grant, PORTEUR } from '../avances/testing/avance';
import { checkLedger } from '../ledger/check';
import { answer, send, sidesOf } from '../transferts/testing/sides';
import { openedDesk } from '../trials/testing/opened';
import { expectSays, textOf } from './testing/paper';

const { house, admin, counter } = openedDesk();

const pdf = (imprimeid: number | null, langue = 'fr') => admin.get(`imprimes/${imprimeid}/papier.pdf?langue=${langue}`);

/** Checks that the document of a transfer says exactly its description. */
const says = (imprimeid: number | null, transfert: Omit<TransfertImprime, 'lien'>) =>
  expectSays(admin, `${imprimeid}/papier`, (edition) => describeTransfert({ ...transfert, lien: '' }, edition));

const printedOf = (sent: Transfert): Omit<TransfertImprime, 'lien'> => ({
  numero: sent.numero,
  etat: 'valide',
  tirages: 0,
  source: sent.source,
  cible: sent.cible,
  montant: sent.montant,
  frais: sent.frais,
  date: sent.date,
  motif: sent.motif,
  suite: sent.etat,
  referencesource: sent.referencesource,
  referencecible: sent.referencecible,
  expediteur: sent.expediteur,
  repondeur: sent.repondeur,
  datereponse: sent.datereponse,
  motifreponse: sent.motifreponse,
  avance: null,
});

const sides = () => sidesOf(house, admin, { counter });

/** Sends 1000 francs, with a fee of 50, to somebody else's register. */
async function sentAway() {
  const at = await sides();
  const sent: Transfert = (await send(at.sender, at, { frais: 50, motif: 'Fonds de la semaine' })).body.data;
  return { ...at, sent };
}

/** Pays an advance of 500 francs out to somebody with an account, for a project; returns it with its transfer. */
async function paidOut() {
  const holder = await house.as(PORTEUR);
  const projetid = await counter.projet({ libelle: 'Villa Cocody' });
  const { avanceid } = await asked(holder, { objet: 'Clous et planches', projetid });
  const avance: Avance = (await grant(admin, avanceid, await counter.caisse(1000))).body.data;
  const { data } = (await admin.get(`transferts?caisseid=${avance.caisseid}`)).body;
  return { avance, holder, octroi: data[0] as Transfert };
}

describe('the slip of a transfer as PDF (ADR 0047)', () => {
  it('says who hands over how much to whom, in words too, and that it is on its way', async () => {
    const { sent } = await sentAway();
    await says(sent.imprimeid, printedOf(sent));
    const text = await textOf(await pdf(sent.imprimeid));
    for (const said of ['Bordereau de transfert', 'Remis la somme de mille francs CFA.', 'En route', 'Reçu par']) {
      expect(text).toContain(said);
    }
    expect(await textOf(await pdf(sent.imprimeid, 'en'))).toContain('Transfer slip');
  });
});

describe('the slip of an advance as PDF (ADR 0047)', () => {
  it('says who holds it, what for, for which project and until when, with room for who approves', async () => {
    const { avance, octroi } = await paidOut();
    const { porteur, porteurtel, objet, projet, echeance } = avance;
    await says(octroi.imprimeid, { ...printedOf(octroi), avance: { porteur, porteurtel, objet, projet, echeance } });
    const text = await textOf(await pdf(octroi.imprimeid));
    for (const said of ['Bon d’avance', porteur, 'Clous et planches', 'Villa Cocody', 'Approuvé par', 'décharge']) {
      expect(text).toContain(said);
    }
  });
});

describe('the numbers of transfers (ADR 0047)', () => {
  it('of sixteen at once follow each other, in both directions between two registers (RELIABILITY I46)', async () => {
    const { sourceid, cibleid } = await sides();
    const ways = [
      { sourceid, cibleid },
      { sourceid: cibleid, cibleid: sourceid },
    ];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, rank) => send(admin, ways[rank % 2] ?? { sourceid, cibleid }, { montant: 10 })),
    );
    const taken = answers.map(({ body }) => body.data as Transfert);
    for (const { sourceid: from } of ways) {
      const rangs = taken.filter((one) => one.sourceid === from).map(({ numero }) => rangOf(numero)?.rang ?? 0);
      expect(rangs.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('find its registers alone, no expense whose payment has the id of the transfer', async () => {
    const { sourceid, sent } = await sentAway();
    // Payments and transfers count their ids each for itself.
    await sql`SELECT setval(pg_get_serial_sequence('reglement', 'reglementid'), ${sent.transfertid}, false)`.execute(
      house.db,
    );
    const depenseid = await counter.depense(100);
    const paid = (await counter.pay({ depenseid, caisseid: sourceid, montant: 100 })).body.data;
    expect(paid.reglementid).toBe(sent.transfertid);
    const found = (await admin.get(`recherche/${sent.numero}`)).body.data as Trouve[];
    expect(found.map(({ objet, id }) => [objet, id])).toEqual([
      ['caisse', sent.cibleid],
      ['caisse', sent.sourceid],
    ]);
  });

  it('are not in the audit log’s lines of the transfer, which are written before (ADR 0047)', async () => {
    const { sent, receiver } = await sentAway();
    await answer(receiver, sent.transfertid, 'refuser');
    const { data } = (await admin.get(`activites/whithpagination?objet=transfert&objetid=${sent.transfertid}`)).body;
    expect(data).toHaveLength(2);
    for (const { avant, apres } of data as Activite[]) {
      for (const told of [avant, apres].filter(Boolean)) {
        expect(told).not.toHaveProperty('numero');
        expect(told).not.toHaveProperty('imprimeid');
      }
    }
  });
});
