import {
  type ArreteJuge,
  type Coupure,
  type Decision,
  ecartOf,
  imputationsOf,
  isComptee,
  isCoupure,
  type JoursArrete,
  type LigneComptage,
  MAX_PIECES,
  type NatureArrete,
  refusDecision,
  sommeComptage,
} from '@comptoir/domain/arrete';
import { isJourArrete, type Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { add } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { type ArreteFields, type CaisseABouge, MouvementDepuis, type RegularisationFields } from './arretes';
import type { Mouvementcaisse } from './caisses';
import { pastIssue } from './dateRules';
import { Refusal, refuseField, throwAll, throwFirst } from './envelope';
import { fieldsOf } from './fields';
import { type FieldIssue, found, type Issue } from './issues';

/** Refuses to count an advance, because it is accounted for or given back instead: 409 `arrete.avance` (ADR 0039). */
export function checkArretable(nature: Nature): void {
  if (nature === 'avance') throw new Refusal('arrete.avance');
}

/** The facts of a register when it is counted; `aveugle` hides the expected amount from the person who counts. */
interface CaisseComptee {
  nature: Nature;
  aveugle: boolean;
  arretele: string | null;
  /** Number of its ledger lines. */
  seq: number;
  /** Francs. */
  solde: Francs;
}

/** A count that may be written, in francs. */
export interface CompteRendu {
  jusquau: string;
  attendu: Francs;
  compte: Francs;
  ecart: Francs;
}

const nameOf = ({ forme, coupure }: Coupure) => `${forme} ${coupure}`;

/** Finds a note or coin that does not exist or is listed twice, and a number outside 0 to 1 000 000. */
function comptageIssues(comptage: readonly LigneComptage[]): FieldIssue[] {
  const names = comptage.map(nameOf);
  return comptage.flatMap((ligne, rank) => {
    const isKnown = isCoupure(ligne) && names.indexOf(nameOf(ligne)) === rank;
    const isNumber = ligne.nombre >= 0 && ligne.nombre <= MAX_PIECES;
    return found<FieldIssue>(
      !isKnown && { path: `comptage.${rank}.coupure`, code: 'comptage.coupure_inconnue' },
      isKnown && !isNumber && { path: `comptage.${rank}.nombre`, code: 'comptage.nombre' },
    );
  });
}

/** Finds a single figure sent for cash, and notes and coins sent for a wallet. */
const formeIssues = (isCash: boolean, { comptage, montant }: ArreteFields): FieldIssue[] =>
  found<FieldIssue>(
    isCash && montant !== undefined && { path: 'montant', code: 'champ.invalide' },
    !isCash && comptage.length > 0 && { path: 'comptage', code: 'champ.invalide' },
    !isCash && montant === undefined && { path: 'montant', code: 'champ.requis' },
  );

/** Finds a day after today, a day that is already closed, and a surprise count on another day than today. */
function jusquauIssues(jusquau: string, nature: NatureArrete, arretele: string | null, today: string): FieldIssue[] {
  const isControle = nature === 'controle';
  return found<FieldIssue>(
    isFuture(jusquau, today) && { path: 'jusquau', code: 'arrete.date_future' },
    isControle && jusquau !== today && { path: 'jusquau', code: 'champ.invalide' },
    !isControle && isJourArrete(arretele, jusquau) && { path: 'jusquau', code: 'arrete.deja_arrete' },
  );
}

/**
 * Decides a closing of a locked register: its day, the expected and the counted amount, and the variance (ADR 0033,
 * RELIABILITY I31, I32). `today` is the day in Abidjan. Throws Refusal: 422 `arrete.date_future`, `arrete.deja_arrete`,
 * `comptage.coupure_inconnue`, `comptage.nombre`, `arrete.motif_requis`. The caller first refuses a register that moved
 * since the count began: `aBouge`.
 */
export function compteRendu(caisse: CaisseComptee, body: ArreteFields, today: string): CompteRendu {
  const { nature, jusquau = today, motif, comptage } = body;
  throwFirst([
    ...jusquauIssues(jusquau, nature, caisse.arretele, today),
    ...formeIssues(isComptee(caisse.nature), body),
  ]);
  throwAll(comptageIssues(comptage));
  const compte = body.montant ?? sommeComptage(comptage);
  const attendu = caisse.solde;
  const ecart = ecartOf(attendu, compte);
  // A person who counts blind learns of the variance from the answer, and gives its reason afterwards.
  if (ecart !== 0 && motif === '' && !caisse.aveugle) throw refuseField('motif', 'arrete.motif_requis');
  return { jusquau, attendu, compte, ecart };
}

/** The facts of a register for a count that began at another of its ledger lines. */
interface CaisseBougee extends Pick<CaisseComptee, 'aveugle' | 'seq' | 'solde'> {
  /** Its ledger line at its last closing; null before the first. */
  arreteseq: number | null;
}

/**
 * Whether a count that names the ledger line `sent` is told which movements came after it (ADR 0033). The person who
 * counts may lack the right to read movements; and a count that may still be written began at the line of the last
 * closing or later.
 */
export const isBougeTold = (
  { seq, arreteseq }: Pick<CaisseBougee, 'seq' | 'arreteseq'>,
  sent: number,
  permissions: ReadonlySet<string>,
): boolean => permissions.has('caisses') && sent >= (arreteseq ?? 0) && sent <= seq;

/** Returns the refusal of a count because the register moved after it began: 409 `arrete.caisse_a_bouge`. */
export function aBouge({ seq, solde, aveugle }: CaisseBougee, mouvements: readonly Mouvementcaisse[]): Refusal {
  const told = mouvements.map((mouvement) =>
    fieldsOf(MouvementDepuis, { ...mouvement, montant: aveugle ? null : mouvement.montant }),
  );
  const data: CaisseABouge = { seq, attendu: aveugle ? null : solde, mouvements: told };
  return new Refusal('arrete.caisse_a_bouge', { data });
}

/** The facts on which a booking depends, in francs; an unknown fact is not judged. */
interface AImputer {
  ecart: Francs;
  /** The balance of its register, which is locked. */
  solde?: Francs;
  /** Whether the person who counted may still sign in. */
  isActif?: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Finds what is wrong with the person or cost that a variance is booked to (ADR 0040). On `imputation`: 422
 * `champ.invalide` for a surplus that somebody would owe, 409 `arrete.porteur_inactif` for a person who may not sign in
 * any more. On `echeance`, the day to give the money back: 422 `champ.requis`, `date.passee`, or `champ.invalide` where
 * no day is needed. 422 `caisse.solde_insuffisant` when the register no longer holds the missing amount.
 */
export function imputationIssues(
  { imputation, echeance }: RegularisationFields,
  { ecart, solde, isActif, today }: AImputer,
): Issue[] {
  const isOwed = imputation === 'porteur';
  return found<Issue>(
    !imputationsOf(ecart).includes(imputation) && { path: 'imputation', code: 'champ.invalide' },
    isOwed && isActif === false && { path: 'imputation', code: 'arrete.porteur_inactif' },
    isOwed && echeance === undefined && { path: 'echeance', code: 'champ.requis' },
    isOwed && pastIssue('echeance', echeance, today),
    !isOwed && echeance !== undefined && { path: 'echeance', code: 'champ.invalide' },
    solde !== undefined && add(solde, ecart) < 0 && { code: 'caisse.solde_insuffisant' },
  );
}

/** Refuses a decision about a closing for the first reason of `refusDecision`: 409 `arrete.` and the reason. */
export function checkDecision(
  decision: Decision,
  arrete: ArreteJuge,
  jours: JoursArrete,
  utilisateurid: RecordId,
): void {
  const refus = refusDecision(decision, arrete, jours, utilisateurid);
  if (refus !== null) throw new Refusal(`arrete.${refus}`);
}
