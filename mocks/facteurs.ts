import { pasOf, totpOf } from '@comptoir/conformance/totp';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { enseigneOf } from './organisation';
import type { FacteurRow, Store, UtilisateurRow } from './store';

/** A constant secret, so that a story always shows the same screen. */
export const SECRET = 'JBSWY3DPEHPK3PXPKRSXG5BAONUWY3DF';
const NOMBRE_SECOURS = 10;

/** The confirmed second factor of a user, if any. */
export function facteurOf(store: Store, id: RecordId): FacteurRow | undefined {
  return store.facteurs.find(({ utilisateurid, confirme }) => utilisateurid === id && confirme);
}

/** Stores a new secret, in force after a code of it is confirmed. Throws Refusal while a confirmed factor exists. */
export function prepareFacteur(store: Store, { utilisateurid: id, username }: UtilisateurRow) {
  if (facteurOf(store, id)) throw new Refusal('auth.facteur_present');
  removeFacteur(store, id);
  store.facteurs.push({ utilisateurid: id, secret: SECRET, confirme: false, dernierpas: 0, secours: [] });
  const [issuer, account] = [encodeURIComponent(enseigneOf(store).compagnie), encodeURIComponent(username)];
  return { secret: SECRET, adresse: `otpauth://totp/${issuer}:${account}?secret=${SECRET}&issuer=${issuer}` };
}

/** Confirms the second factor, which is required from then on, and returns its recovery codes. */
export function confirmFacteur(store: Store, id: RecordId, code: string): string[] {
  const row = store.facteurs.find(({ utilisateurid, confirme }) => utilisateurid === id && !confirme);
  if (!row) throw new Refusal('auth.facteur_absent');
  if (!isCodeOfSecret(store, row, code)) throw refuseField('code', 'auth.code_incorrect');
  const secours = Array.from({ length: NOMBRE_SECOURS }, (_, index) => secoursOf(store, index));
  Object.assign(row, { confirme: true, secours });
  return [...secours];
}

/** Uses up a current code of the secret or an unused recovery code. Throws Refusal on another code. */
export function spendCode(store: Store, row: FacteurRow, code: string): void {
  if (isCodeOfSecret(store, row, code)) return;
  const typed = code.replace(/\s/g, '').toLowerCase();
  if (!row.secours.includes(typed)) throw refuseField('code', 'auth.code_incorrect');
  row.secours = row.secours.filter((left) => left !== typed);
}

export function removeFacteur(store: Store, id: RecordId): void {
  store.facteurs = store.facteurs.filter(({ utilisateurid }) => utilisateurid !== id);
}

/**
 * Whether a code belongs to the current time step, the one before or the one after; each counts once (RFC 6238 § 5.2).
 */
function isCodeOfSecret(store: Store, row: FacteurRow, code: string): boolean {
  const now = pasOf(store.now());
  const pas = [now - 1, now, now + 1].find((at) => at > row.dernierpas && totpOf(row.secret, at) === code);
  if (pas !== undefined) row.dernierpas = pas;
  return pas !== undefined;
}

function secoursOf(store: Store, index: number): string {
  const digits = totpOf(SECRET, store.nextId()) + totpOf(SECRET, index);
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}
