import type { Ouverture } from '@comptoir/contract/arretes';
import { COUPURES, MAX_PIECES } from '@comptoir/domain/arrete';
import { isJourArrete } from '@comptoir/domain/caisse';
import { addDays, formatDateLong } from '@comptoir/domain/dates';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { TallyField } from '@comptoir/ui/TallyField';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { MontantInput } from '../records/MontantInput';
import { MotifField } from '../records/MotifField';
import { RecordForm } from '../records/RecordForm';
import { TextesInput } from '../records/TextInput';
import { MOTIFS, useCoupure } from './arreteLook';
import { BougeAlert } from './BougeAlert';
import { Chiffres } from './Chiffres';
import { type Comptage, type Counting, useCompteForm } from './useCompteForm';

type Compteur = ReturnType<typeof useCompteForm>;

interface CompteProps extends Comptage, Counting {
  onClose(): void;
}

/** The form of a count: what is in the drawer, what it means, and up to which day it closes the register. */
export function Compte({ onClose, onDone, ...comptage }: CompteProps) {
  const { caisse, nature, ouverture } = comptage;
  const { t } = useLang();
  const compteur = useCompteForm(comptage, { onDone });
  const { form, attendu, compte, ecart, isCash, bouge, takeUp } = compteur;
  const recompter = () => {
    takeUp();
    document
      .querySelector<HTMLElement>(
        `#${form.field(isCash ? 'comptage' : 'montant').id} input, input#${form.field('montant').id}`,
      )
      ?.focus();
  };

  return (
    <RecordForm
      title={t(`arrete.titre${nature}`, { libelle: caisse.libelle })}
      size={isCash ? 'lg' : 'md'}
      form={form}
      onClose={onClose}
      missing={form.missing}
      check={attendu !== null && <Chiffres attendu={attendu} compte={compte} />}
      verb={t(nature === 'journee' ? 'caisse.arreter' : 'general.enregistrer')}
      inputs={{
        nature: null,
        seq: null,
        comptage: isCash && <Coupures compteur={compteur} />,
        montant: !isCash && <MontantInput field={form.field('montant')} required />,
        motif: ecart !== null && ecart !== 0 && <MotifField field={form.field('motif')} usual={MOTIFS} />,
        jusquau: nature === 'journee' && <Jour compteur={compteur} arretele={ouverture.arretele} />,
        observations: <TextesInput field={form.field('observations')} rows={2} />,
      }}
    >
      {bouge && (
        <BougeAlert
          bouge={bouge}
          busy={form.busy}
          onCompris={() => {
            takeUp();
            void form.submit();
          }}
          onRecompter={recompter}
        />
      )}
      <Avis nature={nature} ouverture={ouverture} today={compteur.today} isBlind={attendu === null} />
    </RecordForm>
  );
}

interface AvisProps {
  nature: Comptage['nature'];
  ouverture: Ouverture;
  today: string;
  isBlind: boolean;
}

/** What a person should know before they count. */
function Avis({ nature, ouverture: { arretele, arecevoir }, today, isBlind }: AvisProps) {
  const { t, lang } = useLang();
  const isClosed = nature === 'journee' && arretele !== null && isJourArrete(arretele, today);
  return (
    <>
      {isClosed && (
        <Alert data-wide tone="warning">
          {t('arrete.dejaarrete', { date: formatDateLong(arretele, lang) })}
        </Alert>
      )}
      {arecevoir.nombre > 0 && (
        <Alert data-wide tone="warning">
          {t('arrete.arecevoir', { count: arecevoir.nombre, montant: formatMontant(arecevoir.montant) })}
        </Alert>
      )}
      {nature === 'controle' && (
        <Alert data-wide tone="info">
          {t('arrete.controleaide')}
        </Alert>
      )}
      {isBlind && (
        <Alert data-wide tone="info">
          {t('arrete.aveugleaide')}
        </Alert>
      )}
    </>
  );
}

/** One field for each kind of note or coin, with the running total. */
function Coupures({ compteur: { form, lignes, compte } }: { compteur: Compteur }) {
  const { t } = useLang();
  const nameOf = useCoupure();
  const { id, error } = form.field('comptage');
  const nombreOf = (forme: string, coupure: number) =>
    lignes.find((ligne) => ligne.forme === forme && ligne.coupure === coupure)?.nombre ?? null;
  const lines = COUPURES.map((coupure) => {
    const nombre = nombreOf(coupure.forme, coupure.coupure);
    return {
      id: `${coupure.forme} ${coupure.coupure}`,
      label: nameOf(coupure),
      value: nombre,
      sum: nombre === null ? '' : formatNombre(nombre * coupure.coupure),
    };
  });
  const change = (line: string, nombre: number | null) =>
    form.setValue(
      'comptage',
      COUPURES.map((coupure) => ({
        ...coupure,
        nombre: line === `${coupure.forme} ${coupure.coupure}` ? nombre : nombreOf(coupure.forme, coupure.coupure),
      })).filter((ligne): ligne is typeof ligne & { nombre: number } => ligne.nombre !== null),
    );
  return (
    <TallyField
      data-wide
      id={id}
      legend={t('arrete.comptage')}
      lines={lines}
      onValueChange={change}
      max={MAX_PIECES}
      total={{ label: t('caisse.compte'), value: formatMontant(compte ?? 0) }}
      error={error && t('arrete.comptagevide')}
    />
  );
}

/** The last day that is closed: today, or an earlier one that is still open. */
function Jour({ compteur: { form, today }, arretele }: { compteur: Compteur; arretele: string | null }) {
  const { t } = useLang();
  return (
    <DateInput
      field={form.field('jusquau')}
      required
      days="past"
      {...(arretele !== null && arretele < today && { min: addDays(arretele, 1) })}
      hint={t('arrete.jusquauaide')}
    />
  );
}
