import { describe, expect, test } from 'vitest';
import { previewReglement } from './reglementPreview';

const caisse = { caisseid: 1, solde: 450_000 };
const nothing = { from: 0, montantrestant: 70_000, remis: null, frais: 0, caisse: null, edited: null } as const;

describe('spec § 4 Payment amounts', () => {
  test('more than owed: the excess is returned, nothing remains', () => {
    const preview = previewReglement({ ...nothing, remis: 80_000, caisse });
    expect(preview).toMatchObject({ owed: 70_000, net: 70_000, rendu: 10_000, restant: 0 });
  });

  test('exactly what is owed: nothing remains, nothing is returned', () => {
    expect(previewReglement({ ...nothing, remis: 70_000 })).toMatchObject({ rendu: 0, restant: 0 });
  });

  test('less than owed: the difference remains', () => {
    expect(previewReglement({ ...nothing, remis: 50_000 })).toMatchObject({ rendu: 0, restant: 20_000 });
  });

  test('editing: the amount to settle is increased by the payment’s own amount', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    expect(previewReglement({ ...nothing, remis: 60_000, edited })).toMatchObject({ owed: 120_000, restant: 60_000 });
  });
});

describe('spec § 5 Payment', () => {
  test('a register that holds less than what is handed over is insufficient, though it holds what leaves it', () => {
    const poor = { ...caisse, solde: 75_000 };
    expect(previewReglement({ ...nothing, remis: 80_000, caisse: poor }).refusal).toBe('remisinsuffisant');
    const poorer = { ...caisse, solde: 69_999 };
    expect(previewReglement({ ...nothing, remis: 80_000, caisse: poorer }).refusal).toBe('soldeinsuffisant');
    expect(previewReglement({ ...nothing, remis: 75_000, caisse: poor }).refusal).toBeNull();
  });

  test('an edited payment gives its money back to its own register first, and to no other', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    const empty = { ...caisse, solde: 0 };
    expect(previewReglement({ ...nothing, remis: 50_000, caisse: empty, edited }).refusal).toBeNull();
    const other = { ...empty, caisseid: 2 };
    expect(previewReglement({ ...nothing, remis: 50_000, caisse: other, edited }).refusal).toBe('soldeinsuffisant');
  });

  test('without register and amount the amount is invalid', () => {
    expect(previewReglement(nothing).refusal).toBe('montantinvalide');
    expect(previewReglement({ ...nothing, remis: 0, caisse }).refusal).toBe('montantinvalide');
  });

  test('nothing owed: nothing to settle', () => {
    expect(previewReglement({ ...nothing, montantrestant: 0, remis: 1, caisse }).refusal).toBe('dejasolde');
  });
});

describe('DESIGN rule 15: the balance after', () => {
  test('only the applied part leaves the register (PRODUCT 1.2)', () => {
    expect(previewReglement({ ...nothing, remis: 80_000, caisse }).soldeApres).toBe(380_000);
  });

  test('an edited payment is undone first', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    expect(previewReglement({ ...nothing, remis: 60_000, caisse, edited }).soldeApres).toBe(440_000);
  });

  test('is not known where the register’s balance is not shown, which refuses nothing', () => {
    const hidden = { ...caisse, solde: null };
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    const preview = previewReglement({ ...nothing, remis: 60_000, caisse: hidden, edited });
    expect(preview).toMatchObject({ soldeApres: null, refusal: null });
  });

  test('is not shown for a payment that cannot be saved', () => {
    expect(previewReglement({ ...nothing, remis: 500_000, caisse }).soldeApres).toBeNull();
    expect(previewReglement({ ...nothing, remis: 1 }).soldeApres).toBeNull();
  });
});

describe('PRODUCT 1.2: an order’s payment enters the register', () => {
  const order = { ...nothing, from: 1 } as const;

  test('the applied part is added, whatever the register holds', () => {
    const empty = { ...caisse, solde: 0 };
    const preview = previewReglement({ ...order, remis: 80_000, caisse: empty });
    expect(preview).toMatchObject({ net: 70_000, rendu: 10_000, restant: 0, soldeApres: 70_000, refusal: null });
  });

  test('an edited payment is taken out first', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    expect(previewReglement({ ...order, remis: 60_000, caisse, edited }).soldeApres).toBe(460_000);
  });

  test('PRODUCT 1.1: lowered below what has left the register since, it is refused', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 0 };
    const poor = { ...caisse, solde: 20_000 };
    const lower = (remis: number) => previewReglement({ ...order, remis, caisse: poor, edited });
    expect(lower(30_000)).toMatchObject({ soldeApres: 0, refusal: null });
    expect(lower(29_999)).toMatchObject({ soldeApres: null, refusal: 'soldeinsuffisant' });
  });

  test('nothing owed: nothing to collect', () => {
    expect(previewReglement({ ...order, montantrestant: 0, remis: 1, caisse }).refusal).toBe('dejasolde');
  });
});

describe('ADR 0037: the operator’s fee', () => {
  const edited = { caisseid: 1, net: 50_000, troppercu: 0, frais: 500 };

  test('leaves the register besides an expense’s payment, and out of an order’s', () => {
    expect(previewReglement({ ...nothing, remis: 50_000, frais: 500, caisse }).soldeApres).toBe(399_500);
    expect(previewReglement({ ...nothing, from: 1, remis: 50_000, frais: 500, caisse }).soldeApres).toBe(499_500);
  });

  test('a register that holds the payment but not its fee is insufficient', () => {
    const poor = { ...caisse, solde: 50_499 };
    expect(previewReglement({ ...nothing, remis: 50_000, frais: 500, caisse: poor }).refusal).toBe('soldeinsuffisant');
  });

  test('an edited payment gives its fee back first, to its own register alone', () => {
    const corrected = { ...nothing, remis: 50_000, edited };
    expect(previewReglement({ ...corrected, caisse }).soldeApres).toBe(450_500);
    expect(previewReglement({ ...corrected, caisse: { ...caisse, caisseid: 2 } }).soldeApres).toBe(400_000);
  });
});

describe('ADR 0052: a wallet gives no change', () => {
  const wave = { ...caisse, nature: 'wave' } as const;

  test('what it receives beyond an order stays in it, and is not given back', () => {
    const preview = previewReglement({ ...nothing, from: 1, remis: 80_000, caisse: wave });
    expect(preview).toMatchObject({ net: 70_000, rendu: 0, troppercu: 10_000, soldeApres: 530_000, refusal: null });
  });

  test('what a corrected payment kept is taken out of it first', () => {
    const edited = { caisseid: 1, net: 50_000, troppercu: 8_000, frais: 0 };
    const corrected = { ...nothing, from: 1, remis: 60_000, edited } as const;
    expect(previewReglement({ ...corrected, caisse: wave }).soldeApres).toBe(452_000);
  });

  test('it pays no more than an expense owes', () => {
    expect(previewReglement({ ...nothing, remis: 80_000, caisse: wave }).refusal).toBe('tropverse');
  });

  test('a drawer of cash gives it back', () => {
    const preview = previewReglement({ ...nothing, from: 1, remis: 80_000, caisse: { ...caisse, nature: 'especes' } });
    expect(preview).toMatchObject({ rendu: 10_000, troppercu: 0, soldeApres: 520_000 });
  });
});

describe('ADR 0043: what a payment brings into its register is', () => {
  const order = {
    ...nothing,
    from: 1,
    montantrestant: 100_000,
    remis: 100_000,
    caisse: { caisseid: 4, solde: 300_000 },
  } as const;
  const edited = { caisseid: 4, net: 60_000, troppercu: 0, frais: 500 };
  const wallet = { ...order.caisse, nature: 'wave' } as const;

  test.each([
    ['the money of an order', {}, 400_000],
    ['the difference of a correction, before the fee leaves', { montantrestant: 40_000, edited }, 340_000],
    ['what the operator received too much, too', { caisse: wallet, remis: 120_000 }, 420_000],
    [
      'the difference of that, too',
      { caisse: wallet, montantrestant: 40_000, remis: 120_000, edited: { ...edited, troppercu: 5_000 } },
      355_000,
    ],
    ['all of a payment that is moved there', { montantrestant: 40_000, edited: { ...edited, caisseid: 3 } }, 400_000],
    ['nothing of an expense', { from: 0 }, null],
    ['nothing of a payment that is refused', { remis: 0 }, null],
    ['nothing that is known without the balance', { caisse: { caisseid: 4, solde: null } }, null],
  ] as const)('%s', (_, typed, entre) => {
    expect(previewReglement({ ...order, ...typed }).soldeEntre).toBe(entre);
  });
});
