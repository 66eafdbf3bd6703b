import { describe, expect, it } from 'vitest';
import { isRecuDOffice, receptionDe, reponseRefusal, sortieOf } from './transfert';

describe('a transfer between registers (ADR 0035)', () => {
  it.each([
    ['the sender sees every register', null, 2, true],
    ['the sender sees the target', [1, 2], 2, true],
    ['nobody is attached to the target', [1], 0, true],
    ['somebody else is attached to the target', [1], 1, false],
  ])('is received at once or waits: %s', (_, caisses, attaches, isRecu) => {
    expect(isRecuDOffice({ cibleid: 2 }, caisses, attaches)).toBe(isRecu);
  });

  it.each([
    ['envoye', 'accepter', [2], null],
    ['envoye', 'refuser', [2], null],
    ['envoye', 'annuler', [1], null],
    ['envoye', 'accepter', [1], 'pas_cible'],
    ['envoye', 'refuser', [1], 'pas_cible'],
    ['envoye', 'annuler', [2], 'pas_source'],
    ['recu', 'accepter', null, 'deja_repondu'],
    ['recu', 'accepter', [1], 'pas_cible'],
    ['recu', 'refuser', null, 'deja_repondu'],
    ['recu', 'annuler', [1, 2], null],
    ['recu', 'annuler', [1], 'pas_cible'],
    ['recu', 'annuler', [2], 'pas_source'],
    ['refuse', 'annuler', null, 'deja_repondu'],
    ['annule', 'annuler', null, 'deja_repondu'],
  ] as const)('%s, %s by who sees %j: %s', (etat, reponse, caisses, refusal) => {
    expect(reponseRefusal({ sourceid: 1, cibleid: 2, etat }, reponse, caisses)).toBe(refusal);
  });

  it('takes amount and fee out of the source', () => {
    expect(sortieOf({ montant: 200_000, frais: 1000 })).toBe(201_000);
  });

  it('is answered by its sender when it is received at once', () => {
    expect(receptionDe(true, 7, '2026-11-20')).toEqual({ etat: 'recu', repondupar: 7, datereponse: '2026-11-20' });
    expect(receptionDe(false, 7, '2026-11-20')).toEqual({ etat: 'envoye', repondupar: null, datereponse: null });
  });
});
