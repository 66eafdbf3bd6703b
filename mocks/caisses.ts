import { READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { checkCodeFree, checkNature, codeApres, plafondIssue } from '@comptoir/contract/caisseRules';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { throwFirst } from '@comptoir/contract/envelope';
import { found } from '@comptoir/contract/issues';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkUnused } from '@comptoir/contract/recordRules';
import type { situation } from '@comptoir/contract/situation';
import type { SuiviCaisse } from '@comptoir/domain/arrete';
import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { proposedCode, soldeOf } from '@comptoir/domain/caisse';
import type { MouvementDu } from '@comptoir/domain/ecriture';
import type { Mouvemente } from '@comptoir/domain/flux';
import { sum } from '@comptoir/domain/money';
import { mouvementDOuverture } from '@comptoir/domain/mouvementsDus';
import type { Count, RecordId } from '@comptoir/domain/units';
import { caissesOf, seesCaisse } from './acces';
import { caissesSuivies } from './journees';
import { byLibelle, type Paging } from './listing';
import { type Asked, nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { changeRow, insertRow, instantOf, rowsHaving, sumOf, todayOf } from './rows';
import { holdsPermission } from './session';
import type { CaisseRow, MouvementRow, Store } from './store';
import { trouvableCaisse } from './trouvables';

/** The movements of a register that are not cancelled. */
export function mouvementsOf(store: Store, caisseid: RecordId): MouvementRow[] {
  return rowsHaving(store.mouvements, { caisseid, annule: false });
}

/** A register's balance, francs (CONTRACT "Money calls": Σ type-1 movements − Σ others). */
export function soldeOfCaisse(store: Store, caisseid: RecordId): number {
  return soldeOf(mouvementsOf(store, caisseid));
}

const caisse = nounOf('caisses', {
  shown: ({ store }, row): Caisse => ({ ...row, solde: soldeOfCaisse(store, row.caisseid) }),
  isReached: (by, { caisseid }) => seesCaisse(by, caisseid),
  trouvable: trouvableCaisse,
});

/** A page of a list of registers, without advances; `suivi` keeps those that need attention. */
function pageOfCaisses(asked: Asked & { query: Paging & { suivi?: SuiviCaisse | undefined } }) {
  const tenues = caisse.sought(asked).filter(({ nature }) => nature !== 'avance');
  return caisse.page(asked, caissesSuivies(asked.store, tenues, asked.query.suivi));
}

/** The mocks of the registers' calls. */
export const caissesMocks: Omit<Resolvers<'caisses'>, keyof typeof situation> = {
  all: (asked) => ({ data: choicesOfCaisses(asked) }),
  list: (asked) => pageOfCaisses(asked),
  search: (asked) => pageOfCaisses(asked),
  total: (asked) => {
    const seen = caissesOf(asked);
    const held = (rows: readonly CaisseRow[]) => sum(rows.map(({ caisseid }) => soldeOfCaisse(asked.store, caisseid)));
    return { data: { solde: held(seen), avances: held(rowsHaving(seen, { nature: 'avance' })) } };
  },
  byId: (asked) => caisse.byId(asked),
  suivi: (asked) => caisse.suivi(asked),
  create: (asked) => {
    const { store, utilisateur, body } = asked;
    throwFirst(found(plafondIssue(body, body.montant, 'montant')));
    checkCodeFree(store.caisses.some(({ code }) => code === body.code));
    const row = openCaisse(store, body);
    // A user who sees only some registers also sees those that they open.
    utilisateur.caisses?.push(row.caisseid);
    return caisse.answered(asked, row);
  },
  update: (asked) => {
    const row = caisse.found(asked);
    checkNotAvance(row.nature);
    caisse.checkVersion(asked, row);
    const { version: _, ...sent } = asked.body;
    const { nature, aveugle, plafond, plafondrefuse, decharge, code } = row;
    const fields = { nature, aveugle, plafond, plafondrefuse, decharge, ...sent };
    const of = { caisseid: row.caisseid };
    const used = rowsHaving(asked.store.mouvements, of).length + rowsHaving(asked.store.arretes, of).length;
    checkNature(nature, fields.nature, used);
    const hasDocument = rowsHaving(asked.store.imprimes, of).length > 0;
    const taken = new Set(asked.store.caisses.map((other) => other.code));
    return caisse.changed(asked, row, { ...fields, code: codeApres(code, sent, { hasDocument, taken }) });
  },
  remove: (asked) => {
    const row = caisse.found(asked);
    const { caisseid } = row;
    checkNotAvance(row.nature);
    checkUnused(mouvementsOf(asked.store, caisseid).length - 1, 'caisse.utilisee');
    checkUnused(rowsHaving(asked.store.arretes, { caisseid }).length, 'caisse.arretee');
    const attendus = rowsHaving(asked.store.transferts, { cibleid: caisseid, etat: 'envoye' });
    checkUnused(attendus.length, 'caisse.transfert_attendu');
    return caisse.removed(asked, row);
  },
};

/** Opens a register on the day of today, with the code that was sent or else a proposed one. */
export function openCaisse(store: Store, fields: Omit<CaisseRow, 'caisseid' | 'arretele' | 'version'>): CaisseRow {
  const code = fields.code || proposedCode(fields.libelle, new Set(store.caisses.map((row) => row.code)));
  const row = insertRow(store, 'caisses', { ...fields, code, arretele: null, version: 1 });
  const { caisseid, montant } = row;
  appendDu(store, mouvementDOuverture(caisseid, montant, todayOf(store)), '');
  return row;
}

/** The registers of a select; advances only when the user holds them (ADR 0039). */
function choicesOfCaisses(by: By) {
  const isSoldeShown = READS_SOLDE.some((name) => holdsPermission(by, name));
  const held = rowsHaving(by.store.avances, { porteurid: by.utilisateur.utilisateurid }).map(
    ({ caisseid }) => caisseid,
  );
  return caissesOf(by)
    .filter(({ caisseid, nature }) => nature !== 'avance' || held.includes(caisseid))
    .sort(byLibelle('caisseid'))
    .map(({ caisseid, libelle, nature, arretele, plafond, plafondrefuse, decharge }) => {
      const solde = isSoldeShown ? soldeOfCaisse(by.store, caisseid) : null;
      return { caisseid, libelle, nature, solde, arretele, plafond, plafondrefuse, decharge };
    });
}

/**
 * The sums of movements: a transfer is not money in or out of the organisation, but its fee is money out (ADR 0035).
 */
export function flowsOf(mouvements: readonly MouvementRow[]): Mouvemente {
  const of = (type: 0 | 1, isTransfert: boolean) =>
    sumOf(
      rowsHaving(mouvements, { type }).filter(({ origine }) => (origine === 'transfert') === isTransfert),
      'montant',
    );
  return { entrees: of(1, false), sorties: of(0, false), recus: of(1, true), envoyes: of(0, true) };
}

/** A movement to write; its owners and its reference are empty unless given. */
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

/** The stored fields of a document's movement. */
export const fieldsOfDu = ({ liens, isApport: _, ...fields }: MouvementDu, description: string) => ({
  ...NO_BENEFICIAIRE,
  ...fields,
  ...liens,
  reglementid: liens.reglementid ?? null,
  description,
  isfirst: fields.origine === 'ouverture' ? (1 as const) : (0 as const),
});

/** Adds a movement of a document. */
export const appendDu = (store: Store, mouvement: MouvementDu, description: string): MouvementRow =>
  appendMouvement(store, fieldsOfDu(mouvement, description));

type Written = 'mouvementcaisseid' | 'contrepassele' | 'createdon' | 'annule' | 'version' | 'soldeapres' | 'seq';
type Given = 'reference' | 'fraisde' | 'tropde' | 'imputesur' | 'arreteid' | 'contrepasseid' | 'transfertid';

/** The live movement of a register, not reversed, that already has this reference, other than `own` (ADR 0037). */
export function prisOf(
  store: Store,
  caisseid: RecordId,
  reference: string,
  own?: MouvementRow | null,
): MouvementRow | undefined {
  const having = rowsHaving(store.mouvements, { caisseid, reference, annule: false, contrepassele: null });
  // The surplus of a payment has the payment's reference (ADR 0052).
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

/** The number of changes of a register's balance; the server counts its ledger lines. */
export function seqOfCaisse(store: Store, caisseid: RecordId): Count {
  return Math.max(0, ...rowsHaving(store.mouvements, { caisseid }).map(({ seq }) => seq));
}

/** A movement as the calls show it. */
export const shownMouvement = ({ soldeapres: _, seq: __, ...row }: MouvementRow): Mouvementcaisse => row;
