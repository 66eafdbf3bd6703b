import type { SurplusTenu } from '@comptoir/contract/troppercuRules';
import type { Troppercu } from '@comptoir/contract/troppercus';
import { libelleCommande } from '@comptoir/domain/commande';
import { subtract, sum } from '@comptoir/domain/money';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import { montantOf } from './commandes';
import type { By } from './resolver';
import { foundRow, rowOf, rowsHaving } from './rows';
import type { Store } from './store';

/** The expense or the order that a payment settles; `montant` is in francs. */
export interface Dette {
  libelle: string;
  montant: Francs;
  /** The client of the order. */
  clientid?: RecordId;
}

/** Returns the expense (`from` 0) or the order (`from` 1) with this id. Throws Refusal when there is none. */
export function foundDette(store: Store, id: RecordId, from: ReglementFrom): Dette {
  if (from === REGLEMENT_FROM.depense) {
    const { libelle, montant } = foundRow(store, 'depenses', id);
    return { libelle, montant };
  }
  const row = foundRow(store, 'commandes', id);
  const client = rowOf(store, 'clients', row.clientid);
  const libelle = libelleCommande({ commandeid: id, client: client?.libelleclient ?? '' });
  return { libelle, montant: montantOf(row), clientid: row.clientid };
}

/** The surplus of a live payment that was not reversed; `own` is the caller's own part of what left it (ADR 0052). */
export function heldSurplus(store: Store, reglementid: RecordId, own: Francs = 0): SurplusTenu | undefined {
  const row = rowOf(store, 'reglements', reglementid);
  if (!row || row.troppercu === 0 || row.contrepassele !== null) return undefined;
  const { caisseid, depenseid, troppercu } = row;
  const sortis = rowsHaving(store.mouvements, { tropde: reglementid, type: 0, annule: false, contrepassele: null });
  const sorti = subtract(sum(sortis.map(({ montant }) => montant)), own);
  return { caisseid, clientid: foundRow(store, 'commandes', depenseid).clientid, troppercu, sorti };
}

/** The surpluses held for a client in registers that the user sees, the oldest first. */
export function surplusesOf(by: By, clientid: RecordId): Troppercu[] {
  const held = by.store.reglements.flatMap(({ reglementid, depenseid: commandeid, caisseid, date, reference }) => {
    const surplus = heldSurplus(by.store, reglementid);
    if (surplus?.clientid !== clientid || !seesCaisse(by, caisseid)) return [];
    const { troppercu, sorti } = surplus;
    const { libelle: caisse, nature } = foundRow(by.store, 'caisses', caisseid);
    const tenu = subtract(troppercu, sorti);
    return [{ reglementid, commandeid, caisseid, caisse, nature, date, reference, troppercu, tenu }];
  });
  const byAge = (a: Troppercu, b: Troppercu) => a.date.localeCompare(b.date) || a.reglementid - b.reglementid;
  return held.filter(({ tenu }) => tenu > 0).sort(byAge);
}
