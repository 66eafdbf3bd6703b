import type { Activite, DateAVenir } from '@comptoir/contract/activites';
import { checkPeriode } from '@comptoir/contract/recordRules';
import type { Transfert } from '@comptoir/contract/transferts';
import { dayOfInstant, isFuture } from '@comptoir/domain/dates';
import { isInPeriode } from '@comptoir/domain/periode';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, seesTransfert } from './acces';
import { recordActivite } from './audit';
import { byNewest, pageOf } from './listing';
import type { By, Resolvers } from './resolver';
import { foundRow, liveOrGone, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { ActiviteRow, Store } from './store';
import { foundRows } from './trouvables';

/** Compares two lines of the log, the newest first. */
export const byDate = byNewest('date', 'activiteid');

const LIGNES_DU_SCEAU = 5;

/** The mocks of the audit log's calls. */
export const activitesMocks: Resolvers<'activites'> = {
  record: (asked) => {
    const { libelle, actiontype } = asked.body;
    const { utilisateurid: objetid } = asked.utilisateur;
    const line = { actiontype, libelle, objet: 'session', objetid, avant: null, apres: null };
    return { data: { activiteid: recordActivite(asked, line) } };
  },
  list: (asked) => {
    checkPeriode(asked.query);
    const { utilisateurid, actiontype, objet, objetid } = asked.query;
    const rows = rowsHaving(asked.store.activites, { utilisateurid, actiontype, objet, objetid })
      .filter((row) => isInPeriode(dayOfInstant(row.date), asked.query) && isSeen(asked, row))
      .sort(byDate);
    const found = foundRows(rows, asked.query.search, ({ libelle }) => ({ textes: [libelle] }));
    return pageOf(found, asked.query, (row) => shownActivite(asked.store, row));
  },
  avenir: (asked) => ({ data: avenirOf(asked) }),
  verify: ({ store }) => {
    const { activites, journalRompuA: premiere } = store;
    const rompueA = premiere === null ? null : { premiere, derniere: premiere + LIGNES_DU_SCEAU - 1 };
    const sceaux = Math.ceil(activites.length / LIGNES_DU_SCEAU);
    const dernier = activites.toSorted(byDate)[0]?.date ?? null;
    return { data: { intacte: rompueA === null, nombre: activites.length, sceaux, dernier, rompueA } };
  },
};

/**
 * Whether a user may read a line: they must see every register that it names (PRODUCT Q), or one of the two registers
 * of a transfer.
 */
export function isSeen(by: By, { objet, objetid, avant, apres }: ActiviteRow): boolean {
  if (objet === 'transfert' && apres) return seesTransfert(by, apres as Transfert);
  const named = [objet === 'caisse' ? objetid : null, caisseOf(avant), caisseOf(apres)];
  return named.every((id) => id === null || seesCaisse(by, id));
}

function caisseOf(record: unknown): number | null {
  const { caisseid = null } = (record ?? {}) as { caisseid?: RecordId | null };
  return caisseid;
}

function shownActivite(store: Store, row: ActiviteRow): Activite {
  const utilisateur = row.utilisateurid === null ? '' : fullName(store, row.utilisateurid);
  return { ...row, utilisateur, noms: nomsOf(store, row) };
}

/**
 * The current labels of the records that contain a step, an expense or a file; a record in the trash keeps its label.
 */
function nomsOf(store: Store, { objet, objetid, avant, apres }: ActiviteRow): Activite['noms'] {
  if (!['etapeprojet', 'depense', 'fichier'].includes(objet)) return [];
  const named = (champ: Activite['noms'][number]['champ']) =>
    [avant, apres].map((record) => ((record ?? {}) as Record<string, unknown>)[champ]);
  const medium =
    objet === 'fichier' ? liveOrGone(store, 'medias').find((row) => row.documentid === objetid) : undefined;
  const etapes = liveOrGone(store, 'etapeprojets').filter(
    ({ etapeprojetid: id }) =>
      (objet === 'depense' && named('etapeprojetid').includes(id)) || medium?.etapeprojetid === id,
  );
  const projets = liveOrGone(store, 'projets').filter(
    ({ projetid: id }) => named('projetid').includes(id) || etapes.some(({ projetid }) => projetid === id),
  );
  const depenses = liveOrGone(store, 'depenses').filter(
    ({ depenseid: id }) => objet === 'fichier' && named('depenseid').includes(id),
  );
  return [
    ...depenses.map(({ depenseid: id, libelle }) => ({ champ: 'depenseid' as const, id, libelle })),
    ...etapes.map(({ etapeprojetid: id, libelle }) => ({ champ: 'etapeprojetid' as const, id, libelle })),
    ...projets.map(({ projetid: id, libelle }) => ({ champ: 'projetid' as const, id, libelle })),
  ];
}

/**
 * Records dated after today in registers that the user sees, the latest date first; the server reads its last check.
 */
function avenirOf(by: By): DateAVenir[] {
  const today = todayOf(by.store);
  const found: DateAVenir[] = [];
  const add = (row: Omit<DateAVenir, 'libelle'>, libelle: string) => {
    if (isFuture(row.date, today)) found.push({ ...row, libelle });
  };
  const addOf = (caisseid: RecordId, row: Omit<DateAVenir, 'libelle' | 'fiche' | 'ficheid'>, fiche?: Fiche) => {
    if (!seesCaisse(by, caisseid)) return;
    add(
      { ...row, ...(fiche ?? { fiche: 'caisse', ficheid: caisseid }) },
      foundRow(by.store, 'caisses', caisseid).libelle,
    );
  };
  for (const { depenseid, date, libelle } of by.store.depenses) {
    add({ objet: 'depense', objetid: depenseid, date, fiche: 'depense', ficheid: depenseid }, libelle);
  }
  for (const { reglementid, date, caisseid, depenseid, from } of by.store.reglements) {
    const fiche = from === REGLEMENT_FROM.depense ? 'depense' : 'commande';
    addOf(caisseid, { objet: 'reglement', objetid: reglementid, date }, { fiche, ficheid: depenseid });
  }
  for (const { mouvementcaisseid, date, caisseid, origine, annule } of by.store.mouvements) {
    const isOwn = origine === 'manuel' && !annule;
    if (isOwn) addOf(caisseid, { objet: 'mouvementcaisse', objetid: mouvementcaisseid, date });
  }
  for (const { transfertid, date, sourceid, etat } of by.store.transferts) {
    const isLive = etat === 'envoye' || etat === 'recu';
    if (isLive) addOf(sourceid, { objet: 'transfert', objetid: transfertid, date });
  }
  for (const { arreteid, jusquau: date, caisseid, etat } of by.store.arretes) {
    if (etat === 'valide') addOf(caisseid, { objet: 'arrete', objetid: arreteid, date });
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : -1));
}

type Fiche = Pick<DateAVenir, 'fiche' | 'ficheid'>;
