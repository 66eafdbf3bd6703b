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
import { Refusal, refuseField, throwAll } from './envelope';
import type { ErrorCode } from './errors';
import { fieldsOf } from './fields';

/** Refuses to count an advance, which is accounted for or given back: 409 `arrete.avance` (ADR 0039). */
export function checkArretable(nature: Nature): void {
  if (nature === 'avance') throw new Refusal('arrete.avance');
}

/** What a register says of itself when it is counted; `aveugle` hides what is expected from who counts. */
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

/** Refuses a note or coin that does not exist or stands twice, and a number of them outside 0 to 1 000 000. */
function checkComptage(comptage: readonly LigneComptage[]): void {
  const seen = new Set<string>();
  const broken = comptage.flatMap((ligne, rank): { path: string; code: ErrorCode }[] => {
    const isKnown = isCoupure(ligne) && !seen.has(nameOf(ligne));
    seen.add(nameOf(ligne));
    if (!isKnown) return [{ path: `comptage.${rank}.coupure`, code: 'comptage.coupure_inconnue' }];
    const isNumber = ligne.nombre >= 0 && ligne.nombre <= MAX_PIECES;
    return isNumber ? [] : [{ path: `comptage.${rank}.nombre`, code: 'comptage.nombre' }];
  });
  throwAll(broken);
}

/** Returns what was counted, in francs; refuses the figure of a wallet for cash, and notes and coins for a wallet. */
function compteOf({ nature }: CaisseComptee, { comptage, montant }: ArreteFields): Francs {
  if (!isComptee(nature)) {
    if (comptage.length > 0) throw refuseField('comptage', 'champ.invalide');
    if (montant === undefined) throw refuseField('montant', 'champ.requis');
    return montant;
  }
  if (montant !== undefined) throw refuseField('montant', 'champ.invalide');
  checkComptage(comptage);
  return sommeComptage(comptage);
}

/** Refuses a day after today, a day that is closed already, and a surprise count of another day than today. */
function checkJusquau(nature: NatureArrete, jusquau: string, { arretele }: CaisseComptee, today: string) {
  if (isFuture(jusquau, today)) throw refuseField('jusquau', 'arrete.date_future');
  if (nature === 'controle') {
    if (jusquau !== today) throw refuseField('jusquau', 'champ.invalide');
  } else if (arretele !== null && isJourArrete(arretele, jusquau)) {
    throw refuseField('jusquau', 'arrete.deja_arrete');
  }
}

/**
 * Decides a closing of a register, locked as it is now: the day that it closes, what was expected, what was counted and
 * the variance (ADR 0033, RELIABILITY I31, I32). `today` is Abidjan's. Throws Refusal: 422 `arrete.date_future`,
 * `arrete.deja_arrete`, `comptage.coupure_inconnue`, `comptage.nombre`, `arrete.motif_requis`. The caller first refuses
 * a register that moved since the count began: `aBouge`.
 */
export function compteRendu(caisse: CaisseComptee, body: ArreteFields, today: string): CompteRendu {
  const { nature, jusquau = today, motif } = body;
  checkJusquau(nature, jusquau, caisse, today);
  const compte = compteOf(caisse, body);
  const attendu = caisse.solde;
  const ecart = ecartOf(attendu, compte);
  // Who counts blind learns of the variance from the answer, and then says why.
  if (ecart !== 0 && motif === '' && !caisse.aveugle) throw refuseField('motif', 'arrete.motif_requis');
  return { jusquau, attendu, compte, ecart };
}

/** What a register says of itself to a count that began at another of its ledger lines. */
interface CaisseBougee extends Pick<CaisseComptee, 'aveugle' | 'seq' | 'solde'> {
  /** Its ledger line at its last closing; null before the first. */
  arreteseq: number | null;
}

/**
 * Whether a count that names the ledger line `sent` is told which movements came after it (ADR 0033). Whoever counts need
 * not be one who reads movements; and a count that may still be written began at none of the lines before the last closing.
 */
export const isBougeTold = (
  { seq, arreteseq }: Pick<CaisseBougee, 'seq' | 'arreteseq'>,
  sent: number,
  permissions: ReadonlySet<string>,
): boolean => permissions.has('caisses') && sent >= (arreteseq ?? 0) && sent <= seq;

/** Returns the refusal of a count of a register that moved since it was begun: 409 `arrete.caisse_a_bouge`. */
export function aBouge({ seq, solde, aveugle }: CaisseBougee, mouvements: readonly Mouvementcaisse[]): Refusal {
  const told = mouvements.map((mouvement) =>
    fieldsOf(MouvementDepuis, { ...mouvement, montant: aveugle ? null : mouvement.montant }),
  );
  const data: CaisseABouge = { seq, attendu: aveugle ? null : solde, mouvements: told };
  return new Refusal('arrete.caisse_a_bouge', { data });
}

/** What a booking looks at, in francs: the variance, and the balance of its register, which is locked. */
interface AImputer {
  ecart: Francs;
  solde: Francs;
  /** The account of who counted may still sign in. */
  isActif: boolean;
}

/**
 * Checks where a variance is booked (ADR 0040). Returns the day by which whoever counted gives back what is missing, or
 * null where the organisation bears it. Throws Refusal: on `imputation` 422 `champ.invalide` for a surplus that somebody
 * would owe, 409 `arrete.porteur_inactif` for who may not sign in any more; on `echeance` 422 `champ.requis`,
 * `date.passee`, and `champ.invalide` for a day that nobody needs; 422 `caisse.solde_insuffisant` where the register no
 * longer holds what is missing.
 */
export function checkImputation(
  { imputation, echeance }: RegularisationFields,
  { ecart, solde, isActif }: AImputer,
  today: string,
): string | null {
  if (!imputationsOf(ecart).includes(imputation)) throw refuseField('imputation', 'champ.invalide');
  if (imputation === 'porteur') {
    if (!isActif) throw refuseField('imputation', 'arrete.porteur_inactif');
    if (echeance === undefined) throw refuseField('echeance', 'champ.requis');
    if (echeance < today) throw refuseField('echeance', 'date.passee');
  } else if (echeance !== undefined) throw refuseField('echeance', 'champ.invalide');
  if (add(solde, ecart) < 0) throw new Refusal('caisse.solde_insuffisant');
  return echeance ?? null;
}

/** Refuses a decision about a closing for the first reason that `refusDecision` gives: 409 `arrete.` and the reason. */
export function checkDecision(
  decision: Decision,
  arrete: ArreteJuge,
  jours: JoursArrete,
  utilisateurid: RecordId,
): void {
  const refus = refusDecision(decision, arrete, jours, utilisateurid);
  if (refus !== null) throw new Refusal(`arrete.${refus}`);
}
