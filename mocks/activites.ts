import type { Activite } from '#contract/activites';
import { refuseField } from '#contract/envelope';
import { dayOfInstant } from '#domain/dates';
import { seesCaisse } from './acces';
import { record } from './audit';
import { byNewest, matching, pageOf } from './listing';
import type { ActiviteRow, UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { fullName, known } from './session';
import type { Store } from './store';

/** Newest first. */
export const byDate = byNewest<ActiviteRow>(
  ({ date }) => date,
  ({ activiteid }) => activiteid,
);

const LIGNES_DU_SCEAU = 5;

/** The mocks of the audit log's calls. */
export function activitesMocks(store: Store): Resolvers<'activites'> {
  return {
    record: ({ utilisateur, body: { libelle, actiontype } }) => {
      const row = known(utilisateur);
      const line = { actiontype, libelle, objet: 'session', objetid: row.utilisateurid, avant: null, apres: null };
      return { data: { activiteid: record(store, row, line) } };
    },
    list: ({ utilisateur, query, lang }) => {
      const { datedebut, datefin } = query;
      if (datedebut && datefin && datefin < datedebut) throw refuseField('datefin', 'champ.invalide', lang);
      const rows = store.activites.filter((row) => isOf(row, query) && isSeen(utilisateur, row)).sort(byDate);
      const shown = rows.map((row) => shownActivite(store, row));
      return pageOf(
        matching(shown, query.search, ({ libelle }) => [libelle]),
        query,
      );
    },
    verify: () => {
      const { activites, journalRompuA: premiere } = store;
      const rompueA = premiere === null ? null : { premiere, derniere: premiere + LIGNES_DU_SCEAU - 1 };
      const sceaux = Math.ceil(activites.length / LIGNES_DU_SCEAU);
      const dernier =
        activites
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? null;
      return { data: { intacte: rompueA === null, nombre: activites.length, sceaux, dernier, rompueA } };
    },
  };
}

type Filters = {
  [Name in 'utilisateurid' | 'objetid']?: number | undefined;
} & { [Name in 'datedebut' | 'datefin' | 'objet']?: string | undefined };

/** Whether a line is of the user, the record and the days that are asked for, both days included. */
function isOf(row: ActiviteRow, { datedebut, datefin, ...same }: Filters): boolean {
  const day = dayOfInstant(row.date);
  const isSame = (['utilisateurid', 'objet', 'objetid'] as const).every(
    (name) => same[name] === undefined || same[name] === row[name],
  );
  return isSame && (!datedebut || day >= datedebut) && (!datefin || day <= datefin);
}

/** Lines about a register are for who sees it; of two registers, for who sees both (PRODUCT Q). */
export function isSeen(utilisateur: UtilisateurRow | null, { objet, objetid, avant, apres }: ActiviteRow): boolean {
  const named = [objet === 'caisse' ? objetid : null, caisseOf(avant), caisseOf(apres)];
  return named.every((id) => id === null || seesCaisse(utilisateur, id));
}

function caisseOf(record: unknown): number | null {
  const { caisseid = null } = (record ?? {}) as { caisseid?: number | null };
  return caisseid;
}

function shownActivite(store: Store, row: ActiviteRow): Activite {
  return { ...row, utilisateur: row.utilisateurid === null ? '' : fullName(store, row.utilisateurid) };
}
