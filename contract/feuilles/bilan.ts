import type { Lang, Texte } from '../errorText';
import type { ColonneLue, Feuille, Genre } from './feuille';
import { filtreDe, motDe } from './filtres';

/** A line of the second sheet: a fact and its value. */
export interface Fait {
  label: string;
  genre: Genre;
  valeur: string | number;
}

const MOTS = {
  feuille: { fr: 'Totaux et filtres', en: 'Totals and filters' },
  liste: { fr: 'Liste', en: 'List' },
  lignes: { fr: 'Lignes', en: 'Rows' },
  total: { fr: 'Total', en: 'Total' },
  filtre: { fr: 'Filtre', en: 'Filter' },
  quand: { fr: 'Édité le', en: 'Made on' },
  par: { fr: 'Par', en: 'By' },
} as const satisfies Record<string, Texte>;

/** The name of the second sheet. */
export const nomDuBilan = (lang: Lang): string => MOTS.feuille[lang];

/** What a file says about its list besides its rows. */
export interface Edition {
  feuille: Pick<Feuille<never>, 'nom' | 'titre'>;
  /** The parameters of the list as they were asked for. */
  filtres: Readonly<Record<string, unknown>>;
  /** When the file was made, an ISO 8601 instant, and by whom. */
  quand: string;
  par: string;
}

interface Filtre {
  nom: string;
  valeur: string | number;
  colonne: ColonneLue | undefined;
  /** What all rows so far have in the column; null when they differ. */
  commune: string | number | null | undefined;
}

/**
 * Adds up the rows of a file while they pass, and puts its filters into words: that on a record is told by the record's
 * name, which all rows have.
 */
export class Bilan {
  readonly #sommes: Map<ColonneLue, number>;
  readonly #filtres: readonly Filtre[];
  #lignes = 0;

  /** `colonnes` are those of the list, not only those of the file. */
  constructor(
    colonnes: readonly ColonneLue[],
    private readonly edition: Edition,
    private readonly lang: Lang,
  ) {
    this.#sommes = new Map(colonnes.filter(({ genre }) => genre === 'montant').map((colonne) => [colonne, 0]));
    this.#filtres = Object.entries(edition.filtres).flatMap(([nom, valeur]) => {
      if (valeur === undefined || valeur === null || valeur === '') return [];
      const colonne = colonnes.find((one) => `${one.nom}id` === nom);
      return [{ nom, valeur: motDe(edition.feuille.nom, nom, valeur, lang), colonne, commune: undefined }];
    });
  }

  add(row: object): void {
    this.#lignes += 1;
    for (const [colonne, somme] of this.#sommes) this.#sommes.set(colonne, somme + Number(colonne.lire(row) ?? 0));
    for (const filtre of this.#filtres) {
      const lue = filtre.colonne?.lire(row) ?? null;
      filtre.commune = filtre.commune === undefined || filtre.commune === lue ? lue : null;
    }
  }

  /** Returns the facts of the rows that were added: their number, their sums in francs, the filters, who and when. */
  faits(): Fait[] {
    const { lang, edition } = this;
    const fait = (label: string, genre: Genre, valeur: string | number): Fait => ({ label, genre, valeur });
    return [
      fait(MOTS.liste[lang], 'texte', edition.feuille.titre[lang]),
      fait(MOTS.lignes[lang], 'nombre', this.#lignes),
      ...Array.from(this.#sommes, ([{ label }, somme]) => fait(`${MOTS.total[lang]} : ${label}`, 'montant', somme)),
      ...this.#filtres.map(({ nom, valeur, commune }) =>
        fait(
          `${MOTS.filtre[lang]} : ${filtreDe(edition.feuille.nom, nom)?.label[lang] ?? nom}`,
          nom.startsWith('date') ? 'jour' : 'texte',
          commune ?? valeur,
        ),
      ),
      fait(MOTS.quand[lang], 'instant', edition.quand),
      fait(MOTS.par[lang], 'texte', edition.par),
    ];
  }
}
