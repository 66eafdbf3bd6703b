/** How a dialog is opened again for a draft that was typed in it, or in a form that was opened from it. */
export interface Resumed<Of, Row> {
  /** Name of the draft's form, or of the step that leads to it. */
  name: string;
  /** Returns what the dialog is about, undefined if that is not here; `row` is null for a new record. */
  subject(row: Row | null, of: string, rowOf: (id: string) => Row | undefined): Of | undefined;
  /**
   * A step leads to forms inside the dialog, whose drafts are resumed through it. Returns the record that the step is
   * about.
   */
  rowOf?(of: Of): Row;
}

/** A form of the record, or of a new one. */
export const form = <Row>(name: string): Resumed<Row | null, Row> => ({ name, subject: (row) => row });

/** A form that makes no new record. */
export const formOf = <Row>(name: string): Resumed<Row, Row> => ({ name, subject: (row) => row ?? undefined });

/** A dialog from which forms are opened. */
export const step = <Row>(name: string): Resumed<Row, Row> => ({ ...formOf<Row>(name), rowOf: (row) => row });

/** A form of a new record that belongs to a row: its draft names the row's id, perhaps with more after a dot. */
export const formUnder = <Of, Row>(name: string, about: (row: Row, rest: string) => Of): Resumed<Of, Row> => ({
  name,
  subject: (written, of, rowOf) => {
    const [id = '', rest = ''] = of.split('.');
    const row = written === null ? rowOf(id) : undefined;
    return row && about(row, rest);
  },
});
