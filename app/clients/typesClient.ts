import type { TypeClient } from '@comptoir/domain/client';
import type { TextKey, Translate } from '../frame/i18n/translate';

const CLES: Readonly<Record<TypeClient, TextKey>> = {
  Particulier: 'client.particulier',
  Entreprise: 'client.entreprise',
};

/**
 * Whether the client is a person, as before a type is chosen; a company and any other type have a denomination (spec §
 * 2 Clients, § 3).
 */
export const isPersonne = (typeclient: unknown): boolean => !typeclient || typeclient === 'Particulier';

/** Names the type of a client; a type that the form does not offer is shown as it came (spec § 3). */
export const nomTypeClient = (typeclient: string, t: Translate): string =>
  Object.hasOwn(CLES, typeclient) ? t(CLES[typeclient as TypeClient]) : typeclient;
