import { calls } from '@comptoir/contract/calls';
import { isComptee, sommeComptage, suiteOf } from '@comptoir/domain/arrete';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from './api';
import { ARRETE, CAISSE_ARRETEE, caissesArretees } from './arretes.fixtures';
import { seqOfCaisse } from './caisses';
import { createStore } from './createStore';
import { foundRow, rowsHaving } from './rows';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const TODAY = todayInAbidjan(NOW);
const store = createStore({ now: () => NOW }, caissesArretees(NOW));

const read = async (path: string) => {
  const response = await getResponse(mockApi(store), new Request(`http://localhost/api/${path}`));
  if (!response) throw new Error(`no answer to ${path}`);
  return ((await response.json()) as { data: unknown }).data;
};

describe('the closings of the fixtures keep the rules of closings (ADR 0033)', () => {
  test('each expects the balance after its ledger line, and counted what its notes add up to', () => {
    for (const { caisseid, seq, attendu, compte, comptage } of store.arretes) {
      const line = rowsHaving(store.mouvements, { caisseid, seq })[0];
      expect(line?.soldeapres).toBe(attendu);
      if (isComptee(foundRow(store, 'caisses', caisseid).nature)) expect(sommeComptage(comptage)).toBe(compte);
      else expect(comptage).toEqual([]);
    }
  });

  test('they are numbered from 1, and the last closed day is at least four days ago', () => {
    for (const { caisseid, arretele } of store.caisses) {
      const rows = rowsHaving(store.arretes, { caisseid });
      expect(rows.map(({ numero }) => numero)).toEqual(rows.map((_, index) => index + 1));
      const closed = rows.filter(({ nature, etat }) => nature === 'journee' && etat === 'valide');
      expect(arretele).toBe(closed.at(-1)?.jusquau ?? null);
      if (arretele !== null) expect(arretele <= addDays(TODAY, -4)).toBe(true);
    }
  });

  test('nothing of a closed day was written after its closing, except a booked variance', () => {
    for (const { caisseid, jusquau, seq, arreteid } of rowsHaving(store.arretes, {
      nature: 'journee',
      etat: 'valide',
    })) {
      const later = store.mouvements.filter(
        (row) => row.caisseid === caisseid && row.date <= jusquau && row.seq > seq && row.arreteid !== arreteid,
      );
      expect(later.filter(({ annule }) => !annule)).toEqual([]);
    }
  });

  test('there is one of each kind that a story shows', async () => {
    const suites = await Promise.all(
      Object.values(ARRETE).map(async (id) => {
        const arrete = calls.arretes.byId.reply.parse(await read(`arretes/${id}`));
        const mouvementcaisseid = arrete.regularisation?.mouvementcaisseid ?? null;
        return suiteOf({ ...arrete, mouvementcaisseid });
      }),
    );
    expect(suites).toEqual(['juste', 'regularise', 'rouvert', 'juste', 'explique', 'a_expliquer', 'juste']);
    expect(await read(`caisses/${CAISSE_ARRETEE.AVEUGLE}/arrete/ouvrir`)).toMatchObject({
      attendu: null,
      seq: seqOfCaisse(store, CAISSE_ARRETEE.AVEUGLE),
      jusquau: TODAY,
    });
  });
});
