import { useState } from 'react';
import type * as z from 'zod/mini';
import type { BodySchema, FormValues } from './checkValues';
import { rebaseForm } from './conflict';
import type { CallForm } from './useCallForm';
import { type SentFormOptions, useSentForm } from './useSentForm';
import type { Write } from './write';

interface Versioned {
  version: number;
}

/** The record that a form changes, as it was read; null while the form makes one. */
export interface Edited<R> {
  base: R | null;
  /** Names the draft: the record and its version, or what a new one belongs to. */
  recordId: string;
  rebase(current: R): void;
}

/** Holds the record that a form changes; `id` names its id, `newId` the draft of a new one. */
export function useEdited<R extends Versioned>(record: R | null, id: keyof R, newId = 'new'): Edited<R> {
  const [base, rebase] = useState(record);
  return { base, recordId: base ? `${base[id]}.${base.version}` : newId, rebase };
}

/** `R` is the record as its form reads it, `Made` what the server answers a new one with. */
export interface EditedFormOptions<S extends BodySchema, R, Made>
  extends Omit<SentFormOptions<S, R | Made>, 'recordId' | 'defaults' | 'write'> {
  /** What the form of a new record begins with, where that is not the schema's default or an empty field. */
  fresh?: Partial<FormValues<S>>;
  valuesOf(record: R): Partial<FormValues<S>>;
  /** Left out of a form that only changes a record. */
  create?: (body: z.output<S>) => Write<Made>;
  update(body: z.output<S>, base: R): Write<R>;
}

export interface EditedForm<S extends BodySchema> extends CallForm<S> {
  /** Takes over the version of someone else who saved first; undefined where nobody did (DESIGN rule 12). */
  onReload: (() => void) | undefined;
}

/** The form that makes a record, or changes the edited one from the version that was read. */
export function useEditedForm<S extends BodySchema, R extends Versioned, Made = never>(
  { base, recordId, rebase }: Edited<R>,
  options: EditedFormOptions<S, NoInfer<R>, Made>,
): EditedForm<S> {
  const { fresh, valuesOf, create, update } = options;
  const [sent, setSent] = useState<Write<R> | null>(null);
  const form = useSentForm<S, R | Made>({
    ...options,
    recordId,
    defaults: base ? valuesOf(base) : fresh,
    write: (body) => {
      if (base === null && create) return create(body);
      const write = update(body, base as R);
      setSent(write);
      return write;
    },
  });
  const current = sent?.currentOf(form.error) ?? null;
  const isReloaded = current === null || base === null || current.version === base.version;
  const reload = () => {
    if (isReloaded) return;
    rebaseForm(form, valuesOf(base), valuesOf(current));
    rebase(current);
  };
  return { ...form, onReload: isReloaded ? undefined : reload };
}
