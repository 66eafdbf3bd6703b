import type { TypeClient } from '@comptoir/domain/client';
import type { TextKey, Translate } from '../frame/i18n/translate';

const CLES: Readonly<Record<TypeClient, TextKey>> = {
  Particulier: 'client.particulier',
  Entreprise: 'client.entreprise',
};

/**
 * Whether the form speaks to a person, as it does before a type is chosen; a company and any type of its own have a
 * denomination (spec § 2 Clients, § 3).
 */
export const isPersonne = (typeclient: unknown): boolean => !typeclient || typeclient === 'Particulier';

/** Names the type of a client; one that the form does not offer is called as it came (spec § 3). */
export const nomTypeClient = (typeclient: string, t: Translate): string =>
  Object.hasOwn(CLES, typeclient) ? t(CLES[typeclient as TypeClient]) : typeclient;
