import type * as z from 'zod/mini';
import { Refusal, refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import type { Reglement, ReglementFields } from '#contract/reglements';
import { isFuture, todayInAbidjan } from '#domain/dates';
import { nameWithoutExtension } from '#domain/fichier';
import { subtract } from '#domain/money';
import { computeReglement, owedOf, refusalOf, restantsApres, soldeWhenEditing, typeOf } from '#domain/reglement';
import { foundCaisse, soldeOfCaisse } from './caisses';
import { foundDepense, reglementsOf } from './depenses';
import { byNewest, checkVersion, existing, matching, pageOf, removeRow, unpaged } from './listing';
import { appendMouvement, cancelMouvement } from './mouvements';
import { lienOf, storePreuve } from './preuve';
import type { Resolvers } from './resolver';
import { holds, known } from './session';
import type { ReglementRow, Store, UtilisateurRow } from './store';

type Fields = z.output<typeof ReglementFields>;

const READ = { 0: 'depenses', 1: 'commandes' } as const;
const WRITE = { 0: 'depenses.regler', 1: 'commandes.regler' } as const;

const byDate = byNewest<ReglementRow>(
  ({ date }) => date,
  ({ reglementid }) => reglementid,
);

/** The mocks of the payments' calls. There are no orders yet: `from` 1 names a debt that does not exist. */
export function reglementsMocks(store: Store): Resolvers<'reglements'> {
  const show = (rows: readonly ReglementRow[]) => [...rows].sort(byDate).map((row) => shown(store, row));
  return {
    all: ({ utilisateur }) => unpaged(show(readable(store, utilisateur))),
    ofCaisse: ({ utilisateur, params, query }) => {
      const { caisseid } = foundCaisse(store, params.id);
      return pageOf(show(readable(store, utilisateur).filter((row) => row.caisseid === caisseid)), query);
    },
    ofDette: ({ utilisateur, params, query }) => {
      if (!holds(known(utilisateur), READ[query.from])) throw new Refusal('auth.permission');
      checkDette(store, params.id, query.from);
      return pageOf(show(reglementsOf(store, params.id)), query);
    },
    search: ({ utilisateur, params, query }) =>
      pageOf(
        matching(show(readable(store, utilisateur)), params.term, ({ depenseid, caisse, filename }) => [
          foundDepense(store, depenseid).libelle,
          caisse,
          filename,
        ]),
        query,
      ),
    ofCommande: () => {
      throw new Refusal('introuvable');
    },
    create: ({ utilisateur, body, files: [file], lang }) => {
      if (!holds(known(utilisateur), WRITE[body.from])) throw new Refusal('auth.permission');
      checkDette(store, body.depenseid, body.from);
      const net = checkMontants(store, body, null, lang);
      if (!file) throw refuseField('file', 'fichier.requis', lang);
      const { depenseid, caisseid, montant: remis, from, date } = body;
      const { documentid } = storePreuve(store, file);
      const reglementid = store.nextId();
      const row = { reglementid, depenseid, caisseid, remis, net, from, date, documentid, version: 1 };
      store.reglements.push(row);
      postMouvement(store, row);
      return { data: shown(store, row) };
    },
    update: ({ utilisateur, params, body, files: [file], lang }) => {
      const row = writable(store, utilisateur, params.reglementid);
      checkVersion(row, body.version, shown(store, row));
      if (body.depenseid !== row.depenseid) throw refuseField('depenseid', 'champ.invalide', lang);
      checkDette(store, body.depenseid, body.from);
      const net = checkMontants(store, body, row, lang);
      const documentid = file ? storePreuve(store, file).documentid : row.documentid;
      const { caisseid, montant, date } = body;
      Object.assign(row, { caisseid, remis: montant, net, date, documentid, version: row.version + 1 });
      repostMouvement(store, row);
      return { data: shown(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = writable(store, utilisateur, params.reglementid);
      removeRow(store.reglements, row);
      for (const mouvement of liveMouvements(store, row)) cancelMouvement(mouvement);
      return { data: null };
    },
  };
}

/** The payments that a user may read: those of expenses and those of orders each by their own module. */
function readable(store: Store, utilisateur: UtilisateurRow | null): ReglementRow[] {
  return store.reglements.filter(({ from }) => holds(known(utilisateur), READ[from]));
}

/** The payment, which does not exist for whoever may not change it. */
function writable(store: Store, utilisateur: UtilisateurRow | null, id: number): ReglementRow {
  const row = existing(store.reglements.find(({ reglementid }) => reglementid === id));
  if (!holds(known(utilisateur), WRITE[row.from])) throw new Refusal('introuvable');
  return row;
}

function checkDette(store: Store, id: number, from: 0 | 1): void {
  if (from === 1) throw new Refusal('introuvable');
  foundDepense(store, id);
}

/** The francs that a payment posts; `edited` is the payment that it replaces. Throws when a rule refuses it. */
function checkMontants(store: Store, fields: Fields, edited: ReglementRow | null, lang: Lang): number {
  if (isFuture(fields.date, todayInAbidjan(store.now()))) throw refuseField('date', 'date.future', lang);
  const caisse = store.caisses.find(({ caisseid }) => caisseid === fields.caisseid);
  if (!caisse) throw refuseField('caisseid', 'champ.invalide', lang);
  const autres = reglementsOf(store, fields.depenseid).filter((row) => row !== edited);
  const { montant: montantDette } = foundDepense(store, fields.depenseid);
  const owed = owedOf({ montantDette, netsDesAutres: autres.map(({ net }) => net) });
  const solde = soldeOfCaisse(store, caisse.caisseid);
  const available = edited?.caisseid === caisse.caisseid ? soldeWhenEditing(solde, edited) : solde;
  const refusal = refusalOf({ owed, remis: fields.montant, solde: available, from: fields.from });
  if (refusal === 'montant_nul') throw refuseField('montant', 'montant.nul', lang);
  if (refusal === 'deja_solde') throw new Refusal('reglement.deja_solde');
  if (refusal === 'solde_insuffisant') throw refuseField('caisseid', 'caisse.solde_insuffisant', lang);
  return computeReglement({ owed, remis: fields.montant }).net;
}

function liveMouvements(store: Store, { reglementid }: ReglementRow) {
  return store.mouvements.filter((mouvement) => mouvement.reglementid === reglementid && !mouvement.annule);
}

function postMouvement(store: Store, { reglementid, depenseid, caisseid, net, from }: ReglementRow): void {
  const description = foundDepense(store, depenseid).libelle;
  appendMouvement(store, { caisseid, montant: net, type: from, description, reglementid });
}

/** An edited payment corrects its movement; in another register it leaves zero in the first one (RELIABILITY I06). */
function repostMouvement(store: Store, row: ReglementRow): void {
  const [mouvement] = liveMouvements(store, row);
  if (mouvement?.caisseid === row.caisseid) {
    Object.assign(mouvement, { montant: row.net, version: mouvement.version + 1 });
    return;
  }
  if (mouvement) cancelMouvement(mouvement);
  postMouvement(store, row);
}

function shown(store: Store, row: ReglementRow): Reglement {
  const { reglementid, depenseid, caisseid, remis, net, from, date, version } = row;
  const fichier = store.fichiers.find(({ documentid }) => documentid === row.documentid);
  const restants = restantsApres(foundDepense(store, depenseid).montant, reglementsOf(store, depenseid));
  return {
    reglementid,
    depenseid,
    caisseid,
    caisse: foundCaisse(store, caisseid).libelle,
    montant: net,
    montantremis: remis,
    montantRendu: subtract(remis, net),
    montantrestant: restants.get(reglementid) ?? 0,
    from,
    type: typeOf(from),
    date,
    file: fichier ? lienOf(fichier) : '',
    filename: fichier ? nameWithoutExtension(fichier.name) : '',
    version,
  };
}
