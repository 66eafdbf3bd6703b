import { libelleCommande } from '@comptoir/domain/commande';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Lang } from './errors';
import { sentenceOf } from './errorText';
import type { ObjetTrouve } from './objets';
import type { Trouve } from './recherche';

/** The most records of one kind that a search returns (PRODUCT K). */
export const MAX_TROUVES = 5;

/**
 * A found record. `montant` is in francs, `reste` the unpaid part of a debt; the `libelle` of an order is its client.
 */
export interface Fiche {
  id: RecordId;
  libelle: string;
  texte: string;
  tel: string | null;
  date: string | null;
  montant: Francs | null;
  reste: Francs | null;
}

/** For a debt that is paid in part, the rest is shown first. */
const RESTE = { fr: 'reste {{reste}} sur {{montant}}', en: '{{reste}} left of {{montant}}' };

function sommeOf({ montant, reste }: Pick<Fiche, 'montant' | 'reste'>, lang: Lang): string {
  if (montant === null) return '';
  if (reste === null || reste === 0 || reste === montant) return formatMontant(montant);
  return sentenceOf(RESTE, lang, { reste: formatMontant(reste), montant: formatNombre(montant) });
}

/** Returns a record as the search shows it: `detail` joins its text, its phone, its day and its amount (PRODUCT K). */
export function trouveOf(objet: ObjetTrouve, { id, libelle, texte, tel, date, ...money }: Fiche, lang: Lang): Trouve {
  const details = [
    texte,
    tel === null ? '' : formatTelephone(tel),
    date === null ? '' : formatDateShort(date, lang),
    sommeOf(money, lang),
  ];
  return {
    objet,
    id,
    libelle: objet === 'commande' ? libelleCommande({ commandeid: id, client: libelle }) : libelle,
    detail: details.filter((detail) => detail !== '').join(' · '),
  };
}
