import { isObjet } from '@comptoir/contract/objets';
import { formatMontant } from '@comptoir/domain/money';
import type { Translate } from '../i18n/translate';

type Payload = Readonly<Record<string, unknown>>;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const amountOrNull = (value: unknown) => (typeof value === 'number' ? formatMontant(value) : null);

/** The forms that are named after their act, not after the record that they make. */
const ACTES = [
  'avanceaccorder',
  'avancerefuser',
  'avanceannuler',
  'arreteregulariser',
  'arretejoindre',
  'arreteexpliquer',
  'arreterouvrir',
  'decharge',
  'contrepasserreglement',
  'contrepassermouvementcaisse',
  'transfertaccepter',
  'transfertrefuser',
  'transfertannuler',
] as const;
const isActe = (name: string): name is (typeof ACTES)[number] => ACTES.some((acte) => acte === name);

function objetOf(name: string, t: Translate): string {
  if (isActe(name)) return t(`acte.${name}`);
  return t(isObjet(name) ? `activite.objet${name}` : 'envoi.saisie');
}

function namesOf({ libelle, libelleclient, nom, prenom, compagnie, montant, montanttotal }: Payload) {
  const person = [prenom, nom].filter(textOrNull).join(' ');
  const name = [libelle, libelleclient, person, compagnie].map(textOrNull).find(Boolean);
  return [name, amountOrNull(montant) ?? amountOrNull(montanttotal)];
}

/**
 * Names a write for its author, by its noun in the audit log or by the act: "Dépense · Transport · 45 000 Fcfa",
 * "Versement d’une avance · 50 000 Fcfa".
 */
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
 * Tells in a sentence what happened to a record, called by its name: "Client « Awa Koné » modifié" (DESIGN rule 17). A
 * record without a name is called by its `numero`, if it has one, and its amount: "Commande N° 310 créée : 438 000
 * Fcfa".
 */
export function faitOf(fait: Fait, objet: string, payload: Payload, t: Translate): string {
  const [nom, montant] = namesOf(payload);
  const quoi = objetOf(objet, t);
  const titre = nom ? t('fait.nom', { objet: quoi, nom }) : numbered(quoi, payload, t);
  if (typeof fait === 'object') return t('fait.devient', { titre, etat: fait.devient });
  const said = t(`fait.${fait}${FEMININS.includes(objet) ? 'e' : ''}`, { titre });
  return nom || !montant ? said : t('fait.montant', { fait: said, montant });
}

const numbered = (objet: string, { numero }: Payload, t: Translate) =>
  typeof numero === 'number' ? t('fait.numero', { objet, numero: String(numero) }) : objet;
