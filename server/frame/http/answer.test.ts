import { caisses } from '@comptoir/contract/caisses';
import type { Call } from '@comptoir/contract/call';
import { expect, test } from 'vitest';
import { declaredAnswer } from './answer';

const call = caisses.list as unknown as Call;
const row = {
  caisseid: 1,
  libelle: 'Boutique',
  code: 'B1',
  nature: 'especes',
  montant: 500,
  solde: 500,
  description: '',
  arretele: null,
  aveugle: 0,
  plafond: 0,
  plafondrefuse: 0,
  decharge: 1,
  version: 1,
};

test('an answer goes as its call declares it, and not otherwise (RELIABILITY F106)', () => {
  const right = { data: [row], count: 1 };
  expect(declaredAnswer(call, right)).toEqual(right);
  const sent = (fault: object) => () => declaredAnswer(call, { data: [{ ...row, ...fault }] });
  expect(sent({ empreinte: 'abc' })).toThrow(/^caisses\/.*\/0 must NOT have additional/);
  expect(sent({ solde: null })).toThrow('/0/solde must be integer');
  expect(sent({ montant: -1 })).toThrow('/0/montant must be >= 0');
  expect(sent({ libelle: undefined })).toThrow("/0 must have required property 'libelle'");
});

test('what is told of a wrong answer holds none of its values', () => {
  expect(() => declaredAnswer(call, { data: [{ ...row, solde: 'awa@exemple.ci' }] })).toThrow(/^(?!.*awa@exemple).*$/s);
});
