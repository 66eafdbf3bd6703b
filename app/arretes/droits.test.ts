import type { ArreteJuge } from '@comptoir/domain/arrete';
import { expect, it } from 'vitest';
import { droitsSur } from './droits';

const MOI = 7;
const JOUR = '2026-11-21';
const manquant: ArreteJuge = {
  nature: 'journee',
  jusquau: JOUR,
  ecart: -500,
  motif: '',
  comptepar: 8,
  etat: 'valide',
  regularisation: null,
  dernier: true,
  file: '',
};
const droits = (facts: Partial<ArreteJuge>, permissions = ['cloturer', 'regulariser', 'rouvrir']) => {
  const can = (name: string) => permissions.includes(name.replace('caisses.', ''));
  return droitsSur({ ...manquant, ...facts }, { arretele: JOUR, today: JOUR }, { utilisateurid: MOI, can });
};

it('ADR 0033: offers what the server will do of what the user is permitted to do', () => {
  expect(droits({}).decisions).toEqual(['regulariser', 'rouvrir']);
  expect(droits({ comptepar: MOI, file: 'f' }).decisions).toEqual(['expliquer']);
  expect(droits({ motif: 'm', jusquau: '2026-11-20' }).decisions).toEqual(['regulariser']);
  for (const [permission, decision] of [
    ['regulariser', 'regulariser'],
    ['rouvrir', 'rouvrir'],
  ] as const) {
    expect(droits({}, [permission]).decisions).toEqual([decision]);
  }
});

it('says why whoever counted is offered nothing, and why an older closing is not booked', () => {
  expect(droits({ motif: 'm', comptepar: MOI })).toEqual({ decisions: ['joindre'], raison: 'proprecomptage' });
  expect(droits({ dernier: false }).raison).toBe('pasdernier');
  expect(droits({ dernier: false, comptepar: MOI }).raison).toBe('pasdernier');
});

it('gives no reason for what is not permitted, is done already, or was never owed', () => {
  expect(droits({ comptepar: MOI, dernier: false }, [])).toEqual({ decisions: [], raison: null });
  expect(droits({ comptepar: MOI }, [])).toEqual({ decisions: [], raison: null });
  const done = { file: '/api/fichiers/1/x.png' };
  expect(droits({ ...done, comptepar: MOI, motif: 'm', regularisation: {} })).toEqual({ decisions: [], raison: null });
  expect(droits({ ...done, comptepar: MOI, ecart: 0, jusquau: '2026-11-20' })).toEqual({ decisions: [], raison: null });
});

it('ADR 0044: a proof is attached by who counted, once, and by nobody else, who is given no reason', () => {
  const may = (facts: Partial<ArreteJuge>) => droits({ motif: 'm', ...facts }, ['cloturer']);
  expect(may({ comptepar: MOI })).toEqual({ decisions: ['joindre'], raison: null });
  expect(may({ comptepar: MOI, file: '/api/fichiers/1/x.png' })).toEqual({ decisions: [], raison: null });
  expect(may({ comptepar: MOI, etat: 'rouvert' })).toEqual({ decisions: [], raison: null });
  expect(may({})).toEqual({ decisions: [], raison: null });
});
