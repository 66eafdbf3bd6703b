/** The largest amount, in francs (CONTRACT "Types"). */
export const MAX_MONTANT = 999_999_999_999;

/** Rows of a page in most lists, and in the lists for which the specification says otherwise (spec § 9). */
export const ROWS = 10;
export const PAGE_SIZE = {
  depenses: 5,
  reglements: 5,
  caisses: 5,
  mouvements: 5,
  arretes: 5,
  transferts: 5,
  avances: 5,
  etapes: 5,
  projets: 6,
  clients: 6,
  commandes: 6,
  utilisateurs: 6,
  // One page shows all: a house has few registers and types of expense.
  situation: 50,
  parType: 50,
} as const;

/** The most rows in one page (CONTRACT "Types"). */
export const MAX_LIMIT = 100;
/** The most rows in a `withoutpagination` list; `count` gives the number of all rows. */
export const MAX_UNPAGED = 1000;
/** The most rows in a printed list: about a hundred sheets of A4 (DESIGN rule 23, D60). */
export const MAX_IMPRIMEES = 5000;
/** The most projects that the dashboard call lists one by one; the screen draws fewer. */
export const MAX_PARTS = 20;

/** The largest size in bytes of an attachment or a photo: 5 MB (spec § 9). */
export const MAX_PIECE_BYTES = 5 * 1024 * 1024;
/** The largest size in bytes of a signature: 64 KiB; and its sides in points. */
export const MAX_SIGNATURE_BYTES = 64 * 1024;
export const MAX_SIGNATURE_WIDTH = 1200;
export const MAX_SIGNATURE_HEIGHT = 600;
/** The largest size in bytes of a medium of a step: 25 MB, or 200 MB for a video (PRODUCT 1.18). */
export const MAX_MEDIA_BYTES = 25 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024;
/** The most files in one request, and in one step (RELIABILITY F59). */
export const MAX_FILES_PER_REQUEST = 20;
export const MAX_FILES_PER_ETAPE = 1000;
/** The most supporting documents of one expense. */
export const MAX_DOCUMENTS_PER_DEPENSE = 10;
/** The most steps in one project, and in the list that comes with a new project. */
export const MAX_ETAPES = 500;
export const MAX_NEW_ETAPES = 100;

/** The most pieces in one line of an order (CONTRACT "Types"), and the most lines in one order (RELIABILITY F59). */
export const MAX_QUANTITE = 1_000_000;
export const MAX_LIGNES = 100;

/** The most labels of earlier lines that are proposed while a user types a label. */
export const MAX_PROPOSITIONS = 8;
/** The most days in a client's statement (a leap year), and the most lines (about thirty printed pages). */
export const MAX_JOURS_RELEVE = 366;
export const MAX_LIGNES_RELEVE = 1000;

/** The most permissions in one profile. */
export const MAX_PERMISSIONS = 500;

/** The largest size in bytes of a JSON body (RELIABILITY § 5.16). */
export const MAX_JSON_BYTES = 256 * 1024;

/** The most characters in a label, in a description and in a search term (CONTRACT "Types"). */
export const MAX_LIBELLE = 255;
export const MAX_DESCRIPTION = 5000;
export const MAX_TERM = 255;
/** The most letters and digits in a register's code. */
export const MAX_CODE_CAISSE = 6;
/** The most characters in the name of a beneficiary: a receipt has one line for it. */
export const MAX_BENEFICIAIRE = 120;
/** The most characters in the reference that a wallet or a bank gives to an operation. */
export const MAX_REFERENCE = 64;
/** The most characters in the organisation's name, which stands in the sidebar and on every document. */
export const MAX_COMPAGNIE = 80;
/** The most characters in the title of a voucher: one line in the largest letters of a paper. */
export const MAX_TITRE_PIECE = 60;
/** The most characters in the text at the foot of a paper. */
export const MAX_PIED = 200;
/** The most documents in one print. */
export const MAX_LOT = 50;

/** Milliseconds for which a toast stays (spec § 9). */
export const TOAST_MS = 3000;
/** Milliseconds for which a saved project stays on screen before its parent screen opens (spec § 9). */
export const RETURN_MS = 1500;
/** The most results of the menu search (spec § 9). */
export const MAX_MENU_RESULTS = 8;
/** The scroll-to-top button shows when the page is scrolled by more than these pixels (spec § 2). */
export const SCROLL_TOP_PX = 400;

/** The fewest and the most characters in a password (CONTRACT "Session", RELIABILITY F92). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 1024;
