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
  activites: 10,
} as const;

/** Rows of one page at most (CONTRACT "Types"). */
export const MAX_LIMIT = 100;
/** Rows of a `withoutpagination` list at most; `count` tells the whole number. */
export const MAX_UNPAGED = 1000;

/** Bytes of an attachment or a photo at most: 5 MB (spec § 9). */
export const MAX_PIECE_BYTES = 5 * 1024 * 1024;
/** Bytes of a JSON body at most (RELIABILITY § 5.16). */
export const MAX_JSON_BYTES = 256 * 1024;

/** Characters of a label, of a description, of a search term at most (CONTRACT "Types"). */
export const MAX_LIBELLE = 255;
export const MAX_DESCRIPTION = 5000;
export const MAX_TERM = 255;

/** Milliseconds a toast stays (spec § 9). */
export const TOAST_MS = 3000;
/** Results of the menu search at most (spec § 9). */
export const MAX_MENU_RESULTS = 8;
/** Scrolled pixels beyond which the scroll-to-top button shows (spec § 2). */
export const SCROLL_TOP_PX = 400;

/** Characters of a password at least and at most (CONTRACT "Session", RELIABILITY F92). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 1024;
