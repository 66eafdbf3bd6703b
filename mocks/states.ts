import type { Call } from '@comptoir/contract/call';
import type { RefusalDetails } from '@comptoir/contract/envelope';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import { delay, getResponse, type HttpHandler, HttpResponse } from 'msw';
import { onCall, refusedResponse } from './mockRoute';
import { NOUVELLE } from './organisation.fixtures';
import { PROFIL, profils } from './profils.fixtures';
import { emptyRows } from './rows';
import type { Store } from './store';
import { type Profile, UTILISATEUR_OF_PROFILE, utilisateurs } from './utilisateurs.fixtures';

/** Overrides of `createStore`: a user with this profile is signed in. */
export function asProfile(profile: Profile): Partial<Store> {
  return { session: { utilisateurid: UTILISATEUR_OF_PROFILE[profile] } };
}

/** Overrides of `createStore`: everybody may do this and nothing else. */
export function onlyAllowed(...permissions: Permission[]): Partial<Store> {
  return { utilisateurs: utilisateurs().map((row) => ({ ...row, permissions })) };
}

/** Overrides of `createStore`: nobody is signed in. */
export const signedOut: Partial<Store> = { session: null };

/** Overrides of `createStore`: an organisation on its first day, which has users and nothing else. */
export function emptyOrganisation(): Partial<Store> {
  const {
    utilisateurs: _,
    portraits,
    profils: __,
    modules,
    fonctionnalites,
    sessions,
    facteurs,
    ...rows
  } = emptyRows();
  return { ...rows, organisation: { ...NOUVELLE } };
}

const CASHIER: readonly Permission[] = [
  ...(['tableau de bord', 'caisses', 'depenses', 'depenses.regler', 'depenses.supprimer'] as const),
  ...(['commandes', 'commandes.regler'] as const),
];

/** Overrides of `createStore`: a cashier who sees one register, with these permissions. */
export function oneCaisse(permissions: readonly Permission[] = CASHIER): Partial<Store> {
  return caissesConfiees([1], permissions);
}

const COUNTER: readonly Permission[] = [...CASHIER, 'caisses.mouvements', 'caisses.transferer', 'caisses.cloturer'];

/** Overrides of `createStore`: a cashier with these registers given by name, and all permissions of a cashier. */
export function caissesConfiees(
  caisses: readonly RecordId[],
  permissions: readonly Permission[] = COUNTER,
): Partial<Store> {
  const { caissier } = UTILISATEUR_OF_PROFILE;
  return {
    ...asProfile('caissier'),
    profils: profils().map((row) => (row.profilid === PROFIL.caissier ? { ...row, permissions } : row)),
    utilisateurs: utilisateurs().map((row) =>
      row.utilisateurid === caissier ? { ...row, caisses: [...caisses] } : row,
    ),
  };
}

/** A call that always fails with a code. It must come before the handlers of `mockApi`. */
export function failingCall<C extends Call>(call: C, code: ErrorCode, details?: RefusalDetails): HttpHandler {
  return onCall(call, async ({ lang }) => refusedResponse(call, code, lang, details));
}

/** A call whose answer never arrives because of a network error. It must come before the handlers of `mockApi`. */
export function unreachableCall<C extends Call>(call: C): HttpHandler {
  return onCall(call, async () => HttpResponse.error());
}

/** A call that `api` carries out, but whose answer is lost. It must come before the handlers of `mockApi`. */
export function losingCall<C extends Call>(call: C, api: HttpHandler[]): HttpHandler {
  return onCall(call, async ({ request }) => {
    await getResponse(api, request.clone());
    return HttpResponse.error();
  });
}

const unanswered = new WeakSet<HttpHandler>();

/** A call that waits (milliseconds, a promise, or for ever) before the handlers after this one answer it. */
export function slowCall<C extends Call>(call: C, wait: number | 'infinite' | Promise<unknown>): HttpHandler {
  const handler = onCall(call, async () => {
    await (wait instanceof Promise ? wait : delay(wait));
    return undefined;
  });
  if (wait === 'infinite') unanswered.add(handler);
  return handler;
}

/** Whether one of the handlers waits for ever. */
export const someUnanswered = (handlers: readonly HttpHandler[]) => handlers.some((handler) => unanswered.has(handler));
