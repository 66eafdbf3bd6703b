import { checkDossier } from '@comptoir/contract/exportRules';
import { type LignePiece, nommeurDePieces } from '@comptoir/contract/feuilles/pieces';
import type { FileStorage } from '../frame/storage/storage';
import type { LigneBrute } from './pieces';

/** A proof in a file of proofs: its path there, its key in the storage, and its size in bytes. */
export interface Entree {
  nom: string;
  cle: string;
  taille: number;
}

/** The proofs of one file: the same bytes once, and none that the store has lost. */
export class Contenu {
  /** By the hash of their bytes. */
  readonly entrees = new Map<string, Entree>();
  /** The lines without a proof. */
  readonly sans: LignePiece[] = [];
  absentes = 0;
  #octets = 0;
  readonly #nomOf = nommeurDePieces();

  constructor(private readonly storage: FileStorage) {}

  /** Looks for the proofs of these lines, and says where each is. Throws 413 when all are too many bytes. */
  async lignes(brutes: readonly LigneBrute[]): Promise<LignePiece[]> {
    const sizes = await Promise.all(brutes.map(({ piece }) => piece && this.storage.sizeOf(piece.cle)));
    return brutes.map((brute, at) => this.#ligne(brute, sizes[at]));
  }

  #ligne({ piece, nommee, ...line }: LigneBrute, size: number | null | undefined): LignePiece {
    if (!piece) {
      const ligne = { ...line, fichier: '', nom: '' };
      if (line.etat === 'sans') this.sans.push(ligne);
      return ligne;
    }
    const { nom, cle, taille, sha256 } = piece;
    if (size !== taille) {
      this.absentes += 1;
      return { ...line, fichier: '', nom, etat: 'absente' };
    }
    const known = this.entrees.get(sha256);
    if (known) return { ...line, fichier: known.nom, nom };
    const entree = { nom: this.#nomOf({ ...nommee, nom }), cle, taille };
    this.entrees.set(sha256, entree);
    this.#octets += taille;
    checkDossier(this.#octets);
    return { ...line, fichier: entree.nom, nom };
  }
}
