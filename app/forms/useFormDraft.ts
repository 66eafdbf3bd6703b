import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isNew } from '../session/places';
import { useDraft } from '../session/useDraft';

const SAVE_MS = 300;

export interface FormDraft {
  /** What is shown was typed before, and brought back. */
  isRestored: boolean;
  /** Keeps what was typed at once, sends it, and forgets it when that has succeeded. */
  whileSent(send: () => Promise<void>): Promise<void>;
  /** Forgets what was typed; the form is done with, or begun again. */
  forget(): Promise<void>;
}

/**
 * All of a new record, whatever day and remainder it was begun with. Of an edit only what was typed: taken up over
 * somebody else's version, it overwrites nothing of theirs.
 */
export function typedOf(recordId: number | string, values: FieldValues, defaults: FieldValues): FieldValues {
  if (isNew(recordId)) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])),
  );
}

/** Keeps what is typed into a form until it is saved or given up, and brings it back (DESIGN rule 12). */
export function useFormDraft(
  form: UseFormReturn<FieldValues>,
  { values, defaults }: { values: FieldValues; defaults: FieldValues },
  formName: string,
  recordId: number | string,
): FormDraft {
  const draft = useDraft<FieldValues>(formName, recordId);
  const [isRestored, setRestored] = useState(false);
  /** What is typed next is a draft again; what was about to be saved is not. */
  const isForgotten = useRef(false);
  const { isDirty } = form.formState;
  /** Another object with each drawing, the same day and record. */
  const given = useRef(defaults);
  useEffect(() => {
    given.current = defaults;
  });

  // Where nothing is typed, what was taken up from elsewhere on this page is shown too.
  const { key } = useLocation();
  const isClean = useRef(true);
  useEffect(() => {
    isClean.current = !isDirty;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): see above
  useEffect(() => {
    let isHere = true;
    if (!isClean.current) return;
    void draft.load().then((kept) => {
      if (!kept || !isHere) return;
      for (const [name, value] of Object.entries(kept)) form.setValue(name, value, { shouldDirty: true });
      setRestored(true);
    });
    return () => {
      isHere = false;
    };
  }, [draft, form, key]);

  useEffect(() => {
    if (!isDirty) return;
    isForgotten.current = false;
    const timer = setTimeout(() => {
      if (!isForgotten.current) void draft.save(typedOf(recordId, values, given.current));
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [draft, recordId, values, isDirty]);

  const forget = async () => {
    isForgotten.current = true;
    setRestored(false);
    await draft.clear();
  };
  const whileSent = async (send: () => Promise<void>) => {
    isForgotten.current = true;
    await draft.save(typedOf(recordId, values, defaults));
    await send();
    await forget();
  };
  return { isRestored, whileSent, forget };
}
