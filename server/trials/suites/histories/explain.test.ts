import { expect, it } from 'vitest';
import { type Event, explain } from './explain';
import { EMPTY } from './state';

const opened = (caisseid: number, montant: number): Event => ({
  operation: { kind: 'caisse.create', nature: 'especes', montant },
  status: 201,
  code: undefined,
  data: { caisseid, nature: 'especes', montant, solde: montant, version: 1 },
});
const refused = (code: string): Event => ({ ...opened(2, 500), status: 503, code, data: null });

it('a refusal of a busy house is explained by nothing that was done (RELIABILITY F17)', () => {
  const state = explain(EMPTY, [opened(1, 500), refused('base.indisponible')]);
  expect([...(state?.caisses.keys() ?? [])]).toEqual([1]);
});

it('a refusal without a reason is not explained', () => {
  expect(explain(EMPTY, [opened(1, 500), refused('caisse.solde')])).toBeNull();
});
