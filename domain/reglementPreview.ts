import type { Nature } from './caisse';
import { changementsDe, ecartIn, type MouvementDu } from './ecriture';
import { add } from './money';
import { mouvementsDeReglement, type ReglementPosable } from './mouvementsDus';
import { hasOperateur } from './reference';
import {
  computeReglement,
  isImplausible,
  owedWhenEditing,
  REGLEMENT_FROM,
  type ReglementFrom,
  type ReglementRefusal,
  refusalOf,
} from './reglement';
import type { Francs, RecordId } from './units';

/** A payment while it is typed, in francs. */
export interface ReglementTyped {
  from: ReglementFrom;
  /** The amount still owed today. */
  montantrestant: Francs;
  /** The amount handed over; null while nothing is typed. */
  remis: Francs | null;
  /** The operator's fee, taken out of the register. */
  frais: Francs;
  /** The chosen register; `solde` is null when the user does not see its balance. */
  caisse: { caisseid: RecordId; nature?: Nature; solde: Francs | null } | null;
  /** The payment that is being corrected; the preview counts it as undone. */
  edited: { caisseid: RecordId; net: Francs; troppercu: Francs; frais: Francs } | null;
}

/** What the form shows while a payment is typed, in francs. */
export interface ReglementPreview {
  /** The amount that the payment may settle. */
  owed: Francs;
  net: Francs;
  rendu: Francs;
  /** What the operator received beyond the debt; there is no change, and it is kept only when the user confirms it. */
  troppercu: Francs;
  restant: Francs;
  /** The register's balance after the payment; null when it is unknown or the payment is refused. */
  soldeApres: Francs | null;
  /**
   * The balance with the money of an order, before the fee leaves: the register's limit judges it (ADR 0043). Null when
   * no money comes in or `soldeApres` is null.
   */
  soldeEntre: Francs | null;
  /**
   * `soldeinsuffisant`: the register holds less than the payment takes. `remisinsuffisant`: it holds enough for that,
   * but less than the amount handed over (CONTRACT "Money calls"). `tropverse`: an operator would pay more than is
   * owed.
   */
  refusal: 'soldeinsuffisant' | 'remisinsuffisant' | 'montantinvalide' | 'dejasolde' | 'tropverse' | null;
  /** The amount handed over looks like a mistake, so the form asks for a confirmation first. */
  isImplausible: boolean;
}

const SHOWN = {
  montant_nul: 'montantinvalide',
  deja_solde: 'dejasolde',
  trop_verse: 'tropverse',
  solde_insuffisant: 'soldeinsuffisant',
} as const;

type Posted = Pick<ReglementPosable, 'caisseid' | 'net' | 'troppercu' | 'frais'>;

/** The movements of a payment in its register, as the server would post them (`mouvementsDeReglement`). */
const mouvementsDe = (from: ReglementFrom, posted: Posted | null): MouvementDu[] =>
  posted === null
    ? []
    : mouvementsDeReglement({
        ...posted,
        from,
        remis: posted.net,
        // No amount depends on these.
        reglementid: 0,
        date: '',
        reference: '',
        tropde: null,
      });

const isBroughtIn = ({ origine }: MouvementDu) => origine !== 'frais';

/** The balances of a register that holds `solde` francs now, with this payment. */
function soldesOf(from: ReglementFrom, solde: Francs, avant: Posted | null, apres: Posted) {
  const { caisseid } = apres;
  const [before, after] = [mouvementsDe(from, avant), mouvementsDe(from, apres)];
  const changedBy = (a: MouvementDu[], b: MouvementDu[]) => add(solde, ecartIn(caisseid, changementsDe(a, b)));
  return {
    /** The balance as if the corrected payment were undone. */
    undone: changedBy(before, []),
    apres: changedBy(before, after),
    entree: changedBy(before.filter(isBroughtIn), after.filter(isBroughtIn)),
  };
}

/** The refusal that the form shows for the server's refusal; `besoin` is what leaves the register, in francs. */
function shownOf(
  refused: ReglementRefusal | null,
  soldes: ReturnType<typeof soldesOf> | null,
  besoin: Francs,
): ReglementPreview['refusal'] {
  // Money that came in with the corrected payment may have left the register since (PRODUCT 1.1).
  if (refused === null) return soldes !== null && soldes.apres < 0 ? 'soldeinsuffisant' : null;
  if (refused === 'solde_insuffisant' && soldes !== null && soldes.undone >= besoin) return 'remisinsuffisant';
  return SHOWN[refused as Exclude<ReglementRefusal, 'trop_percu'>];
}

/**
 * Computes the amount to settle, the change, the remaining amount and the refusal of a payment while it is typed (spec
 * § 4, § 5). Throws RangeError on an invalid amount.
 */
export function previewReglement({
  from,
  montantrestant,
  frais,
  caisse,
  edited,
  ...typed
}: ReglementTyped): ReglementPreview {
  const owed = edited ? owedWhenEditing(montantrestant, edited.net) : montantrestant;
  const remis = typed.remis ?? 0;
  const isOperateur = caisse?.nature !== undefined && hasOperateur(caisse.nature);
  const { net, rendu, troppercu, restant } = computeReglement({ owed, remis, isOperateur });
  const posted = caisse && { caisseid: caisse.caisseid, net, troppercu, frais };
  const now = caisse?.solde ?? null;
  const soldes = posted && now !== null ? soldesOf(from, now, edited, posted) : null;
  // Without a known balance, the balance counts as sufficient for any amount.
  const solde = soldes?.undone ?? add(remis, frais);
  // Whether the surplus is kept is asked when the form is saved.
  const asked = { owed, remis, frais, solde, from, isOperateur, garde: troppercu };
  const refusal = shownOf(refusalOf(asked), soldes, add(net, frais));
  const held = refusal === null ? soldes : null;
  return {
    owed,
    net,
    rendu,
    troppercu,
    restant,
    soldeApres: held?.apres ?? null,
    soldeEntre: from === REGLEMENT_FROM.commande ? (held?.entree ?? null) : null,
    refusal,
    isImplausible: isImplausible({ owed, remis, isOperateur }),
  };
}
