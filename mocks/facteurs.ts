import { pasOf, totpOf } from '@comptoir/conformance/totp';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import type { Lang } from '@comptoir/contract/errors';
import type { RecordId } from '@comptoir/domain/units';
import { enseigneOf } from './organisation';
import type { FacteurRow, UtilisateurRow } from './personnes';
import type { Store } from './store';

/** The same at every call: a story shows the same screen twice. */
export const SECRET = 'JBSWY3DPEHPK3PXPKRSXG5BAONUWY3DF';
const NOMBRE_SECOURS = 10;

/** The second factor that somebody confirmed, if they did. */
export function facteurOf(store: Store, id: RecordId): FacteurRow | undefined {
  return store.facteurs.find(({ utilisateurid, confirme }) => utilisateurid === id && confirme);
}

/** Puts a secret in place that counts once a code of it is confirmed; a confirmed one is removed first. */
export function prepareFacteur(store: Store, { utilisateurid: id, username }: UtilisateurRow) {
  if (facteurOf(store, id)) throw new Refusal('auth.facteur_present');
  removeFacteur(store, id);
  store.facteurs.push({ utilisateurid: id, secret: SECRET, confirme: false, dernierpas: 0, secours: [] });
  const [issuer, account] = [encodeURIComponent(enseigneOf(store).compagnie), encodeURIComponent(username)];
  return { secret: SECRET, adresse: `otpauth://totp/${issuer}:${account}?secret=${SECRET}&issuer=${issuer}` };
}

/** Asks for the second factor from now on; gives its recovery codes. */
export function confirmFacteur(store: Store, id: RecordId, code: string, lang: Lang): string[] {
  const row = store.facteurs.find(({ utilisateurid, confirme }) => utilisateurid === id && !confirme);
  if (!row) throw new Refusal('auth.facteur_absent');
  if (!isCodeOfSecret(store, row, code)) throw refuseField('code', 'auth.code_incorrect', lang);
  const secours = Array.from({ length: NOMBRE_SECOURS }, (_, index) => secoursOf(store, index));
  Object.assign(row, { confirme: true, secours });
  return [...secours];
}

/** Refuses a code that is neither the secret's of now nor a recovery code that is left; each is used once. */
export function spendCode(store: Store, row: FacteurRow, code: string, lang: Lang): void {
  if (isCodeOfSecret(store, row, code)) return;
  const typed = code.replace(/\s/g, '').toLowerCase();
  if (!row.secours.includes(typed)) throw refuseField('code', 'auth.code_incorrect', lang);
  row.secours = row.secours.filter((left) => left !== typed);
}

export function removeFacteur(store: Store, id: RecordId): void {
  store.facteurs = store.facteurs.filter(({ utilisateurid }) => utilisateurid !== id);
}

/** A code counts for its own step and the one before and after, and never again (RFC 6238 § 5.2). */
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
