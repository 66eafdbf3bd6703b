declare const unit: unique symbol;

/**
 * A number with the kind of thing that it counts. A plain number is accepted for any unit, but a unit is never accepted
 * for another, so an id cannot be paid and a count cannot be owed (ADR 0030).
 */
type Of<Unit extends string> = number & { readonly [unit]?: Unit };

/** Whole francs. */
export type Francs = Of<'francs'>;
/** The id of a record. */
export type RecordId = Of<'id'>;
/** A number of things. */
export type Count = Of<'count'>;
