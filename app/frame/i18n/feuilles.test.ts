import type { Texte } from '@comptoir/contract/errorText';
import { listesExportees } from '@comptoir/contract/feuilles/feuilles';
import { filtreDe } from '@comptoir/contract/feuilles/filtres';
import * as mots from '@comptoir/contract/feuilles/mots';
import { dossiers } from '@comptoir/contract/feuilles/pieces';
import { expect, it } from 'vitest';
import type { Texts } from './translate';

const files = import.meta.glob<Texts>('../../public/assets/i18n/**/*.json', { import: 'default', eager: true });
const textsOf = (lang: string): Texts =>
  Object.assign({}, ...Object.entries(files).flatMap(([path, texts]) => (path.endsWith(lang) ? [texts] : [])));
const [french, english] = [textsOf('fr-FR.json'), textsOf('en-US.json')];
const shown = new Set(Object.entries(french).map(([key, text]) => `${text} / ${english[key]}`));

/** Words that no screen has, because only a file has such a column or tells such a filter. */
const OF_FILES = [
  'Absente du serveur / Missing on the server',
  'Au / To',
  'Du / From',
  'Identifiant / Identifier',
  'Jointe / Attached',
  'Montant annulé / Cancelled amount',
  'Montant contre-passé / Reversed amount',
  'Nom du fichier / File name',
  'Recherche / Search',
  'Sans pièce / Without proof',
  'Éléments liés / Linked records',
];

it('a file has the words of the screens, in both languages (PRODUCT L: the file is the screen)', () => {
  const labels = [...listesExportees, ...dossiers].flatMap(({ feuille: { titre, colonnes } }) => [
    titre,
    ...Object.values(colonnes).map(({ label }) => label),
  ]);
  const filtres = listesExportees.flatMap(({ list, feuille: { nom } }) =>
    Object.keys({ ...list.params.shape, ...list.query.shape }).flatMap((name) => filtreDe(nom, name)?.label ?? []),
  );
  const { mot: _, ...words } = mots;
  const states = Object.values(words).flatMap((of) => Object.values(of) as Texte[]);
  const said = new Set([...labels, ...filtres, ...states].map(({ fr, en }) => `${fr} / ${en}`));
  expect([...said].filter((word) => !shown.has(word)).sort()).toEqual(OF_FILES);
});
