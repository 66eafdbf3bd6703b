import type { Doublon } from '@comptoir/contract/doublons';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { Alert } from '@comptoir/ui/Alert';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Link } from 'react-router-dom';
import { useLang } from '../frame/i18n/useLang';
import { commandePath, depensePath } from '../frame/routing/recordPaths';

type Porteur = NonNullable<Doublon['porteur']>;

const pathOf = ({ from, depenseid }: Porteur): string =>
  (from === REGLEMENT_FROM.commande ? commandePath : depensePath)(depenseid);

export interface DoublonsAlertProps {
  doublons: readonly Doublon[];
  /** What they have in common with what is typed. */
  par: 'preuve' | 'depense';
}

/** Warns that something is recorded already, and leads there beside the form, which keeps what is typed (ADR 0061). */
export function DoublonsAlert({ doublons, par }: DoublonsAlertProps) {
  const { t, lang } = useLang();
  if (doublons.length === 0) return null;
  const said = ({ numero, libelle }: Porteur) => {
    if (par === 'depense') return t('doublon.depense', { libelle });
    return numero === '' ? t('doublon.preuvedepense', { libelle }) : t('doublon.preuvereglement', { numero });
  };
  return (
    <Alert data-wide tone="warning">
      {doublons.map(({ date, porteur }) => {
        const jour = formatDateLong(date, lang);
        if (porteur === null) return <p key={date}>{t('doublon.preuvecachee', { jour })}</p>;
        return (
          <p key={porteur.depenseid}>
            <LinkButton as={Link} to={pathOf(porteur)} target="_blank" rel="noreferrer" variant="link" size="sm">
              {said(porteur)}
            </LinkButton>{' '}
            {formatMontant(porteur.montant)} · {jour}
          </p>
        );
      })}
    </Alert>
  );
}
