import {
  aBouge,
  checkArretable,
  checkDecision,
  compteRendu,
  imputationIssues,
  isBougeTold,
} from '@comptoir/contract/arreteRules';
import { type Arrete, type ArreteDetail, MAX_BOUGE, type Ouverture } from '@comptoir/contract/arretes';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { type Refusal, throwFirst } from '@comptoir/contract/envelope';
import { nomImprime } from '@comptoir/contract/imprimes/reglement';
import { existingRecord } from '@comptoir/contract/recordRules';
import { COUPURES, type Decision, ecartOf, type LigneComptage } from '@comptoir/domain/arrete';
import { changementsDe } from '@comptoir/domain/ecriture';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { mouvementDEcart } from '@comptoir/domain/mouvementsDus';
import type { Count, RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { isCompteActif } from './avance';
import { oweManquant } from './avances';
import { book } from './book';
import { seqOfCaisse, shownMouvement, soldeOfCaisse } from './caisses';
import { cancelImprime, numberImprime, numeroOfArrete } from './imprimes.numeros';
import { valides } from './journees';
import { pageOf } from './listing';
import { type Asked, nounOf } from './noun';
import { lienOf, pdfOf, storePreuve } from './pieces';
import type { By, Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import { fullName, permissionsOf } from './session';
import type { ArreteRow, CaisseRow, MouvementRow, Store } from './store';

const arrete = nounOf('arretes', {
  shown: ({ store }, row): ArreteDetail => ({ ...shownArrete(store, row), comptage: row.comptage }),
  isReached: (by, { caisseid }) => seesCaisse(by, caisseid),
  order: (a, b) => b.numero - a.numero,
});

/** Returns the closing of a request after the checks of such a decision. Throws the Refusals of `checkDecision`. */
function rowFor(decision: Decision, asked: Asked): ArreteRow {
  const row = arrete.found(asked);
  const { arretele } = foundRow(asked.store, 'caisses', row.caisseid);
  const jours = { arretele, today: todayOf(asked.store) };
  checkDecision(decision, shownArrete(asked.store, row), jours, asked.utilisateur.utilisateurid);
  return row;
}

/** Returns the register that a request counts. */
function countedCaisse(asked: By & { params: { caisseid: RecordId } }): CaisseRow {
  const caisse = visibleCaisse(asked, asked.params.caisseid);
  checkArretable(caisse.nature);
  return caisse;
}

/** The person who did something to a closing, the time and the reason. */
const acteOf = ({ store, utilisateur }: By, motif: string) => {
  return { utilisateurid: utilisateur.utilisateurid, motif, createdon: instantOf(store) };
};

/** The mocks of the calls that count a register and close its days. */
export const arretesMocks: Resolvers<'arretes'> = {
  ouvrir: (asked) => ({ data: ouvertureOf(asked.store, countedCaisse(asked)) }),
  list: (asked) => {
    const { caisseid } = visibleCaisse(asked, asked.params.caisseid);
    return pageOf(rowsHaving(arrete.rows(asked), { caisseid }), asked.query, (row) => shownArrete(asked.store, row));
  },
  byId: (asked) => arrete.byId(asked),
  pv: (asked) => {
    const { arreteid } = arrete.found(asked);
    return pdfOf(arreteid, nomImprime(numeroOfArrete(asked.store, arreteid)));
  },
  create: (asked) => {
    const { store, utilisateur, body } = asked;
    const caisse = countedCaisse(asked);
    const { caisseid } = caisse;
    const state = comptee(store, caisse);
    if (body.seq !== state.seq) throw moved(asked, state, body.seq);
    const { ecart: _, ...rendu } = compteRendu(state, body, todayOf(store));
    const numero = rowsHaving(store.arretes, { caisseid }).length + 1;
    const { jusquau: __, montant: ___, ...fields } = body;
    const row = insertRow(store, 'arretes', {
      ...fields,
      ...rendu,
      caisseid,
      numero,
      comptage: body.comptage.toSorted(byCoupure),
      comptepar: utilisateur.utilisateurid,
      createdon: instantOf(store),
      etat: 'valide',
      reouverture: null,
      regularisation: null,
      documentid: null,
      version: 1,
    });
    numberImprime(store, 'arrete', row);
    lockDays(store, caisse);
    return arrete.answered(asked, row);
  },
  expliquer: (asked) => arrete.changed(asked, rowFor('expliquer', asked), { motif: asked.body.motif }),
  joindre: (asked) => {
    const row = rowFor('joindre', asked);
    return arrete.changed(asked, row, { documentid: storePreuve(asked.store, existingRecord(asked.files[0])) });
  },
  regulariser: (asked) => {
    const { store, body } = asked;
    const row = rowFor('regulariser', asked);
    const { motif, imputation, echeance } = body;
    const shown = shownArrete(store, row);
    const isActif = isCompteActif(store, row.comptepar);
    const money = { ecart: shown.ecart, solde: soldeOfCaisse(store, row.caisseid), isActif };
    throwFirst(imputationIssues(body, { ...money, today: todayOf(store) }));
    const { mouvementcaisseid } =
      echeance === undefined ? bookEcart(store, shown, motif) : oweManquant(asked, shown, { motif, echeance });
    return arrete.changed(asked, row, { regularisation: { ...acteOf(asked, motif), mouvementcaisseid, imputation } });
  },
  rouvrir: (asked) => {
    const { store } = asked;
    const row = rowFor('rouvrir', asked);
    cancelImprime(store, 'arrete', row.arreteid);
    takeBack(store, row);
    changeRow(row, { etat: 'rouvert', reouverture: acteOf(asked, asked.body.motif), regularisation: null });
    lockDays(store, foundRow(store, 'caisses', row.caisseid));
    return arrete.answered(asked, row);
  },
};

/** The facts with which a count of a register begins. */
function ouvertureOf(store: Store, caisse: CaisseRow): Ouverture {
  const { caisseid, arretele } = caisse;
  const begun = begunOf(store, caisse);
  const mouvements = begun.seq - (arreteseqOf(store, caisseid) ?? 0);
  const attendus = rowsHaving(store.transferts, { cibleid: caisseid, etat: 'envoye' });
  const arecevoir = { nombre: attendus.length, montant: sumOf(attendus, 'montant') };
  return { caisseid, ...begun, arretele, jusquau: todayOf(store), mouvements, arecevoir };
}

/** Brings the variance of a closing into its register, and returns the movement. */
function bookEcart(store: Store, arrete: Arrete, description: string): MouvementRow {
  const booking = { principal: arrete.caisseid, description };
  return existingRecord(book(store, changementsDe([], [mouvementDEcart(arrete)]), booking)[0]);
}

/** Takes back the booking of a closing dated by a clock that ran ahead; money that a person owes stays an advance. */
function takeBack(store: Store, row: ArreteRow): void {
  const { regularisation, caisseid: principal } = row;
  if (regularisation === null) return;
  const mouvement = foundRow(store, 'mouvements', regularisation.mouvementcaisseid);
  const changements = changementsDe([mouvementDEcart(shownArrete(store, row))], []);
  if (regularisation.imputation === 'porteur') changeRow(mouvement, { arreteid: null });
  else book(store, changements, { principal, enPlace: [mouvement], description: '' });
}

/** The last ledger line of a register, and its balance in francs unless its count is blind. */
function begunOf(store: Store, { caisseid, aveugle }: CaisseRow) {
  const attendu = aveugle === 1 ? null : soldeOfCaisse(store, caisseid);
  return { seq: seqOfCaisse(store, caisseid), attendu };
}

/** The facts of a register for the rules of a count. */
function comptee(store: Store, caisse: CaisseRow) {
  const { caisseid } = caisse;
  const [seq, solde] = [seqOfCaisse(store, caisseid), soldeOfCaisse(store, caisseid)];
  return { ...caisse, aveugle: caisse.aveugle === 1, seq, solde, arreteseq: arreteseqOf(store, caisseid) };
}

/** The refusal of a count of a register that moved after the ledger line `sent`. */
function moved({ store, utilisateur }: By, state: ReturnType<typeof comptee>, sent: Count): Refusal {
  const isTold = isBougeTold(state, sent, new Set(permissionsOf(store, utilisateur)));
  return aBouge(state, isTold ? mouvementsSince(store, state.caisseid, sent) : []);
}

/** The ledger line of a register at its last closing; null before the first. */
const arreteseqOf = (store: Store, caisseid: RecordId) => valides(store, caisseid, 'journee').at(-1)?.seq ?? null;

/** The latest movements that changed the register's balance since, cancelled ones included, the last one first. */
function mouvementsSince(store: Store, caisseid: RecordId, since: Count): Mouvementcaisse[] {
  const rows = rowsHaving(store.mouvements, { caisseid }).filter(({ seq }) => seq > since);
  const lastFirst = rows.sort((a, b) => b.seq - a.seq).slice(0, MAX_BOUGE);
  return lastFirst.map(shownMouvement);
}

/** Locks a register up to the day of its latest valid closing. */
function lockDays(store: Store, caisse: CaisseRow): void {
  caisse.arretele = valides(store, caisse.caisseid, 'journee').at(-1)?.jusquau ?? null;
}

function byCoupure(a: LigneComptage, b: LigneComptage): number {
  const rankOf = (ligne: LigneComptage) =>
    COUPURES.findIndex(({ forme, coupure }) => forme === ligne.forme && coupure === ligne.coupure);
  return rankOf(a) - rankOf(b);
}

function shownArrete(store: Store, arrete: ArreteRow): Arrete {
  const { comptage: _, documentid, reouverture, regularisation, ...row } = arrete;
  const preuve = rowOf(store, 'fichiers', documentid);
  const { libelle: caisse, code } = foundRow(store, 'caisses', row.caisseid);
  const { imprimeid, numero: pv } = numeroOfArrete(store, row.arreteid);
  return {
    ...row,
    caisse,
    code,
    ecart: ecartOf(row.attendu, row.compte),
    utilisateur: fullName(store, row.comptepar),
    reouverture: reouverture && shownActe(store, reouverture),
    regularisation: regularisation && shownActe(store, regularisation),
    dernier: valides(store, row.caisseid).at(-1)?.arreteid === row.arreteid,
    file: lienOf(preuve),
    filename: preuve ? nameWithoutExtension(preuve.name) : '',
    imprimeid,
    pv,
  };
}

function shownActe<Acte extends { utilisateurid: RecordId }>(store: Store, { utilisateurid, ...acte }: Acte) {
  return { ...acte, utilisateur: fullName(store, utilisateurid) };
}
