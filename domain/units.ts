declare const unit: unique symbol;

/**
 * A number that tells what it counts. A plain number may become one; one of them is never taken for another, and so no
 * id is paid and no count is owed (ADR 0030).
 */
type Of<Unit extends string> = number & { readonly [unit]?: Unit };

/** Whole francs. */
export type Francs = Of<'francs'>;
/** The id of a record. */
export type RecordId = Of<'id'>;
/** How many there are. */
export type Count = Of<'count'>;
