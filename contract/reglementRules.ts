import type { Acteur } from '@comptoir/domain/avance';
import type { Beneficiaire } from '@comptoir/domain/beneficiaire';
import { type RefusDecharge, type ReglementSignable, refusDecharge } from '@comptoir/domain/imprime';
import { add, formatMontant, subtract } from '@comptoir/domain/money';
import { hasOperateur } from '@comptoir/domain/reference';
import { computeReglement, REGLEMENT_FROM, type ReglementFrom, refusalOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { reglementAvanceIssues } from './avanceRules';
import { beneficiaireIssues } from './beneficiaireRules';
import type { Received } from './call';
import type { ComptantFields } from './comptant';
import { futureIssue } from './dateRules';
import { Refusal, refuseField, throwFirst } from './envelope';
import type { ErrorCode } from './errors';
import { fieldsOf, filledBody } from './fields';
import { found, type Issue } from './issues';
import { fraisIssue, priseIssue, type ReferenceFacts, referenceIssues } from './referenceRules';
import { type Reglement, type ReglementFields, ReglementSaisi, type reglements } from './reglements';
import { type SurplusTenu, utiliseIssues } from './troppercuRules';

/** The facts on which the rules of a payment depend, in francs; an unknown fact is not judged. */
export interface ReglementFacts {
  /** The register; null when there is none that the user may use (PRODUCT Q). */
  caisse?: ReferenceFacts | null | undefined;
  /** The holder of the advance when the register is one, null without an account; undefined for another register. */
  porteurid?: RecordId | null | undefined;
  acteur?: Acteur;
  /** The amount that the payment may settle; for a correction, as if the payment did not exist. */
  owed?: Francs;
  /** The surplus that pays it, as if this payment had used none of it, with its order. */
  surplus?: SurplusTenu | undefined;
  clientid?: RecordId | undefined;
  /** The plain date of today in Abidjan. */
  today: string;
}

/** The fields of a payment on which its rules depend; `tropde` is the payment whose surplus pays it. */
type Paye = Pick<
  ReglementFields,
  'from' | 'date' | keyof Beneficiaire | 'reference' | 'frais' | 'caisseid' | 'montant'
> &
  Partial<Pick<ReglementFields, 'tropde' | 'troppercu'>>;

/**
 * Finds what is wrong with a payment (spec § 5 Payment, CONTRACT "Money calls"). Whether its register holds enough is
 * judged under its lock.
 */
export function reglementIssues(asked: Paye, facts: ReglementFacts): Issue[] {
  const { caisse, porteurid, acteur, surplus, clientid, today } = facts;
  const { from, tropde, reference } = asked;
  const operation = tropde
    ? [...utiliseIssues(asked, surplus, clientid), priseIssue('reference', caisse?.pris)]
    : referenceIssues('reference', reference, caisse);
  return found<Issue>(
    ...beneficiaireIssues(asked, from),
    futureIssue('date', asked.date, today),
    caisse === null && { path: 'caisseid', code: 'champ.invalide' },
    ...(porteurid === undefined || !acteur ? [] : reglementAvanceIssues(porteurid, from, acteur)),
    ...operation,
    caisse && fraisIssue(caisse.nature, asked.frais),
    montantIssue(asked, facts),
  );
}

/**
 * Finds what is wrong with the amount of a payment: 422 `montant.nul`; 409 `reglement.deja_solde`. An operator gives no
 * change (PRODUCT 1.2), so money beyond the debt is 422 on `montant`: `reglement.trop_percu` for an order, with the
 * surplus in `data`, because its payer may have sent it; `reglement.trop_verse` for an expense.
 */
function montantIssue(
  { from, montant: remis, frais, tropde, troppercu }: Paye,
  { caisse, owed }: ReglementFacts,
): Issue | false {
  if (!caisse || owed === undefined) return false;
  // A payment by a surplus makes no other surplus.
  const garde = tropde ? 0 : troppercu;
  const solde = add(remis, frais);
  const refusal = refusalOf({ owed, remis, frais, solde, from, isOperateur: hasOperateur(caisse.nature), garde });
  if (refusal === 'montant_nul') return { path: 'montant', code: 'montant.nul' };
  if (refusal === 'deja_solde') return { code: 'reglement.deja_solde' };
  if (refusal !== 'trop_percu' && refusal !== 'trop_verse') return false;
  const trop = subtract(remis, owed);
  const params = { recu: formatMontant(remis), du: formatMontant(owed), trop: formatMontant(trop) };
  const data = refusal === 'trop_percu' ? { troppercu: trop } : undefined;
  return { path: 'montant', code: `reglement.${refusal}`, params, data };
}

/** The parts of the amount handed over, in francs: settled, given back, kept beyond the debt. */
export interface MontantsRegles {
  net: Francs;
  rendu: Francs;
  troppercu: Francs;
}

/**
 * Splits the amount handed over into the settled part (`net`), the change (`rendu`) and the surplus (`troppercu`).
 * Throws the first of `reglementIssues`.
 */
export function decidedReglement(asked: ReglementFields, facts: ReglementFacts & { owed: Francs }): MontantsRegles {
  throwFirst(reglementIssues(asked, facts));
  const isOperateur = !!facts.caisse && hasOperateur(facts.caisse.nature);
  const { net, rendu, troppercu } = computeReglement({ owed: facts.owed, remis: asked.montant, isOperateur });
  return { net, rendu, troppercu };
}

/** The payment of an expense that is paid at once: all of it, on its day. */
export function reglementComptant(body: ComptantFields, depenseid: RecordId): ReglementFields {
  const { montant } = body;
  return { ...fieldsOf(ReglementSaisi, body), depenseid, montant, troppercu: 0, from: REGLEMENT_FROM.depense };
}

/**
 * Returns a correction in which fields that are left out keep their values. When the payment moves to another register,
 * the former operator's reference and fee are forgotten (ADR 0037).
 */
export function filledReglement(
  sent: Received<typeof reglements.update>['body'],
  stored: ReglementSaisi & Pick<Reglement, 'troppercu' | 'tropde'>,
) {
  const isMoved = sent.caisseid !== stored.caisseid;
  const body = filledBody(ReglementSaisi, sent, isMoved ? { ...stored, reference: '', frais: 0 } : stored);
  return { ...body, troppercu: sent.troppercu ?? stored.troppercu, tropde: stored.tropde };
}

/** Throws a Refusal when a correction would move a payment to another debt (CONTRACT "Money calls"). */
export function checkSameDette(
  { depenseid, from }: { depenseid: RecordId; from: ReglementFrom },
  sent: { depenseid: RecordId; from: ReglementFrom },
): void {
  if (sent.depenseid !== depenseid) throw refuseField('depenseid', 'champ.invalide');
  if (sent.from !== from) throw new Refusal('introuvable');
}

/**
 * Requires a proof from a changed payment of an expense that has none yet (spec § 5 Payment, PRODUCT 1.10). Throws
 * Refusal on `file`.
 */
export function checkPreuve({ from, file }: { from: ReglementFrom; file: string }, sent: unknown): void {
  if (from === REGLEMENT_FROM.depense && file === '' && sent === undefined) throw refuseField('file', 'fichier.requis');
}

const REFUS_DECHARGE: Readonly<Record<RefusDecharge, ErrorCode>> = {
  entree: 'beneficiaire.entree',
  contrepasse: 'reglement.contrepasse',
  numero_change: 'reglement.numero_change',
  deja_signe: 'reglement.deja_signe',
};

/**
 * Refuses the signature of a payment whose beneficiary saw the document `vu` (ADR 0048): 422 `beneficiaire.entree` of
 * an order's; 409 `reglement.contrepasse`, `reglement.numero_change`, `reglement.deja_signe`.
 */
export function checkDecharge(reglement: ReglementSignable, vu: string): void {
  const refus = refusDecharge(reglement, vu);
  if (refus) throw new Refusal(REFUS_DECHARGE[refus]);
}
