import type { Activite } from '#contract/activites';
import { checkPeriode } from '#contract/recordRules';
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
      checkPeriode(query, lang);
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
  const utilisateur = row.utilisateurid === null ? '' : fullName(store, row.utilisateurid);
  return { ...row, utilisateur, noms: nomsOf(store, row) };
}

/** What a step, an expense or a file lies in, by the name it has now; what is in the trash has its name still. */
function nomsOf(store: Store, { objet, objetid, avant, apres }: ActiviteRow): Activite['noms'] {
  if (!['etapeprojet', 'depense', 'fichier'].includes(objet)) return [];
  const gone = store.corbeille.map(({ rows }) => rows);
  const named = (champ: Activite['noms'][number]['champ']) =>
    [avant, apres].map((record) => ((record ?? {}) as Record<string, unknown>)[champ]);
  const medias = [...store.medias, ...gone.flatMap((rows) => rows.medias ?? [])];
  const medium = objet === 'fichier' ? medias.find(({ documentid }) => documentid === objetid) : undefined;
  const etapes = [...store.etapeprojets, ...gone.flatMap((rows) => rows.etapeprojets ?? [])].filter(
    ({ etapeprojetid: id }) =>
      (objet === 'depense' && named('etapeprojetid').includes(id)) || medium?.etapeprojetid === id,
  );
  const projets = [...store.projets, ...gone.flatMap((rows) => rows.projets ?? [])].filter(
    ({ projetid: id }) => named('projetid').includes(id) || etapes.some(({ projetid }) => projetid === id),
  );
  const depenses = [...store.depenses, ...gone.flatMap((rows) => rows.depenses ?? [])].filter(
    ({ depenseid: id }) => objet === 'fichier' && named('depenseid').includes(id),
  );
  return [
    ...depenses.map(({ depenseid: id, libelle }) => ({ champ: 'depenseid' as const, id, libelle })),
    ...etapes.map(({ etapeprojetid: id, libelle }) => ({ champ: 'etapeprojetid' as const, id, libelle })),
    ...projets.map(({ projetid: id, libelle }) => ({ champ: 'projetid' as const, id, libelle })),
  ];
}
