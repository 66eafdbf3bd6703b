import { checkExplicable, checkRegularisable, checkRouvrable } from '@comptoir/contract/arreteRules';
import type { Arrete } from '@comptoir/contract/arretes';
import { expect, it } from 'vitest';
import { type Decision, droitsSur } from './droits';

const MOI = 7;
const JOUR = '2026-11-21';
const every = { utilisateurid: MOI, can: () => true };

const BOOKED = { mouvementcaisseid: 1, imputation: 'charge', motif: 'm', utilisateur: 'u', createdon: 'c' } as const;
/** Every closing that differs in what the rules look at. */
const ALL = (['journee', 'controle'] as const).flatMap((nature) =>
  ([JOUR, '2026-11-20'] as const).flatMap((jusquau) =>
    [0, -500].flatMap((ecart) =>
      ['', 'm'].flatMap((motif) =>
        [MOI, 8].flatMap((comptepar) =>
          (['valide', 'rouvert'] as const).flatMap((etat) =>
            [null, BOOKED].flatMap((regularisation) =>
              [true, false].map((dernier) => {
                return { nature, jusquau, ecart, motif, comptepar, etat, regularisation, dernier };
              }),
            ),
          ),
        ),
      ),
    ),
  ),
);

const passes = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

type Juge = Pick<Arrete, keyof (typeof ALL)[number]>;
const RULES: Readonly<Record<Decision, (arrete: Juge) => void>> = {
  expliquer: checkExplicable,
  regulariser: (arrete) => checkRegularisable(arrete, MOI),
  rouvrir: (arrete) => checkRouvrable(arrete, JOUR, MOI),
};

it('ADR 0033: offers what the server will do, and nothing else', () => {
  for (const arrete of ALL) {
    const offered = droitsSur(arrete, JOUR, every).decisions;
    const possible = (Object.keys(RULES) as Decision[]).filter((name) => passes(() => RULES[name](arrete)));
    expect(offered, JSON.stringify(arrete)).toEqual(possible);
  }
});

it('says why whoever counted is offered nothing, and why an older closing is not booked', () => {
  const arrete = { ...(ALL[0] as Juge), ecart: -500, motif: 'm', comptepar: MOI };
  expect(droitsSur(arrete, JOUR, every)).toEqual({ decisions: [], raison: 'proprecomptage' });
  expect(droitsSur({ ...arrete, comptepar: 8, dernier: false }, null, every).raison).toBe('pasdernier');
  expect(droitsSur(arrete, JOUR, { ...every, can: () => false })).toEqual({ decisions: [], raison: null });
});
