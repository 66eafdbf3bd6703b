import { READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { checkCodeFree, checkNature, checkPlafond, codeApres } from '@comptoir/contract/caisseRules';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import type { SuiviCaisse } from '@comptoir/domain/arrete';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { proposedCode, soldeOf } from '@comptoir/domain/caisse';
import { type MouvementDu, mouvementDOuverture } from '@comptoir/domain/ecriture';
import type { Mouvemente } from '@comptoir/domain/flux';
import { sum } from '@comptoir/domain/money';
import type { Count, RecordId } from '@comptoir/domain/units';
import { caissesOf, caissesTenues, visibleCaisse } from './acces';
import { caissesSuivies } from './caissesSuivies';
import { byLibelle, matchingRows, pageOf, textesOfDescribed } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, removeRow, rowsHaving, sumOf, todayOf } from './rows';
import { holdsPermission } from './session';
import type { CaisseRow, MouvementRow, Store } from './store';
import { suiviOf } from './suivi';

/** The movements of a register that are not cancelled. */
export function mouvementsOf(store: Store, caisseid: RecordId): MouvementRow[] {
  return rowsHaving(store.mouvements, { caisseid, annule: false });
}

/** A register's balance, francs (CONTRACT "Money calls": Σ type-1 movements − Σ others). */
export function soldeOfCaisse(store: Store, caisseid: RecordId): number {
  return soldeOf(mouvementsOf(store, caisseid));
}

/** The mocks of the registers' calls. */
export function caissesMocks(store: Store): Resolvers<'caisses'> {
  const shown = (row: CaisseRow): Caisse => ({ ...row, solde: soldeOfCaisse(store, row.caisseid) });
  const inOrder = (utilisateur: UtilisateurRow, { suivi }: { suivi?: SuiviCaisse | undefined }) =>
    caissesSuivies(store, caissesTenues(store, utilisateur), suivi).sort((a, b) => b.caisseid - a.caisseid);
  return {
    all: ({ utilisateur }) => ({ data: choicesOfCaisses(store, utilisateur) }),
    list: ({ utilisateur, query }) => pageOf(inOrder(utilisateur, query), query, shown),
    search: ({ utilisateur, params, query }) =>
      pageOf(
        matchingRows(inOrder(utilisateur, query), params.term, (row) => [...textesOfDescribed(row), row.code]),
        query,
        shown,
      ),
    total: ({ utilisateur }) => {
      const seen = caissesOf(store, utilisateur);
      const held = (rows: readonly CaisseRow[]) => sum(rows.map(({ caisseid }) => soldeOfCaisse(store, caisseid)));
      return { data: { solde: held(seen), avances: held(rowsHaving(seen, { nature: 'avance' })) } };
    },
    byId: ({ utilisateur, params }) => ({ data: shown(visibleCaisse(store, utilisateur, params.caisseid)) }),
    suivi: (asked) =>
      suiviOf(asked, 'caisses', visibleCaisse(store, asked.utilisateur, asked.params.caisseid).caisseid),
    create: ({ utilisateur, body }) => {
      checkPlafond(body, body.montant, 'montant');
      checkCodeFree(store.caisses.some(({ code }) => code === body.code));
      const row = openCaisse(store, body);
      // A user who sees only some registers also sees those that they open.
      utilisateur.caisses?.push(row.caisseid);
      return { data: shown(row) };
    },
    update: ({ utilisateur, params, body: { version, ...fields } }) => {
      const row = visibleCaisse(store, utilisateur, params.caisseid);
      checkNotAvance(row.nature);
      checkVersion(row, version, shown(row));
      const { nature = row.nature, aveugle = row.aveugle } = fields;
      const { plafond = row.plafond, plafondrefuse = row.plafondrefuse, decharge = row.decharge } = fields;
      const of = { caisseid: row.caisseid };
      const used = rowsHaving(store.mouvements, of).length + rowsHaving(store.arretes, of).length;
      checkNature(row.nature, nature, used);
      const hasDocument = rowsHaving(store.imprimes, of).length > 0;
      const taken = new Set(store.caisses.map((other) => other.code));
      const code = codeApres(row.code, fields, { hasDocument, taken });
      const kept = { nature, code, aveugle, plafond, plafondrefuse, decharge };
      return { data: shown(changeRow(row, { ...fields, ...kept })) };
    },
    remove: ({ utilisateur, params }) => {
      const row = visibleCaisse(store, utilisateur, params.caisseid);
      checkNotAvance(row.nature);
      checkUnused(mouvementsOf(store, row.caisseid).length - 1, 'caisse.utilisee');
      checkUnused(rowsHaving(store.arretes, { caisseid: row.caisseid }).length, 'caisse.arretee');
      const attendus = rowsHaving(store.transferts, { cibleid: row.caisseid, etat: 'envoye' });
      checkUnused(attendus.length, 'caisse.transfert_attendu');
      removeRow(store.caisses, row);
      return { data: null };
    },
  };
}

/** Opens a register on the day of today, with the code that was sent or else a proposed one. */
export function openCaisse(store: Store, fields: Omit<CaisseRow, 'caisseid' | 'arretele' | 'version'>): CaisseRow {
  const code = fields.code || proposedCode(fields.libelle, new Set(store.caisses.map((row) => row.code)));
  const row = insertRow(store, 'caisses', { ...fields, code, arretele: null, version: 1 });
  const { caisseid, montant } = row;
  appendDu(store, mouvementDOuverture(caisseid, montant, todayOf(store)), '');
  return row;
}

/** The registers of a select: of advances only those that the user holds (ADR 0039). */
function choicesOfCaisses(store: Store, utilisateur: UtilisateurRow) {
  const isSoldeShown = READS_SOLDE.some((name) => holdsPermission(store, utilisateur, name));
  const held = rowsHaving(store.avances, { porteurid: utilisateur.utilisateurid }).map(({ caisseid }) => caisseid);
  return caissesOf(store, utilisateur)
    .filter(({ caisseid, nature }) => nature !== 'avance' || held.includes(caisseid))
    .sort(byLibelle('caisseid'))
    .map(({ caisseid, libelle, nature, arretele, plafond, plafondrefuse, decharge }) => {
      const solde = isSoldeShown ? soldeOfCaisse(store, caisseid) : null;
      return { caisseid, libelle, nature, solde, arretele, plafond, plafondrefuse, decharge };
    });
}

/** What movements moved: a transfer neither came in nor went out, its fee went out (ADR 0035). */
export function flowsOf(mouvements: readonly MouvementRow[]): Mouvemente {
  const of = (type: 0 | 1, isTransfert: boolean) =>
    sumOf(
      rowsHaving(mouvements, { type }).filter(({ origine }) => (origine === 'transfert') === isTransfert),
      'montant',
    );
  return { entrees: of(1, false), sorties: of(0, false), recus: of(1, true), envoyes: of(0, true) };
}

/** A movement to write: it has no owner and no reference but those that are given. */
export type NewMouvement = Omit<MouvementRow, Written | Given> & Partial<Pick<MouvementRow, Given>>;

/** Adds a movement with the current time. `book` checks its register first. */
export function appendMouvement(store: Store, fields: NewMouvement): MouvementRow {
  const payment = { fraisde: null, tropde: null, imputesur: null };
  const links = { ...payment, arreteid: null, contrepasseid: null, transfertid: null, contrepassele: null };
  const written = { ...links, reference: '', ...fields, createdon: instantOf(store), annule: false, version: 1 };
  const soldeapres = soldeOf([...mouvementsOf(store, fields.caisseid), fields]);
  const seq = seqOfCaisse(store, fields.caisseid) + Math.sign(fields.montant);
  return insertRow(store, 'mouvements', { ...written, soldeapres, seq });
}

/** The fields of a movement that a document has. */
export const fieldsOfDu = ({ liens, isApport: _, ...fields }: MouvementDu, description: string) => ({
  ...{ ...NO_BENEFICIAIRE, ...fields, ...liens, reglementid: liens.reglementid ?? null, description },
  isfirst: fields.origine === 'ouverture' ? (1 as const) : (0 as const),
});

/** Adds a movement that a document has. */
export const appendDu = (store: Store, mouvement: MouvementDu, description: string): MouvementRow =>
  appendMouvement(store, fieldsOfDu(mouvement, description));

type Written = 'mouvementcaisseid' | 'contrepassele' | 'createdon' | 'annule' | 'version' | 'soldeapres' | 'seq';
type Given = 'reference' | 'fraisde' | 'tropde' | 'imputesur' | 'arreteid' | 'contrepasseid' | 'transfertid';

/** The live movement of a register, not reversed, that has this reference already, other than `own` (ADR 0037). */
export function prisOf(
  store: Store,
  caisseid: RecordId,
  reference: string,
  own?: MouvementRow | null,
): MouvementRow | undefined {
  const having = rowsHaving(store.mouvements, { caisseid, reference, annule: false, contrepassele: null });
  // A payment has its reference for its surplus too (ADR 0052).
  const isOther = (row: MouvementRow) => row !== own && row.origine !== 'troppercu';
  return reference === '' ? undefined : having.find(isOther);
}

/** Changes a movement, and numbers the change when it moves the balance of its register. */
export function changeMouvement(store: Store, row: MouvementRow, fields: Partial<MouvementRow>): void {
  const solde = soldeOfCaisse(store, row.caisseid);
  changeRow(row, fields);
  if (soldeOfCaisse(store, row.caisseid) === solde) return;
  Object.assign(row, { soldeapres: null, seq: seqOfCaisse(store, row.caisseid) + 1 });
}

/** How often the balance of a register has changed; the server counts the lines of its ledger. */
export function seqOfCaisse(store: Store, caisseid: RecordId): Count {
  return Math.max(0, ...rowsHaving(store.mouvements, { caisseid }).map(({ seq }) => seq));
}

/** A movement as the calls show it. */
export const shownMouvement = ({ soldeapres: _, seq: __, ...row }: MouvementRow): Mouvementcaisse => row;
