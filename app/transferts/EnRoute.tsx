import { type Transfert, transferts } from '@comptoir/contract/transferts';
import { formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { ReponseTransfert } from '@comptoir/domain/transfert';
import type { Count, RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { OfferList } from '@comptoir/ui/OfferList';
import type { ReactNode } from 'react';
import { allThere } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { type Dialogs, openedAs } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { reponseDialogs, type SujetsReponse } from './reponseDialogs';
import { type Answering, useReponses } from './reponses';

/** How many transfers are shown, the newest of both directions; the others are in the lists of their registers. */
const SHOWN = 10;

const DIALOGS: Dialogs<Transfert, SujetsReponse> = {
  idOf: ({ transfertid }) => transfertid,
  dialogs: reponseDialogs({
    accepter: 'transfertaccepter',
    refuser: 'transfertrefuser',
    annuler: 'transfertannuler',
  }),
};

export interface EnRouteProps {
  /** The register whose page this is; without it, all registers of the user. */
  caisseid?: RecordId | undefined;
  /** Shown until it is known what is on its way; nothing by default. */
  waiting?: ReactNode;
}

/**
 * The transfers on their way: first those that the user may accept, then those that others must. Renders nothing
 * without any.
 */
export function EnRoute({ caisseid, waiting }: EnRouteProps) {
  const [opened, setOpened] = useOpened(DIALOGS);
  const query = { etat: 'envoye', page: 1, limit: SHOWN, ...(caisseid !== undefined && { caisseid }) } as const;
  const { data, count = 0, isLoading } = useRoute(transferts.list, { query });
  const reponsesTo = useReponses(data);
  if (isLoading) return waiting;
  const rowsOf = (sens: Sens) =>
    (reponsesTo && data?.filter((row) => sensOf(row, caisseid, reponsesTo(row)) === sens)) ?? [];
  const departures = rowsOf('enroute');
  const others = count - (data?.length ?? 0);
  const offersOf = (sens: Sens, rows: readonly Transfert[], more: Count) =>
    reponsesTo && (
      <Offers
        sens={sens}
        rows={rows}
        others={more}
        reponsesTo={(row) => reponsesTo(row).filter((reponse) => (reponse === 'annuler') === (sens === 'enroute'))}
        onAnswer={({ transfert, reponse }) => setOpened(openedAs<SujetsReponse, ReponseTransfert>(reponse, transfert))}
      />
    );
  return (
    <>
      {offersOf('arecevoir', rowsOf('arecevoir'), departures.length === 0 ? others : 0)}
      {offersOf('enroute', departures, others)}
      <RecordDialogs
        of={DIALOGS}
        shown={{ ...allThere(data ?? []), isSettled: data !== undefined }}
        opened={opened}
        onOpen={setOpened}
      />
    </>
  );
}

type Sens = 'arecevoir' | 'enroute';

/** Whether a transfer comes to this register; without one, to a register of the user. */
function sensOf({ cibleid }: Transfert, caisseid: RecordId | undefined, reponses: ReponseTransfert[]): Sens {
  const isArriving = caisseid === undefined ? reponses.includes('accepter') : cibleid === caisseid;
  return isArriving ? 'arecevoir' : 'enroute';
}

interface OffersProps {
  sens: Sens;
  rows: readonly Transfert[];
  /** How many more are on their way, said below the last card. */
  others: Count;
  reponsesTo(transfert: Transfert): readonly ReponseTransfert[];
  onAnswer(answering: Answering): void;
}

function Offers({ sens, rows, others, reponsesTo, onAnswer }: OffersProps) {
  const { t, lang } = useLang();
  const textOf = ({ montant, source, cible, expediteur, date, motif }: Transfert) => {
    const quand = formatDateLong(date, lang);
    const named = { montant: formatMontant(montant), source, cible, qui: expediteur, quand };
    return [t(`transfert.${sens}texte`, named), motif].filter(Boolean).join(' · ');
  };
  if (rows.length === 0) return null;
  return (
    <OfferList
      title={t(`transfert.${sens}`)}
      offers={[
        ...rows.map((transfert) => ({
          id: String(transfert.transfertid),
          text: textOf(transfert),
          actions: reponsesTo(transfert).map((reponse) => (
            <Reponse
              key={reponse}
              transfert={transfert}
              reponse={reponse}
              onPress={() => onAnswer({ transfert, reponse })}
            />
          )),
        })),
        ...(others > 0 ? [{ id: 'autres', text: t('transfert.autres', { count: others }), actions: null }] : []),
      ]}
    />
  );
}

/** A button whose name tells its transfer from the others (DESIGN rule 7). */
function Reponse({ transfert, reponse, onPress }: Answering & { onPress(): void }) {
  const { t } = useLang();
  const { montant, source, cible } = transfert;
  const named = { action: t(`transfert.${reponse}`), montant: formatMontant(montant), source, cible };
  return (
    <Button
      size="sm"
      variant={reponse === 'accepter' ? 'primary' : 'secondary'}
      aria-label={t('transfert.reponseligne', named)}
      onClick={onPress}
    >
      {named.action}
    </Button>
  );
}
