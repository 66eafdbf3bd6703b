import type { MouvementType } from '@comptoir/domain/caisse';
import { formatMontant, subtract } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Refusal } from './envelope';
import { type FieldIssue, found } from './issues';
import type { ReglementFields } from './reglements';

/** The live surplus of a payment, not reversed, in francs: the surplus received, and the part that has left. */
export interface SurplusTenu {
  caisseid: RecordId;
  clientid: RecordId;
  troppercu: Francs;
  sorti: Francs;
}

/** Finds an amount above the held surplus: 409 `reglement.trop_percu_reste` on `montant`. */
function tenuIssue({ troppercu, sorti }: SurplusTenu, montant: Francs): FieldIssue | false {
  const tenu = subtract(troppercu, sorti);
  const params = { tenu: formatMontant(tenu) };
  return montant > tenu && { path: 'montant', code: 'reglement.trop_percu_reste', params };
}

const invalid = (path: string): FieldIssue => ({ path, code: 'champ.invalide' });

/**
 * Finds what is wrong with a movement that gives a surplus back: it must go out, 422 `champ.invalide` on `tropde`, and
 * take no more than is held (ADR 0052).
 */
export function renduIssues(
  surplus: SurplusTenu | null,
  { type, montant }: { type: MouvementType; montant: Francs },
): FieldIssue[] {
  if (!surplus || type === 1) return [invalid('tropde')];
  return found(tenuIssue(surplus, montant));
}

/**
 * Finds what is wrong with a payment out of a surplus (ADR 0052): it must settle an order of the same client, in the
 * register that holds the surplus, without an operation of the operator, 422 `champ.invalide` on the field, and take no
 * more than is held.
 */
export function utiliseIssues(
  { caisseid, montant, reference, frais }: Pick<ReglementFields, 'caisseid' | 'montant' | 'reference' | 'frais'>,
  surplus: SurplusTenu | undefined,
  clientid: RecordId | undefined,
): FieldIssue[] {
  if (surplus?.clientid === undefined || surplus.clientid !== clientid) return [invalid('tropde')];
  return found(
    caisseid !== surplus.caisseid && invalid('caisseid'),
    reference !== '' && invalid('reference'),
    frais !== 0 && invalid('frais'),
    tenuIssue(surplus, montant),
  );
}

/** Refuses to lower a surplus below the part that has left: 409 `reglement.trop_percu_sorti`. */
export function checkSorti(sorti: Francs, troppercu: Francs): void {
  if (sorti > troppercu) throw new Refusal('reglement.trop_percu_sorti', { params: { sorti: formatMontant(sorti) } });
}
