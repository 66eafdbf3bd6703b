import type { TypeClient } from '@comptoir/domain/client';
import type { TextKey, Translate } from '../frame/i18n/translate';

const CLES: Readonly<Record<TypeClient, TextKey>> = {
  Particulier: 'client.particulier',
  Entreprise: 'client.entreprise',
};

/** Names the type of a client; one that the form does not offer is called as it came (spec § 3). */
export const nomTypeClient = (typeclient: string, t: Translate): string =>
  Object.hasOwn(CLES, typeclient) ? t(CLES[typeclient as TypeClient]) : typeclient;
