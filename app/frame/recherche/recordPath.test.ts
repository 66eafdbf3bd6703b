import { OBJETS_TROUVES } from '@comptoir/contract/objets';
import type { Trouve } from '@comptoir/contract/recherche';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SCREEN_PATHS } from '../routing/screenPaths';
import { recordPath } from './recordPath';

const found = (objet: Trouve['objet']): Trouve => ({
  objet,
  id: 12,
  libelle: 'Éts Koné & fils 100 %',
  detail: 'awa.kone',
});

test.each(OBJETS_TROUVES)('PRODUCT K: a %s that was found is on a screen of its own address', (objet) => {
  const [pathname = ''] = recordPath(found(objet)).split('?');
  expect(SCREEN_PATHS.some((path) => matchPath(path, pathname))).toBe(true);
});

test('the address narrows the list to the record', () => {
  const queryOf = (objet: Trouve['objet']) =>
    Object.fromEntries(new URL(recordPath(found(objet)), 'http://localhost').searchParams);
  expect(queryOf('utilisateur')).toEqual({ search: 'awa.kone' });
  expect(recordPath(found('projet'))).toBe('/projets/detailsprojet/12');
  expect(recordPath(found('commande'))).toBe('/commandes/12');
  expect(recordPath(found('depense'))).toBe('/depenses/12');
  expect(recordPath(found('client'))).toBe('/clients/12');
  expect(recordPath(found('caisse'))).toBe('/caisses/12');
});
