import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { mouvementsDeTransfert } from '@comptoir/domain/mouvementsDus';
import type { EtatTransfert } from '@comptoir/domain/transfert';
import { fieldsOfDu } from './caisses';
import { referenceOf, TEL_QUEL } from './caisses.fixtures';
import { fixtures, inTheirRegisters } from './fixtures';
import { oneCaisse } from './states';
import type { MouvementFields, Rows, Store, TransfertRow } from './store';
import { UTILISATEUR } from './utilisateurs.fixtures';

/**
 * Registers of the stories of transfers: one that sends, one that accepts (its user does not see the first), the bank.
 */
export const CAISSE_TRANSFERT = { SOURCE: 1, CHANTIER: 2, WAVE: 3, ORANGE: 4, CIBLE: 5, BANQUE: 6 } as const;
/** Ids of transfers that stories open. */
export const TRANSFERT = { VERSEMENT: 4, ACCEPTE: 5, REFUSE: 6, ANNULE: 7, EN_ROUTE: 8 } as const;

const { SOURCE, CHANTIER, WAVE, ORANGE, CIBLE, BANQUE } = CAISSE_TRANSFERT;
/** The person who sends, and the person who answers for the site and the branch. */
const [IBRAHIM, YACOUBA] = [2, 5];

type Line = Pick<TransfertRow, 'sourceid' | 'cibleid' | 'montant' | 'motif'> & {
  /** Days from the sending to today. */
  age: number;
  frais?: number;
  reponse?: { etat: EtatTransfert; age: number; repondupar: number; motif?: string };
};

const LINES: readonly Line[] = [
  { sourceid: SOURCE, cibleid: BANQUE, montant: 300_000, age: 26, motif: 'Versement de la semaine' },
  { sourceid: SOURCE, cibleid: BANQUE, montant: 250_000, age: 19, motif: 'Versement de la semaine' },
  { sourceid: WAVE, cibleid: BANQUE, montant: 150_000, age: 17, motif: '', frais: 1500 },
  { sourceid: SOURCE, cibleid: BANQUE, montant: 200_000, age: 12, motif: 'Versement de la semaine' },
  {
    sourceid: SOURCE,
    cibleid: CHANTIER,
    montant: 120_000,
    age: 10,
    motif: 'Paie des manœuvres',
    reponse: { etat: 'recu', age: 9, repondupar: YACOUBA },
  },
  {
    sourceid: SOURCE,
    cibleid: CHANTIER,
    montant: 75_000,
    age: 6,
    motif: 'Sable et gravier',
    reponse: { etat: 'refuse', age: 5, repondupar: YACOUBA, motif: 'L’enveloppe ne contenait que 70 000 francs' },
  },
  {
    sourceid: SOURCE,
    cibleid: CIBLE,
    montant: 50_000,
    age: 4,
    motif: 'Carburant du groupe électrogène',
    reponse: { etat: 'annule', age: 4, repondupar: IBRAHIM, motif: 'L’antenne a été servie par le chauffeur' },
  },
  { sourceid: SOURCE, cibleid: CIBLE, montant: 200_000, age: 1, motif: 'Fonds de la semaine' },
];

const FIRST_MOUVEMENT = 971;

/**
 * Overrides of `createStore`: the same registers with transfers of the last month. The bank received its transfers at
 * once; the site accepted one and refused one; one was withdrawn, and the last one is on its way.
 */
export function caissesAvecTransferts(nowMs: number): Pick<Rows, 'mouvements' | 'transferts'> {
  const { caisses, mouvements } = fixtures(nowMs);
  const labelOf = (id: number) => caisses.find(({ caisseid }) => caisseid === id)?.libelle ?? '';
  const transferts = LINES.map((line, index) => transfertOf(line, index + 1, todayInAbidjan(nowMs), labelOf));
  const moved = transferts.flatMap(writtenMouvements).map((row, index) => {
    return { ...row, mouvementcaisseid: FIRST_MOUVEMENT + index };
  });
  return { transferts, mouvements: inTheirRegisters([...mouvements, ...moved]) };
}

/** Overrides of `createStore`: the same transfers, with the last one on its way to a wallet. */
export function enRouteVersWave(nowMs: number): Pick<Rows, 'mouvements' | 'transferts'> {
  const { mouvements, transferts } = caissesAvecTransferts(nowMs);
  const toWave = { cibleid: WAVE, cible: 'Wave entreprise' };
  return {
    mouvements,
    transferts: transferts.map((row) => (row.transfertid === TRANSFERT.EN_ROUTE ? { ...row, ...toWave } : row)),
  };
}

/** Overrides of `createStore`: the sender sees one register, and a wallet has a cashier of its own. */
export function versPortefeuille(): Partial<Store> {
  const { utilisateurs = [], ...sender } = oneCaisse(['caisses', 'caisses.transferer']);
  const { DEUX_CAISSES } = UTILISATEUR;
  return {
    ...sender,
    utilisateurs: utilisateurs.map((row) => (row.utilisateurid === DEUX_CAISSES ? { ...row, caisses: [ORANGE] } : row)),
  };
}

function transfertOf(
  { age, frais = 0, reponse, ...line }: Line,
  transfertid: number,
  today: string,
  labelOf: (caisseid: number) => string,
): TransfertRow {
  const date = addDays(today, -age);
  const isAtOnce = line.cibleid === BANQUE;
  return {
    referencesource: referenceOf(line.sourceid, date, transfertid),
    referencecible: referenceOf(line.cibleid, date, transfertid),
    transfertid,
    ...line,
    frais,
    date,
    source: labelOf(line.sourceid),
    cible: labelOf(line.cibleid),
    envoyepar: IBRAHIM,
    createdon: `${date}T10:25:00.000Z`,
    version: reponse ? 2 : 1,
    repondupar: reponse?.repondupar ?? (isAtOnce ? IBRAHIM : null),
    motifreponse: reponse?.motif ?? '',
    etat: reponse?.etat ?? (isAtOnce ? 'recu' : 'envoye'),
    datereponse: reponse ? addDays(today, -reponse.age) : isAtOnce ? date : null,
  };
}

function writtenMouvements(row: TransfertRow): Omit<MouvementFields, 'mouvementcaisseid'>[] {
  return mouvementsDeTransfert(row).map((mouvement, index) => ({
    ...TEL_QUEL,
    ...fieldsOfDu(mouvement, row.motif),
    createdon: row.version > 1 && index > 0 ? `${mouvement.date}T16:40:00.000Z` : row.createdon,
  }));
}
