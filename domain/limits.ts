/** Francs of one amount at most (CONTRACT "Types"). */
export const MAX_MONTANT = 999_999_999_999;

/** Page size of each screen's list (spec § 9). */
export const PAGE_SIZE = {
  depenses: 5,
  reglements: 5,
  caisses: 5,
  mouvements: 5,
  etapes: 5,
  projets: 6,
  clients: 6,
  commandes: 6,
  fichiers: 10,
  typedepenses: 10,
  statuscommandes: 10,
  creances: 10,
  activites: 10,
  suivi: 10,
  utilisateurs: 6,
  profils: 10,
  corbeille: 10,
} as const;

/** Rows of one page at most (CONTRACT "Types"). */
export const MAX_LIMIT = 100;
/** Rows of a `withoutpagination` list at most; `count` tells the whole number. */
export const MAX_UNPAGED = 1000;
/** Rows of a list on paper, some hundred sheets of A4 (DESIGN rule 23, D60). */
export const MAX_IMPRIMEES = 5000;
/** Projects that the dashboard shows one by one; it draws fewer. */
export const MAX_PARTS = 20;

/** Bytes of an attachment or a photo at most: 5 MB (spec § 9). */
export const MAX_PIECE_BYTES = 5 * 1024 * 1024;
/** Bytes of a medium of a step at most: 25 MB, a video 200 MB (PRODUCT 1.18). */
export const MAX_MEDIA_BYTES = 25 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024;
/** Files of one request at most, and of one step (RELIABILITY F59). */
export const MAX_FILES_PER_REQUEST = 20;
export const MAX_FILES_PER_ETAPE = 1000;
/** Supporting documents of one expense at most. */
export const MAX_DOCUMENTS_PER_DEPENSE = 10;
/** Steps of one project at most, and of the list sent with a new one. */
export const MAX_ETAPES = 500;
export const MAX_NEW_ETAPES = 100;

/** Pieces of one line of an order at most (CONTRACT "Types"), lines of one order at most (RELIABILITY F59). */
export const MAX_QUANTITE = 1_000_000;
export const MAX_LIGNES = 100;

/** Labels of former lines that are proposed to who types one. */
export const MAX_PROPOSITIONS = 8;
/** Days of a client's statement at most, a leap year, and lines: some thirty printed pages. */
export const MAX_JOURS_RELEVE = 366;
export const MAX_LIGNES_RELEVE = 1000;

/** Permissions of one profile at most. */
export const MAX_PERMISSIONS = 500;

/** Bytes of a JSON body at most (RELIABILITY § 5.16). */
export const MAX_JSON_BYTES = 256 * 1024;

/** Characters of a label, of a description, of a search term at most (CONTRACT "Types"). */
export const MAX_LIBELLE = 255;
export const MAX_DESCRIPTION = 5000;
export const MAX_TERM = 255;
/** Characters of the organisation's name at most: it stands in the sidebar and on every document. */
export const MAX_COMPAGNIE = 80;

/** Milliseconds a toast stays (spec § 9). */
export const TOAST_MS = 3000;
/** Milliseconds before a saved project gives way to its parent screen (spec § 9). */
export const RETURN_MS = 1500;
/** Results of the menu search at most (spec § 9). */
export const MAX_MENU_RESULTS = 8;
/** Scrolled pixels beyond which the scroll-to-top button shows (spec § 2). */
export const SCROLL_TOP_PX = 400;

/** Characters of a password at least and at most (CONTRACT "Session", RELIABILITY F92). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 1024;
