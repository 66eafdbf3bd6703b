import { IMAGE } from '@comptoir/conformance/media';
import { COUPURES, type LigneComptage } from '@comptoir/domain/arrete';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { caisses, TEL_QUEL } from './caisses.fixtures';
import { fixtures, inTheirRegisters } from './fixtures';
import type { ArreteRow, FichierRow, MouvementRow, Rows } from './store';

/** Registers of the stories of closings: one with a history, one that is counted blind, a wallet. */
export const CAISSE_ARRETEE = { HISTORIQUE: 5, AVEUGLE: 2, WAVE: 3 } as const;
/** Ids of closings that stories open. */
export const ARRETE = {
  JUSTE: 1,
  REGULARISE: 3,
  ROUVERT: 4,
  CONTROLE: 5,
  A_REGULARISER: 6,
  A_EXPLIQUER: 7,
  WAVE: 8,
} as const;

const { HISTORIQUE, AVEUGLE, WAVE } = CAISSE_ARRETEE;
/** The person who counts, and the person who answers for the cash desk. */
const [IBRAHIM, AYA] = [2, 1];

/** The screen from which the figure of the wallet was read. */
const ECRAN: FichierRow = { documentid: 801, name: 'Solde Wave.png', mime: 'image/png', bytes: IMAGE.bytes };

interface Line {
  arreteid: number;
  caisseid: number;
  /** Days from the closing to today. */
  age: number;
  /** Francs. */
  ecart?: number;
  motif?: string;
  more?: Partial<ArreteRow>;
  regularise?: string;
  rouvert?: string;
}

const LINES: readonly Line[] = [
  { arreteid: ARRETE.JUSTE, caisseid: HISTORIQUE, age: 13 },
  { arreteid: 2, caisseid: HISTORIQUE, age: 11, more: { observations: 'Fonds laissé au coffre de l’antenne.' } },
  {
    arreteid: ARRETE.REGULARISE,
    caisseid: HISTORIQUE,
    age: 9,
    ecart: -2500,
    motif: 'Erreur de rendu de monnaie à la livraison de ciment',
    regularise: 'Manquant constaté avec le chef d’antenne',
  },
  {
    arreteid: ARRETE.ROUVERT,
    caisseid: HISTORIQUE,
    age: 6,
    ecart: -12_000,
    motif: 'Pièce non saisie',
    rouvert: 'Le bon de carburant de la journée restait à saisir',
  },
  { arreteid: ARRETE.CONTROLE, caisseid: HISTORIQUE, age: 5, more: { nature: 'controle', comptepar: AYA } },
  {
    arreteid: ARRETE.A_REGULARISER,
    caisseid: HISTORIQUE,
    age: 4,
    ecart: 500,
    motif: 'Un client n’a pas repris sa monnaie',
  },
  { arreteid: ARRETE.A_EXPLIQUER, caisseid: AVEUGLE, age: 4, ecart: -1000 },
  {
    arreteid: ARRETE.WAVE,
    caisseid: WAVE,
    age: 7,
    more: { comptage: [], observations: 'Solde lu sur le téléphone.', documentid: ECRAN.documentid },
  },
];

const FIRST_MOUVEMENT = 951;

/**
 * Overrides of `createStore`: the same registers with closings of the last two weeks, the latest four days ago, so that
 * every later day is open. One register is counted blind, and its variance has no reason yet; the closing of the wallet
 * has a proof.
 */
export function caissesArretees(nowMs: number): Pick<Rows, 'arretes' | 'caisses' | 'mouvements' | 'fichiers'> {
  const today = todayInAbidjan(nowMs);
  const { caisses, ...rows } = fixtures(nowMs);
  let { mouvements } = rows;
  const arretes: ArreteRow[] = [];
  for (const line of LINES) {
    const row = arreteOf(line, today, { arretes, mouvements });
    arretes.push(row);
    if (row.regularisation) mouvements = inTheirRegisters([...mouvements, mouvementOf(row)]);
  }
  for (const caisse of caisses) {
    caisse.aveugle = caisse.caisseid === AVEUGLE ? 1 : 0;
    const closed = arretes.filter((row) => row.caisseid === caisse.caisseid && row.nature === 'journee');
    caisse.arretele = closed.at(-1)?.jusquau ?? null;
  }
  return { arretes, caisses, mouvements, fichiers: [...rows.fichiers, ECRAN] };
}

function arreteOf(
  { arreteid, caisseid, age, ecart = 0, motif = '', regularise, rouvert, more }: Line,
  today: string,
  { arretes, mouvements }: Pick<Rows, 'arretes' | 'mouvements'>,
): ArreteRow {
  const jusquau = addDays(today, -age);
  const createdon = `${jusquau}T18:12:00.000Z`;
  const before = mouvements.filter((row) => row.caisseid === caisseid && row.createdon <= createdon && !row.annule);
  const { seq, soldeapres } = before.at(-1) ?? { seq: 0, soldeapres: 0 };
  const attendu = soldeapres ?? 0;
  const compte = attendu + ecart;
  const later = { utilisateurid: AYA, createdon: `${addDays(jusquau, 1)}T08:40:00.000Z` };
  return {
    arreteid,
    caisseid,
    numero: arretes.filter((row) => row.caisseid === caisseid).length + 1,
    nature: 'journee',
    jusquau,
    seq,
    attendu,
    compte,
    motif,
    observations: '',
    comptepar: IBRAHIM,
    createdon,
    etat: rouvert ? 'rouvert' : 'valide',
    reouverture: rouvert ? { ...later, motif: rouvert } : null,
    regularisation: regularise
      ? { ...later, motif: regularise, mouvementcaisseid: FIRST_MOUVEMENT + arreteid, imputation: 'charge' }
      : null,
    documentid: null,
    comptage: comptageOf(compte),
    version: regularise || rouvert ? 2 : 1,
    ...more,
  };
}

/** An amount in as few notes and coins as possible. */
export function comptageOf(montant: number): LigneComptage[] {
  let left = montant;
  const lignes = COUPURES.map(({ forme, coupure }) => {
    const nombre = Math.floor(left / coupure);
    left -= nombre * coupure;
    return { forme, coupure, nombre };
  });
  return lignes.filter(({ nombre }) => nombre > 0);
}

function mouvementOf({ arreteid, caisseid, attendu, compte, jusquau, regularisation }: ArreteRow): MouvementRow {
  const { mouvementcaisseid = 0, motif: description = '', createdon = '' } = regularisation ?? {};
  return {
    mouvementcaisseid,
    caisseid,
    montant: Math.abs(compte - attendu),
    type: compte > attendu ? 1 : 0,
    isfirst: 0,
    origine: 'ecart',
    date: jusquau,
    description,
    ...NO_BENEFICIAIRE,
    reglementid: null,
    createdon,
    ...TEL_QUEL,
    arreteid,
    soldeapres: 0,
    seq: 0,
  };
}

/**
 * Overrides of `createStore`: these registers of `rows` are closed for today, by a closing that stories do not open.
 */
export function arreteesAujourdhui(ids: readonly RecordId[], rows = caisses()): Pick<Rows, 'caisses'> {
  const arretele = todayInAbidjan(Date.now());
  return { caisses: rows.map((row) => (ids.includes(row.caisseid) ? { ...row, arretele } : row)) };
}
