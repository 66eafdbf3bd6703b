import { formatMontant } from '#domain/money';
import { isObjet } from '../activites/objets';
import type { Translate } from '../i18n/translate';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const amount = (value: unknown) => (typeof value === 'number' ? formatMontant(value) : null);

/** Names a write to whoever typed it, by its noun in the audit log: "Dépense · Transport · 45 000 Fcfa". */
export function titleOf(objet: string, payload: Readonly<Record<string, unknown>>, t: Translate): string {
  const { libelle, libelleclient, nom, prenom, compagnie, montant, montanttotal } = payload;
  const person = [prenom, nom].filter(text).join(' ');
  const name = [libelle, libelleclient, person, compagnie].map(text).find(Boolean);
  return [t(isObjet(objet) ? `activite.objet${objet}` : 'envoi.saisie'), name, amount(montant) ?? amount(montanttotal)]
    .filter(Boolean)
    .join(' · ');
}
