import { type Avance, JustificationFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { beneficiaireIssues } from '@comptoir/contract/beneficiaireRules';
import { futureIssue } from '@comptoir/contract/dateRules';
import { found } from '@comptoir/contract/issues';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { recordOf } from './recordOf';

/** What people type of an expense; the name of its proof is added when it is sent. */
const { filename: _, ...fields } = JustificationFields.shape;

/** The fields of the form. The proof is one of them, so that a draft restores it (PRODUCT 1.21). */
const Saisie = z.strictObject({ file: z.file('fichier.requis'), ...fields });

/** The form of an expense that was paid from an advance; the toast says what the expense still owes (ADR 0039). */
export function useJustifierForm({ avanceid }: Avance, onEnd: () => void) {
  const { t } = useLang();
  const today = useToday();
  return useSentForm({
    // A draft that waits, and a write that waits for the line, are called an expense.
    formName: 'depense',
    recordId: recordOf(avanceid),
    schema: Saisie,
    defaults: { date: today },
    rules: (body) => found(futureIssue('date', body.date, today), ...beneficiaireIssues(body, REGLEMENT_FROM.depense)),
    labels: {
      file: 'reglement.preuve',
      montant: 'depense.montant',
      typedepenseid: 'depense.typedepense',
      libelle: 'depense.libelle',
      date: 'depense.date',
      etapeprojetid: 'depense.etape',
      beneficiaire: 'reglement.beneficiaire',
      beneficiairetel: 'reglement.beneficiairetel',
    },
    touches: ['avances', 'depenses', 'reglements', 'projets', 'caisses'],
    write: ({ file, ...typed }) => {
      const body = { ...typed, filename: nameWithoutExtension(file.name) };
      return writeOf(avances.justifier, { params: { avanceid }, body, file });
    },
    said: ({ montant, montantrestant }) => {
      const named = { montant: formatMontant(montant), du: formatMontant(montantrestant) };
      return [t(montantrestant > 0 ? 'avance.justiffaitdu' : 'avance.justiffait', named)];
    },
    onEnd,
  });
}
