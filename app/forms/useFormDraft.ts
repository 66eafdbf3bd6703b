import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../session/useDraft';

const SAVE_MS = 300;

export interface FormDraft {
  /** What is shown was typed before, and brought back. */
  isRestored: boolean;
  /** Forgets what was typed; the form is done with, or begun again. */
  forget(): Promise<void>;
}

/** Keeps what is typed into a form until it is saved or given up, and brings it back (DESIGN rule 12). */
export function useFormDraft(
  form: UseFormReturn<FieldValues>,
  values: FieldValues,
  formName: string,
  recordId: number | string,
): FormDraft {
  const draft = useDraft<FieldValues>(formName, recordId);
  const [isRestored, setRestored] = useState(false);
  /** What is typed next is a draft again; what was about to be saved is not. */
  const isForgotten = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    let isHere = true;
    void draft.load().then((kept) => {
      if (!kept || !isHere) return;
      for (const [name, value] of Object.entries(kept)) form.setValue(name, value, { shouldDirty: true });
      setRestored(true);
    });
    return () => {
      isHere = false;
    };
  }, [draft, form]);

  useEffect(() => {
    if (!isDirty) return;
    isForgotten.current = false;
    const timer = setTimeout(() => {
      if (!isForgotten.current) void draft.save(values);
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [draft, values, isDirty]);

  const forget = async () => {
    isForgotten.current = true;
    setRestored(false);
    await draft.clear();
  };
  return { isRestored, forget };
}
