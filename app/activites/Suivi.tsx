import type { avances } from '@comptoir/contract/avances';
import type { caisses } from '@comptoir/contract/caisses';
import type { clients } from '@comptoir/contract/clients';
import type { commandes } from '@comptoir/contract/commandes';
import type { depenses } from '@comptoir/contract/depenses';
import type { Evenement } from '@comptoir/contract/suivi';
import { formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { ETATS_TRANSFERT, type EtatTransfert } from '@comptoir/domain/transfert';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Timeline, type TimelineItem } from '@comptoir/ui/Timeline';
import { ArrowRightLeft, CalendarCheck, Coins, LockOpen, Undo2 } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { ListStates } from '../records/lists/ListStates';
import { usePagesOf } from '../records/lists/usePages';
import { actionOf } from './actions';
import { useAuteur, useObjetName } from './useActiviteColumns';

export type SuiviCall = (
  | typeof depenses
  | typeof commandes
  | typeof clients
  | typeof caisses
  | typeof avances
)['suivi'];

type Item = Pick<TimelineItem, 'title' | 'tone' | 'icon'>;

/** Describes an event in the words of the record's own room; null keeps the words that all records share. */
export type OwnItemOf = (event: Evenement) => Item | null;

interface SuiviProps {
  call: SuiviCall;
  /** The record's id. */
  params: Readonly<Record<string, number>>;
  ownItemOf?: OwnItemOf;
}

/** The events of a record, newest first: payments, deliveries, changes, each with its author and time. */
export function Suivi({ call, params, ownItemOf }: SuiviProps) {
  const { t, lang } = useLang();
  const itemOf = useItem();
  const auteurOf = useAuteur();
  const pages = usePagesOf<SuiviCall>(call, 'activites', { params });
  return (
    <ListStates
      pages={pages}
      pagesLabel={t('suivi.titre')}
      skeleton={<TableSkeleton columns={1} rows={3} />}
      empty={{ description: t('activite.historiquevide') }}
    >
      {(rows) => (
        <Timeline
          aria-label={t('suivi.titre')}
          aria-busy={pages.busy}
          items={rows.map((row) => ({
            ...(ownItemOf?.(row) ?? itemOf(row)),
            key: row.activiteid,
            meta: t('livraison.etape', {
              utilisateur: auteurOf(row),
              date: formatInstant(row.date, lang),
            }),
          }))}
        />
      )}
    </ListStates>
  );
}

const REGLEMENT = {
  Insert: { text: 'suivi.regle', tone: 'success', Icon: Coins },
  Update: { text: 'suivi.corrige', tone: 'info', Icon: Coins },
  Delete: { text: 'suivi.annule', tone: 'danger', Icon: Undo2 },
} as const;
const CONTREPASSE = { text: 'suivi.contrepasse', tone: 'warning', Icon: Undo2 } as const;

/** A register's events include its closings: each once, and again if its days were reopened. */
const ARRETE = {
  Insert: { text: 'activite.objetarrete', tone: 'success', Icon: CalendarCheck },
  Update: { text: 'suivi.rouvert', tone: 'warning', Icon: LockOpen },
} as const;
/** They include its transfers, each again when it was accepted, refused or withdrawn. */
const TRANSFERT = {
  envoye: { text: 'suivi.transfert', tone: 'info', Icon: ArrowRightLeft },
  recu: { text: 'suivi.transfertrecu', tone: 'success', Icon: ArrowRightLeft },
  refuse: { text: 'suivi.transfertrefuse', tone: 'danger', Icon: Undo2 },
  annule: { text: 'suivi.transfertannule', tone: 'neutral', Icon: Undo2 },
} as const;
/** An answer that an older version of the app has cached has no amount for a transfer. */
const UNTOLD = { text: 'activite.objettransfert', tone: 'info', Icon: ArrowRightLeft } as const;
/** They include the reversals in the register, which nobody changes. */
const CONTREPASSATION = { text: 'mouvement.contrepassation', tone: 'warning', Icon: Undo2 } as const;

const isEtatTransfert = (etat: Evenement['etat']): etat is EtatTransfert => ETATS_TRANSFERT.some((one) => one === etat);

/**
 * Returns the words and the look of a payment, of a closing, of a transfer or of a reversal; null for any other event.
 */
function lookOf({ actiontype, objet, montant, contrepasse, etat }: Evenement) {
  if (objet === 'transfert') return montant === null ? UNTOLD : TRANSFERT[isEtatTransfert(etat) ? etat : 'envoye'];
  if (montant !== null && actiontype in REGLEMENT) {
    return contrepasse ? CONTREPASSE : REGLEMENT[actiontype as keyof typeof REGLEMENT];
  }
  const step = actiontype === 'Insert' ? 'Insert' : 'Update';
  if (objet === 'arrete') return ARRETE[step];
  return objet === 'mouvementcaisse' ? CONTREPASSATION : null;
}

/**
 * Describes an event: a payment or a transfer by amount and register, a closing or a reversal by its name, any other
 * event by its record and its action.
 */
function useItem(): (event: Evenement) => Item {
  const { t } = useLang();
  const nameOf = useObjetName();
  return (event) => {
    const { actiontype, objet } = event;
    const look = lookOf(event);
    if (look) {
      const { text, tone, Icon } = look;
      const values = { montant: formatMontant(event.montant ?? 0), caisse: event.caisse ?? '' };
      return { title: t(text, values), tone, icon: <Icon aria-hidden /> };
    }
    const action = actionOf({ objet, actiontype });
    const title = [nameOf(objet), action ? t(action.key) : actiontype].join(' · ');
    return { title, tone: action?.tone ?? 'neutral' };
  };
}
