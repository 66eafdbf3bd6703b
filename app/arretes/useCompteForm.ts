import { type ArreteDetail, ArreteFields, arretes, type Ouverture } from '@comptoir/contract/arretes';
import type { Caisse } from '@comptoir/contract/caisses';
import { ecartOf, isComptee, type LigneComptage, type NatureArrete, sommeComptage } from '@comptoir/domain/arrete';
import { formatDateLong, isFuture } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { useRef, useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useCallForm } from '../records/forms/useCallForm';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { pvDe, usePieceOffer } from '../reglements/PieceDialog';
import { useEcart } from './arreteLook';
import { bougeOf } from './bouge';

const FORM = 'arrete';
const TOUCHES = { touches: ['caisses', 'arretes'] };

/** The register that is counted. */
export type CaisseComptee = Pick<Caisse, 'caisseid' | 'libelle' | 'nature'>;

export interface Comptage {
  caisse: CaisseComptee;
  nature: NatureArrete;
  /** Where the register stood when the count began. */
  ouverture: Ouverture;
}

export interface Counting {
  /** Gets the closing; null while its write waits for the line. */
  onDone(arrete: ArreteDetail | null): void;
}

/** Returns what was counted, francs; null while nothing is. */
function compteOf(isCash: boolean, lignes: readonly LigneComptage[], montant: unknown): Francs | null {
  if (!isCash) return typeof montant === 'number' ? montant : null;
  return lignes.length === 0 ? null : sommeComptage(lignes);
}

/**
 * The form of a count. The ledger line that it began at is kept with what was typed, so that a draft that is resumed
 * later is still compared with the register as it was. The toast offers its minutes (ADR 0049).
 */
export function useCompteForm({ caisse, nature, ouverture }: Comptage, { onDone }: Counting) {
  const { t } = useLang();
  const { caisseid, libelle } = caisse;
  const today = useToday();
  const isCash = isComptee(caisse.nature);
  const [attendu, setAttendu] = useState(ouverture.attendu);
  const answer = useRef<ArreteDetail | null>(null);
  const create = useMutationOf(arretes.create, TOUCHES);
  const said = useSaid();
  const offerOf = usePieceOffer();
  const save = useSave(FORM, `new.${caisseid}.${nature}`, (saved) => onDone(saved === 'done' ? answer.current : null), {
    title: t(`arrete.titre${nature}`, { libelle }),
    success: () => {
      if (answer.current === null) return [''];
      return [said(answer.current), offerOf(t('dashboard.imprimer'), pvDe(answer.current))];
    },
  });

  const form = useCallForm({
    formName: FORM,
    recordId: `new.${caisseid}.${nature}`,
    schema: ArreteFields,
    defaults: {
      ...{ nature, jusquau: ouverture.jusquau, seq: ouverture.seq, comptage: [], montant: null },
      ...{ motif: '', observations: '' },
    },
    rules: ({ comptage, montant, motif, jusquau }) => {
      const compte = compteOf(isCash, comptage, montant);
      const isMotifOwed = attendu !== null && compte !== null && compte !== attendu && motif === '';
      return {
        ...(compte === null ? { [isCash ? 'comptage' : 'montant']: 'champ.requis' } : {}),
        ...(jusquau && isFuture(jusquau, today) ? { jusquau: 'date.future' } : {}),
        ...(isMotifOwed ? { motif: 'champ.requis' } : {}),
      };
    },
    labels: {
      comptage: t('arrete.comptage'),
      montant: t('arrete.montant'),
      nature: t('depense.nature'),
      seq: t('arrete.seq'),
      jusquau: t('arrete.jusquau'),
      motif: t('arrete.motif'),
      observations: t('arrete.observations'),
    },
    onSubmit: ({ comptage, montant, jusquau, motif, ...typed }) => {
      const isJuste = attendu !== null && compteOf(isCash, comptage, montant) === attendu;
      const body = {
        ...{ ...typed, nature, motif: isJuste ? '' : motif },
        ...(isCash ? { comptage } : { montant }),
        ...(nature === 'journee' ? { jusquau } : {}),
      };
      return save(body, async (options) => {
        answer.current = (await create.submit({ params: { caisseid }, body }, options)).data;
      });
    },
  });

  const lignes = form.values.comptage || [];
  const compte = compteOf(isCash, lignes, form.values.montant);
  const refused = bougeOf(form.error);
  const bouge = refused && refused.seq !== form.values.seq ? refused : null;
  /** Begins the count anew at the line where the register stands now. */
  const takeUp = () => {
    if (!bouge) return;
    form.setValue('seq', bouge.seq);
    setAttendu(bouge.attendu);
  };
  const hasMoved = form.error?.code === 'arrete.caisse_a_bouge' && refused !== null;

  return {
    ...{ isCash, lignes, compte, attendu, today, bouge, takeUp },
    ecart: attendu === null || compte === null ? null : ecartOf(attendu, compte),
    form: useFormOnLine({ ...form, formError: hasMoved ? null : form.formError }, t('arrete.horsligne')),
  };
}

/** Returns what the toast says of a closing: the last closed day and the variance. */
function useSaid(): (arrete: ArreteDetail) => string {
  const { t, lang } = useLang();
  const ecartOfArrete = useEcart();
  return ({ nature, jusquau, ecart }) =>
    nature === 'controle'
      ? t('arrete.faitcontrole', { ecart: ecartOfArrete(ecart) })
      : t('arrete.fait', { date: formatDateLong(jusquau, lang), ecart: ecartOfArrete(ecart) });
}
