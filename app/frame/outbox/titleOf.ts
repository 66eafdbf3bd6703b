import { formatMontant } from '@comptoir/domain/money';
import { isObjet } from '../i18n/objets';
import type { Translate } from '../i18n/translate';

type Payload = Readonly<Record<string, unknown>>;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const amountOrNull = (value: unknown) => (typeof value === 'number' ? formatMontant(value) : null);
const objetOf = (objet: string, t: Translate) => t(isObjet(objet) ? `activite.objet${objet}` : 'envoi.saisie');

function namesOf({ libelle, libelleclient, nom, prenom, compagnie, montant, montanttotal }: Payload) {
  const person = [prenom, nom].filter(textOrNull).join(' ');
  const name = [libelle, libelleclient, person, compagnie].map(textOrNull).find(Boolean);
  return [name, amountOrNull(montant) ?? amountOrNull(montanttotal)];
}

/** Names a write for its author, by its noun in the audit log: "Dépense · Transport · 45 000 Fcfa". */
export function titleOf(objet: string, payload: Payload, t: Translate): string {
  return [objetOf(objet, t), ...namesOf(payload)].filter(Boolean).join(' · ');
}

/**
 * What happened to a record: one of three changes, or the state that it now has, as in "Étape « Fondations » :
 * Clôturée".
 */
export type Fait = 'cree' | 'modifie' | 'supprime' | { devient: string };

const FEMININS = ['depense', 'caisse', 'commande', 'etapeprojet', 'fonctionnalite', 'organisation', 'session'];

/**
 * Tells in a sentence what happened to a record, called by its name or else by its amount: "Client « Awa Koné »
 * modifié" (DESIGN rule 17).
 */
export function faitOf(fait: Fait, objet: string, payload: Payload, t: Translate): string {
  const [nom] = namesOf(payload).filter(Boolean);
  const quoi = objetOf(objet, t);
  const titre = nom ? t('fait.nom', { objet: quoi, nom }) : quoi;
  if (typeof fait === 'object') return t('fait.devient', { titre, etat: fait.devient });
  return t(`fait.${fait}${FEMININS.includes(objet) ? 'e' : ''}`, { titre });
}
