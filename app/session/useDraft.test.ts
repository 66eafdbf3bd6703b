import { beforeEach, expect, it } from 'vitest';
import { draftPlace, resumedId } from './places';
import { clearDurable, writeDurable } from './storage';
import { draftOf } from './useDraft';

const AWA = 7;
const takeUp = (values: object) => writeDurable(draftPlace(AWA, 'depense', resumedId('12.3')), values);
const draft = draftOf<object>(AWA, 'depense', '12.4');

beforeEach(clearDurable);

it('what is typed after a draft was taken up takes its place', async () => {
  await takeUp({ libelle: 'Gasoil' });
  expect(await draft.load()).toEqual({ libelle: 'Gasoil' });
  await draft.save({ libelle: 'Essence' });
  expect(await draft.load()).toEqual({ libelle: 'Essence' });
});

it('what is taken up over a draft of another version leaves what else was typed', async () => {
  await draft.save({ libelle: 'Essence', montant: 5 });
  await takeUp({ libelle: 'Gasoil' });
  expect(await draft.load()).toEqual({ libelle: 'Gasoil', montant: 5 });
});

it('a new record has one draft only', async () => {
  const fresh = draftOf<object>(AWA, 'depense', 'new');
  await fresh.save({ libelle: 'Péage' });
  expect(await fresh.load()).toEqual({ libelle: 'Péage' });
  await fresh.clear();
  expect(await fresh.load()).toBeNull();
});
