import { DATES } from '@comptoir/domain/dateFormat';
import { joursDe, type NomPeriode, nomDe, PERIODES } from '@comptoir/domain/periode';
import { isInverse, isPlainDate } from '@comptoir/domain/plainDate';
import { PeriodField } from '@comptoir/ui/PeriodField';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../../frame/i18n/useLang';
import { useToday } from '../useToday';
import type { FiltreInputProps, Filtres } from './filtres';

/** Returns the text if it is a plain date, else ''. */
export const dateIn = (text: string) => (isPlainDate(text) ? text : '');

/**
 * The filter for the days of a list: one of the dashboard's periods, or two dates; if the end is before the beginning,
 * an error says so and the end has no effect.
 */
function PeriodFilter({ filters: { datedebut = '', datefin = '' }, onFilter }: FiltreInputProps) {
  const { t, lang } = useLang();
  const today = useToday();
  const nom = nomDe({ datedebut, datefin }, today);
  const choose = (periode: NomPeriode) => {
    if (periode === 'choix') return;
    onFilter(periode === 'tout' ? { datedebut: '', datefin: '' } : { ...joursDe(periode, today) });
  };
  return (
    <>
      <SelectField
        label={t('dashboard.periode')}
        placeholder={null}
        // The user's own dates stand beside it.
        options={PERIODES.filter((periode) => periode !== 'choix' || periode === nom).map((periode) => ({
          value: periode,
          label: t(`dashboard.${periode}`),
        }))}
        value={nom}
        onValueChange={(periode) => choose(periode as NomPeriode)}
      />
      <PeriodField
        label={t('dashboard.choix')}
        today={today}
        format={DATES[lang]}
        from={datedebut}
        to={datefin}
        onChange={({ from, to }) => onFilter({ datedebut: from, datefin: to })}
        error={isInverse(datedebut, datefin) ? t('commande.periodeinverse') : undefined}
      />
    </>
  );
}

/** The days of a list, both included: two filters with one input and one chip. */
export const JOURS = {
  datedebut: { read: dateIn, chip: 'named', label: 'commande.periode', Input: PeriodFilter },
  datefin: { read: dateIn, chip: 'named', label: 'commande.periode' },
} satisfies Filtres;
