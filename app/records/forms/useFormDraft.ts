import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isNew } from '../../frame/device/places';
import { useOrigin } from '../../frame/drafts/ResumeStep';
import { type Draft, type Unkept, useDraft } from '../../frame/session/useDraft';
import { useSavedSoon } from './useSavedSoon';

export interface DraftState {
  /** The values shown come from a draft. */
  isRestored: boolean;
  /** The part of the draft that the device could not keep; it lives only as long as the page. */
  unkept: Unkept;
}

export interface FormDraft {
  state: DraftState;
  /** Keeps the draft at once, sends it, and deletes it after success. */
  whileSent(send: () => Promise<void>): Promise<void>;
  /** Deletes the draft: the form is finished, or starts again. */
  forget(): Promise<void>;
}

/**
 * Returns the values to keep in a draft. Of a new record these are all values, with the date and remainder that it
 * began with. Of an edit they are only the typed ones, so that a draft resumed over a newer version overwrites nothing
 * of it.
 */
export function typedOf(recordId: number | string, values: FieldValues, defaults: FieldValues): FieldValues {
  if (isNew(recordId)) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name])),
  );
}

/** Restores the draft, and tells whether there was one. */
function useRestored(form: UseFormReturn<FieldValues>, draft: Draft<FieldValues>) {
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;
  // A form in which nothing was typed also shows a draft that is resumed elsewhere on this page.
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
  return [isRestored, setRestored] as const;
}

/** Keeps what is typed until it is saved or given up, and restores it (DESIGN rule 12). */
export function useFormDraft(
  form: UseFormReturn<FieldValues>,
  { values, defaults }: { values: FieldValues; defaults: FieldValues },
  formName: string,
  recordId: number | string,
): FormDraft {
  const draft = useDraft<FieldValues>(formName, recordId);
  const origin = useOrigin();
  useEffect(() => draft.open(), [draft]);
  const [isRestored, setRestored] = useRestored(form, draft);
  const [unkept, setUnkept] = useState<Unkept>(null);

  const keep = async () => {
    const typed = typedOf(recordId, values, defaults);
    setUnkept(await draft.save(typed, { ...origin, about: defaults }));
  };
  const cancel = useSavedSoon(form.formState.isDirty ? values : null, draft, keep);

  const forget = async () => {
    cancel();
    setRestored(false);
    setUnkept(null);
    await draft.clear();
  };
  const whileSent = async (send: () => Promise<void>) => {
    cancel();
    await keep();
    await send();
    await forget();
  };
  return { state: { isRestored, unkept }, whileSent, forget };
}
