import type { recherche, Trouve } from '@comptoir/contract/recherche';
import { formatDateShort, type Lang } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { formatTelephone } from '@comptoir/domain/telephone';
import { libelleCommande } from '../commandes/repository';
import type { Handlers } from '../frame/http/routeOf';
import { turns } from '../frame/work/turns';
import { KINDS } from './kinds';
import { findRecords, type Row } from './repository';
import { termeOf } from './terme';

/** Number of kinds that a search reads at the same time, so that connections remain for other requests. */
const AT_ONCE = 2;

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
  };
}

/** Returns only what the user's own lists would show, kind after kind (PRODUCT K, CONTRACT "Permissions"). */
export const rechercheHandlers: Handlers<typeof recherche> = {
  async find({ params }, { db, session: { permissions, caisses }, lang }) {
    const terme = termeOf(params.term);
    if (!terme) return { data: [] };
    const inTurn = turns(AT_ONCE);
    const found = KINDS.filter(({ permission }) => permissions.has(permission)).map(async (kind) => {
      const rows = await inTurn(() => findRecords(db, kind, { terme, caisses }));
      return rows.map((row) => shownAs(kind.objet, row, lang));
    });
    return { data: (await Promise.all(found)).flat() };
  },
};
