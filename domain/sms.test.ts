import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lireSms, type SmsLu } from './sms';

const RIEN = { reference: null, montant: null, frais: null, sens: null };

/** What a message gives, in the order reference, amount, fee, side. */
type Lu = [string | null, number | null, number | null, SmsLu['sens']];
const lu = (texte: string): Lu => {
  const { reference, montant, frais, sens } = lireSms(texte);
  return [reference, montant, frais, sens];
};

describe('a text that is no operation, or of one that failed', () => {
  it.each([
    'Votre code de confirmation MoMo est 482913. Ne le partagez avec personne.',
    'Felicitations ! Vous avez gagne 500 Mo de bonus internet.',
    'Le solde de votre compte est de 2773937.6FCFA.',
    'Votre transfert a été traité avec succès',
    'PROMO! Rechargez 5000 FCFA et gagnez 1000 FCFA de bonus !',
    'Transfert de 690000001 KAMGA vers 690000002 FOTSO echoue. Montant: 5000 FCFA. ID: PP260805.1402.C50015',
    'La transaction a echoue car le solde est insuffisant. Montant: 5000 FCFA. ID: PP260805.1402.C50015',
    'Transfer of 50000 FCFA from 690000001 failed. Insufficient balance. Transaction ID: PP260805.1402.C50015',
    'Bonjour, es-tu disponible demain ?',
    '',
    ' \n\u200b ',
  ])('gives nothing: %j', (texte) => expect(lireSms(texte)).toEqual(RIEN));
});

const montantOf = (montant: string) => lireSms(`Vous avez recu ${montant} de AWA.`).montant;

describe('an amount as phones show it', () => {
  it.each([
    '25 000 FCFA',
    '25.000F',
    '25,000 FCFA',
    '25000 XOF',
    '25000XAF',
    '25000.00 FCFA',
    '25000,0 F',
    '25 000,00 F CFA',
    '25.000,00 FCFA',
    '25,000.00 FCFA',
    '25\u00a0000 F\u00a0CFA',
    '25\u202f000\u202fFcfa',
    '25\u2009000\u200e f',
  ])('%j is 25 000 francs', (montant) => expect(montantOf(montant)).toBe(25_000));

  it.each([
    '250.5 FCFA',
    '250,50 FCFA',
    '25 000.001 FCFA',
    '25,000,00 FCFA',
    '25.000.00 FCFA',
    '25 00 FCFA',
    '0700000000 F',
    '25 000',
    '25 000 GHS',
    '25 000 Fleurs',
    '1 000 000 000 000 FCFA',
    `${'9'.repeat(40)} FCFA`,
  ])('%j is not read: neither multiplied nor rounded', (montant) => expect(montantOf(montant)).toBeNull());

  it('keeps millions', () => expect(montantOf('1.250.000 FCFA')).toBe(1_250_000));
});

describe('what is ambiguous is not guessed', () => {
  const one = 'Vous avez recu 5 000 FCFA de AWA. Frais: 50 FCFA. ID: PP260805.1402.C50015. ';
  const other = 'Vous avez envoye 7 000 FCFA a AYA. Frais: 70 FCFA. ID: PP260805.1403.C50016. ';

  it('two operations give nothing; one that is pasted twice gives what it says', () => {
    expect(lireSms(one + other)).toEqual(RIEN);
    expect(lu(one + one)).toEqual(['PP260805.1402.C50015', 5000, 50, 'entree']);
  });

  it('an amount that cannot be read is not replaced by another one', () => {
    expect(lu('Vous avez recu 12,5 FCFA. Montant: 12 FCFA.')).toEqual([null, null, null, 'entree']);
  });

  it('a fee with a tax beside it, a percentage and the end of a cut number are no fee', () => {
    expect(lireSms('Frais: 100 FCFA, Taxe: 15 FCFA').frais).toBeNull();
    expect(lireSms('Frais: 100 FCFA, Taxe: 15 FCFA'.replace('Taxe: 15', 'Taxe:')).frais).toBe(100);
    expect(lireSms('Frais: 10%').frais).toBeNull();
    expect(lireSms('Frais: 1 %').frais).toBeNull();
    expect(lireSms('Frais: 10x').frais).toBeNull();
    expect(lireSms(`Frais: ${'1'.repeat(40)}`).frais).toBeNull();
  });
});

describe('a reference', () => {
  const referenceOf = (texte: string) => lireSms(texte).reference;

  it('is kept in capital letters, without the punctuation of the sentence', () => {
    expect(referenceOf('Trans id: mp260416.1311.a17517.')).toBe('MP260416.1311.A17517');
    expect(referenceOf('Ref: T_1/2-B45..')).toBe('T_1/2-B45');
  });

  it('has a digit, six characters and at most as many as a register keeps', () => {
    expect(referenceOf('Ref: Paiement. ')).toBeNull();
    expect(referenceOf('ID: 12345')).toBeNull();
    expect(referenceOf(`ID: ${'A1'.repeat(32)}`)).toBe('A1'.repeat(32));
    expect(referenceOf(`ID: ${'A1'.repeat(32)}.B2`)).toBeNull();
  });

  it('is no part of another word', () => {
    expect(referenceOf('Paid: 123456789. Identifiant 123456789')).toBeNull();
    expect(referenceOf('XT26Y2JQ2D6DVU0001')).toBeNull();
  });

  it('is the operator’s number, not the note behind a weaker word', () => {
    expect(referenceOf('Ref: FACTURE-2026 ID: 11006800009')).toBe('11006800009');
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    'vous avez recu',
    'frais',
    'id',
    'ref',
    'montant',
    '1',
    ' ',
    ' 000',
    '.',
    ',',
    'F',
    ':',
  );

  it('is read without an error, and gives references and amounts that a register takes', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (texte) => {
        const { reference, montant, frais } = lireSms(texte);
        if (reference !== null) expect(reference).toMatch(/^(?=.*\d)[A-Z0-9._/-]{1,64}$/);
        for (const francs of [montant, frais]) {
          if (francs !== null) expect(Number.isSafeInteger(francs) && francs >= 0).toBe(true);
        }
      }),
    );
  });

  // Each of these would take for ever if a repetition could be divided in two ways.
  it.each(['vous avez recu 1', '1 ', '1.', 'frais 1 1,1.', 'id ', 'id:a1-', 't1', ' ', 'a.', '\u0301', 'ref'])(
    'is read to its end however it repeats %j',
    (part) => expect(lireSms(part.repeat(2000).slice(0, 2000)).montant).toBeNull(),
  );

  it('is no message when it is longer than any', () => {
    const sms = 'Vous avez recu 5 000 FCFA de AWA. ID: 11006800009.';
    expect(lireSms(sms.padEnd(2000)).montant).toBe(5000);
    expect(lireSms(sms.padEnd(2001))).toEqual(RIEN);
  });
});
