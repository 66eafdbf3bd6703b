import { type ComptantFields, comptant } from '@comptoir/contract/comptant';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { useRef, useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { useNatureOf } from '../records/reference/useNatureOf';
import { type Saved, useSave } from '../records/useSave';
import { DETTES } from '../reglements/dette';
import { useSaid } from '../reglements/useSaid';
import { useUsualCaisse } from '../reglements/useUsualCaisse';

const from = REGLEMENT_FROM.depense;

interface ComptantOptions {
  formName: string;
  recordId: string;
  /** Whether the form may pay: the registers are read then. */
  isAsked: boolean;
  /** The day on which the form begins; a register that is closed then is not proposed. */
  date: string;
  onSaved(saved: Saved): void;
}

/**
 * Sends an expense together with its payment: one request, one key. The toast says both, and offers the document of the
 * payment as the payment's own form does.
 */
export function useComptant({ formName, recordId, isAsked, onSaved, date }: ComptantOptions) {
  const { t } = useLang();
  const [progress, setProgress] = useState<number | null>(null);
  const { submit } = useMutationOf(comptant.comptant, { touches: DETTES[from].touches });
  const { usual, keepUsed } = useUsualCaisse(from, date);
  const natureOf = useNatureOf(isAsked);
  const { done, success } = useSaid({ from }, {});
  const libelle = useRef('');
  const save = useSave(formName, recordId, onSaved, {
    success: () => {
      const [paid, ...offers] = success();
      return [`${faitOf('cree', formName, { libelle: libelle.current }, t)}\n${paid}`, ...offers];
    },
  });
  /** `onMade` gets the id of the expense before the form is told; it is not called while the write waits for the line. */
  const send = async (typed: ComptantFields, file: File, onMade: (depenseid: RecordId) => void): Promise<void> => {
    const body = { ...typed, filename: nameWithoutExtension(file.name) };
    libelle.current = typed.libelle;
    try {
      await save({ ...body, file, regler: 1 }, async (options) => {
        const { data } = await submit({ body, file }, { ...options, onProgress: setProgress });
        done(data, data.montantrestant, undefined);
        onMade(data.depenseid);
      });
    } finally {
      setProgress(null);
    }
    keepUsed(typed.caisseid);
  };
  return { usual, natureOf, progress, send };
}
