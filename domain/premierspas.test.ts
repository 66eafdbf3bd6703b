import { describe, expect, it } from 'vitest';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from './permission';
import { ASSEZ, estNomme, faitsOuNon, PREMIERS_PAS, premiersPasDe, REGLEMENTS_D_USAGE, SANS_NOM } from './premierspas';

describe('premiersPasDe (CONTRACT "Permissions")', () => {
  it.each([
    ['an administrator: each', [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS], PREMIERS_PAS],
    ['a cashier: the register alone', ['tableau de bord', 'caisses', 'caisses.creer'], ['caisse']],
    [
      'who spends: the first expense, and its payment',
      ['depenses', 'depenses.creer', 'depenses.regler'],
      ['depense', 'reglement'],
    ],
    ['a reader: nothing', MODULE_PERMISSIONS, []],
    ['who may add but not look: nothing', ['utilisateurs.creer', 'profils.gerer'], []],
  ])('%s', (_, held, etapes) => expect(premiersPasDe(new Set<string>(held))).toEqual(etapes));
});

it('somebody has a name of their own once either half of it is theirs', () => {
  expect([SANS_NOM, { ...SANS_NOM, prenom: 'Awa' }, { ...SANS_NOM, nom: 'Koné' }].map(estNomme)).toEqual([0, 1, 1]);
});

it('what the first start made is not a step done: one user', () => {
  const nom = estNomme(SANS_NOM);
  const first = { organisation: 0, nom, caisse: 0, utilisateurs: 1, depense: 0, reglement: 0 };
  expect(faitsOuNon(PREMIERS_PAS, first).filter(({ fait }) => fait)).toEqual([]);
  expect(faitsOuNon(PREMIERS_PAS, ASSEZ).filter(({ fait }) => !fait)).toEqual([]);
  expect(faitsOuNon(['caisse', 'utilisateurs'], { ...first, caisse: 3 })).toEqual([
    { etape: 'caisse', fait: true },
    { etape: 'utilisateurs', fait: false },
  ]);
});

it('a house in use is asked for nothing any more, whatever was never done (D81)', () => {
  const busy = { ...ASSEZ, nom: 0, organisation: 0, reglement: REGLEMENTS_D_USAGE };
  expect(faitsOuNon(PREMIERS_PAS, busy)).toEqual([]);
  expect(faitsOuNon(PREMIERS_PAS, { ...busy, reglement: REGLEMENTS_D_USAGE - 1 })).toHaveLength(PREMIERS_PAS.length);
});
