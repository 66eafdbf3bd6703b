import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isNew } from '../../frame/device/places';
import { useOrigin } from '../../frame/drafts/ResumeStep';
import { type Draft, type Unkept, useDraft } from '../../frame/session/useDraft';
import { useSavedSoon } from './useSavedSoon';

export interface DraftState {
  /** What is shown was typed before, and brought back. */
  isRestored: boolean;
  /** What of it lives only as long as the page. */
  unkept: Unkept;
}

export interface FormDraft {
  state: DraftState;
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

/** Brings back what was typed before, and says whether there was something. */
function useRestored(form: UseFormReturn<FieldValues>, draft: Draft<FieldValues>) {
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;
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
  return [isRestored, setRestored] as const;
}

/** Keeps what is typed into a form until it is saved or given up, and brings it back (DESIGN rule 12). */
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
