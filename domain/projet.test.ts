import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  autreEtat,
  budgetAvec,
  budgetOf,
  ecartEtapes,
  isEnRetard,
  partageAvec,
  progression,
  statutAfterEtape,
  statutProjet,
} from './projet';

const steps = (nombreetapecloture: number, nombreetape: number) => ({ nombreetape, nombreetapecloture });

describe('a project and its steps', () => {
  it('is finished when it has steps and all are closed (RELIABILITY I20)', () => {
    expect(statutProjet(steps(0, 0))).toBe(1);
    expect(statutProjet(steps(2, 3))).toBe(1);
    expect(statutProjet(steps(3, 3))).toBe(2);
  });

  it('the last open step that is closed or deleted finishes it, one started again reopens it (RELIABILITY I20)', () => {
    expect(statutAfterEtape(steps(2, 3), 0, autreEtat(0))).toBe(2);
    expect(statutAfterEtape(steps(1, 3), 0, 1)).toBeNull();
    expect(statutAfterEtape(steps(3, 3), 1, autreEtat(1))).toBe(1);
    expect(statutAfterEtape(steps(2, 3), 1, 0)).toBeNull();
    expect(statutAfterEtape(steps(2, 3), 0, null)).toBe(2);
    expect(statutAfterEtape(steps(3, 3), 1, null)).toBeNull();
    // A project without steps is not finished.
    expect(statutAfterEtape(steps(0, 1), 0, null)).toBeNull();
    expect(statutAfterEtape(steps(1, 1), 1, null)).toBe(1);
  });

  it('counts a step that is added, closed, started again, deleted', () => {
    expect([ecartEtapes(null, 0), ecartEtapes(0, 1), ecartEtapes(1, 0), ecartEtapes(1, null)]).toEqual([
      steps(0, 1),
      steps(1, 0),
      steps(-1, 0),
      steps(-1, -1),
    ]);
  });

  it('progresses by closed steps; 0 % without steps (PRODUCT 1.16)', () => {
    expect([steps(0, 0), steps(0, 3), steps(1, 3), steps(2, 3), steps(3, 3)].map(progression)).toEqual([
      0, 0, 33, 67, 100,
    ]);
  });

  it('shows 100 % exactly when it is finished', () => {
    expect(progression(steps(999, 1000))).toBe(99);
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
        const some = steps(Math.min(a, b), Math.max(a, b));
        expect(progression(some) === 100).toBe(statutProjet(some) === 2);
      }),
    );
  });

  it('is late from the day after its deadline, until it is finished', () => {
    const due = { statutprojet: 1, datefin: '2026-11-20' } as const;
    expect(isEnRetard(due, '2026-11-20')).toBe(false);
    expect(isEnRetard(due, '2026-11-21')).toBe(true);
    expect(isEnRetard({ ...due, statutprojet: 2 }, '2026-11-21')).toBe(false);
  });
});

describe('a budget (PRODUCT I)', () => {
  const niveau = (engage: number, montant: number) => budgetOf({ montant, engage, regle: 0 }).niveau;

  it('warns from 80 % and is exceeded above 100 %, to the franc', () => {
    expect([niveau(799_999, 1_000_000), niveau(800_000, 1_000_000)]).toEqual(['normal', 'alerte']);
    expect([niveau(1_000_000, 1_000_000), niveau(1_000_001, 1_000_000)]).toEqual(['alerte', 'depasse']);
    expect([niveau(4, 5), niveau(3, 4)]).toEqual(['alerte', 'normal']);
  });

  it('tells what remains, below zero when exceeded', () => {
    expect(budgetOf({ montant: 100, engage: 130, regle: 50 })).toEqual({
      montant: 100,
      engage: 130,
      regle: 50,
      reste: -30,
      pourcentage: 130,
      niveau: 'depasse',
    });
  });

  it('is told before and with an amount that is typed; the one that is edited is counted out', () => {
    const { avant, apres } = budgetAvec({ montant: 1000, engage: 700, regle: 0 }, 450, 100);
    expect([avant.reste, avant.niveau]).toEqual([400, 'normal']);
    expect([apres.reste, apres.niveau]).toEqual([-50, 'depasse']);
  });

  it('is shared out by the plans of the steps, and by what they commit beyond', () => {
    const autres = [
      { montant: 300, engage: 350 },
      { montant: 200, engage: 0 },
    ];
    const reste = (montant: number, engage = 0) => partageAvec(1000, autres, { montant, engage }).apres.reste;
    expect(partageAvec(1000, autres, { montant: 100, engage: 0 }).avant.reste).toBe(450);
    expect([reste(0), reste(450), reste(500), reste(0, 60)]).toEqual([450, 0, -50, 390]);
  });

  it('cannot be exceeded where nothing is planned', () => {
    expect(budgetOf({ montant: 0, engage: 130, regle: 0 })).toMatchObject({ pourcentage: null, niveau: 'normal' });
  });
});
