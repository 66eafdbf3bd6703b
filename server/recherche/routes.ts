import type { recherche, Trouve } from '#contract/recherche';
import { formatDateShort, type Lang } from '#domain/dates';
import { formatMontant } from '#domain/money';
import { formatTelephone } from '#domain/telephone';
import { libelleCommande } from '../commandes/repository';
import type { Handlers } from '../http/routeOf';
import { KINDS } from './kinds';
import { findRecords, type Row } from './repository';
import { termeOf } from './terme';

function shownAs(objet: Trouve['objet'], { id, libelle, texte, tel, date, montant }: Row, lang: Lang): Trouve {
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
    date,
  };
}

/** Only what the user's own lists would show them, kind after kind (PRODUCT K, CONTRACT "Permissions"). */
export const rechercheHandlers: Handlers<typeof recherche> = {
  async find({ params }, { db, session: { permissions, caisses }, lang }) {
    const terme = termeOf(params.term);
    const data: Trouve[] = [];
    if (!terme) return { data };
    for (const kind of KINDS.filter(({ permission }) => permissions.has(permission))) {
      const rows = await findRecords(db, kind, { terme, caisses });
      data.push(...rows.map((row) => shownAs(kind.objet, row, lang)));
    }
    return { data };
  },
};
