import type { MouvementType } from '@comptoir/domain/caisse';
import { formatMontant, subtract } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Refusal, refuse, refuseField } from './envelope';
import type { ReglementFields } from './reglements';

/** The live surplus of a payment, not reversed, in francs: what was received too much, and what has left of it. */
export interface SurplusTenu {
  caisseid: RecordId;
  clientid: RecordId;
  troppercu: Francs;
  sorti: Francs;
}

/** Refuses more than is held of a surplus: 409 `reglement.trop_percu_reste` on `montant`. */
function checkTenu({ troppercu, sorti }: SurplusTenu, montant: Francs): void {
  const tenu = subtract(troppercu, sorti);
  if (montant <= tenu) return;
  const params = { tenu: formatMontant(tenu) };
  throw refuse({ path: 'montant', code: 'reglement.trop_percu_reste', params });
}

/**
 * Checks a movement that gives a surplus back: it goes out, and no more than is held (ADR 0052). Throws Refusal: 422
 * `champ.invalide` on `tropde`, 409 `reglement.trop_percu_reste` on `montant`.
 */
export function checkRendu(
  surplus: SurplusTenu | undefined,
  { type, montant }: { type: MouvementType; montant: Francs },
): void {
  if (!surplus || type === 1) throw refuseField('tropde', 'champ.invalide');
  checkTenu(surplus, montant);
}

/**
 * Checks a payment that a surplus makes: of an order of the same client, by the register that holds it, without an
 * operation of the operator, and no more than is held (ADR 0052). Throws Refusal: 422 `champ.invalide` on the field, 409
 * `reglement.trop_percu_reste` on `montant`.
 */
export function checkUtilise(
  { caisseid, montant, reference, frais }: ReglementFields,
  surplus: SurplusTenu | undefined,
  clientid: RecordId | undefined,
): void {
  if (surplus?.clientid === undefined || surplus.clientid !== clientid) throw refuseField('tropde', 'champ.invalide');
  if (caisseid !== surplus.caisseid) throw refuseField('caisseid', 'champ.invalide');
  if (reference !== '') throw refuseField('reference', 'champ.invalide');
  if (frais !== 0) throw refuseField('frais', 'champ.invalide');
  checkTenu(surplus, montant);
}

/** Refuses to leave less of a surplus than has left of it already: 409 `reglement.trop_percu_sorti`. */
export function checkSorti(sorti: Francs, troppercu: Francs): void {
  if (sorti > troppercu) throw new Refusal('reglement.trop_percu_sorti', { params: { sorti: formatMontant(sorti) } });
}
