import type { Texte } from '@comptoir/contract/errorText';
import { listesExportees } from '@comptoir/contract/feuilles/feuilles';
import * as mots from '@comptoir/contract/feuilles/mots';
import { dossiers } from '@comptoir/contract/feuilles/pieces';
import { expect, it } from 'vitest';
import type { Texts } from './translate';

const files = import.meta.glob<Texts>('../../public/assets/i18n/**/*.json', { import: 'default', eager: true });
const textsOf = (lang: string): Texts =>
  Object.assign({}, ...Object.entries(files).flatMap(([path, texts]) => (path.endsWith(lang) ? [texts] : [])));
const [french, english] = [textsOf('fr-FR.json'), textsOf('en-US.json')];
const shown = new Set(Object.entries(french).map(([key, text]) => `${text} / ${english[key]}`));

/** Words that no screen has, because only a file has such a column. */
const OF_FILES = [
  'Absente du serveur / Missing on the server',
  'Identifiant / Identifier',
  'Jointe / Attached',
  'Montant annulé / Cancelled amount',
  'Montant contre-passé / Reversed amount',
  'Nom du fichier / File name',
  'Sans pièce / Without proof',
  'Éléments liés / Linked records',
];

it('a file has the words of the screens, in both languages (PRODUCT L: the file is the screen)', () => {
  const labels = [...listesExportees, ...dossiers].flatMap(({ feuille: { titre, colonnes } }) => [
    titre,
    ...Object.values(colonnes).map(({ label }) => label),
  ]);
  const states = Object.values(mots).flatMap((words) => Object.values(words) as Texte[]);
  const words = new Set([...labels, ...states].map(({ fr, en }) => `${fr} / ${en}`));
  expect([...words].filter((word) => !shown.has(word)).sort()).toEqual(OF_FILES);
});
