import type { Nature } from '@comptoir/domain/caisse';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { hasOperateur, referenceRefusal } from '@comptoir/domain/reference';
import type { Francs } from '@comptoir/domain/units';
import type { Mouvementcaisse } from './caisses';
import { refuse, refuseField } from './envelope';
import type { Lang } from './errors';

type ReferencePath = 'reference' | 'referencesource' | 'referencecible';

/**
 * Checks the reference of an operation in a register of this nature; '' for none. Throws Refusal on the field `path`:
 * 422 `champ.requis` for a wallet without one, `reference.sans_objet` for cash with one (ADR 0037).
 */
export function checkReference(nature: Nature, reference: string, path: ReferencePath): void {
  const refusal = referenceRefusal(nature, reference);
  if (refusal === 'requise') throw refuseField(path, 'champ.requis');
  if (refusal === 'sans_objet') throw refuseField(path, 'reference.sans_objet');
}

/** Checks the operator's fee of a payment, in francs: cash has none. Throws Refusal 422 `reference.sans_objet` on `frais`. */
export function checkFrais(nature: Nature, frais: Francs): void {
  if (frais > 0 && !hasOperateur(nature)) throw refuseField('frais', 'reference.sans_objet');
}

/** A live movement that has a reference already. */
export type ReferencePrise = Pick<Mouvementcaisse, 'mouvementcaisseid' | 'date' | 'montant'>;

/**
 * Refuses a reference that a live movement of the register, not reversed, has already, `pris`: 409
 * `reference.deja_utilisee` on the field `path`, with that movement in `data`.
 */
export function checkReferenceFree(pris: ReferencePrise | undefined, path: ReferencePath): void {
  if (!pris) return;
  const { mouvementcaisseid, date, montant } = pris;
  const params = { montant: formatMontant(montant), jour: (lang: Lang) => formatDateLong(date, lang) };
  const data = { mouvementcaisseid, date, montant };
  throw refuse({ path, code: 'reference.deja_utilisee', params, data });
}
