import type { Call, Received } from '@comptoir/contract/call';
import type { Calls } from '@comptoir/contract/calls';
import type { Answer } from '@comptoir/contract/envelope';
import type { Lang } from '@comptoir/contract/errors';
import type { Acces, FichierRow, Store, UtilisateurRow } from './store';

/** A file part of a multipart request. */
export interface Upload {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The caller, and the store. */
export interface By {
  store: Store;
  utilisateur: UtilisateurRow;
}

/** The input of a resolver: the request as the contract's schemas parsed it, and its author. */
export type Incoming<C extends Call> = Received<C> &
  By & {
    /** The session of the request, null without one. */
    acces: Acces | null;
    files: readonly Upload[];
    lang: Lang;
  };

/** Answers one call, or throws a `Refusal`, which takes back the writes of the call. Binary calls return the file. */
export type Resolver<C extends Call> = (incoming: Incoming<C>) => Answer<C> | FichierRow;

/** One resolver for each call of a noun. It does not compile when one is missing. */
export type Resolvers<Noun extends keyof Calls> = {
  [Name in keyof Calls[Noun]]: Calls[Noun][Name] extends Call ? Resolver<Calls[Noun][Name]> : never;
};

/** Every resolver by noun and call, as contract/calls.ts names them. */
export type Handlers = { [Noun in keyof Calls]: Resolvers<Noun> };
