import { libelleCommande } from '@comptoir/domain/commande';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { ModulePermission } from '@comptoir/domain/permission';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Lang } from './errors';
import type { Trouve } from './recherche';

type Objet = Trouve['objet'];

/** Most records of one kind that are returned (PRODUCT K). */
export const MAX_TROUVES = 5;

/** The permission that opens each kind's own list (CONTRACT "Permissions"). */
export const READS_OBJET = {
  projet: 'projets',
  client: 'clients',
  commande: 'commandes',
  depense: 'depenses',
  caisse: 'caisses',
  utilisateur: 'utilisateurs',
} as const satisfies Record<Objet, ModulePermission>;

/** A found record, with what tells it apart; `montant` is in francs, the `libelle` of an order is its client. */
export interface Fiche {
  id: RecordId;
  libelle: string;
  texte: string;
  tel: string | null;
  date: string | null;
  montant: Francs | null;
}

/** Returns a record as the search shows it: `detail` joins its text, its phone, its day and its amount (PRODUCT K). */
export function trouveOf(objet: Objet, { id, libelle, texte, tel, date, montant }: Fiche, lang: Lang): Trouve {
  const details = [
    texte,
    tel === null ? '' : formatTelephone(tel),
    date === null ? '' : formatDateShort(date, lang),
    montant === null ? '' : formatMontant(montant),
  ];
  return {
    objet,
    id,
    libelle: objet === 'commande' ? libelleCommande({ commandeid: id, client: libelle }) : libelle,
    detail: details.filter((detail) => detail !== '').join(' · '),
  };
}
