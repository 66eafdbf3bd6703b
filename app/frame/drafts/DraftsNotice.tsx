import { checkRoute } from '@comptoir/domain/permission';
import { Button } from '@comptoir/ui/Button';
import { OfferList } from '@comptoir/ui/OfferList';
import { useToast } from '@comptoir/ui/Toasts';
import { useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { Confirmation } from '../Confirmation';
import { isUnder, type KeptDraft } from '../device/drafts';
import { resumingOf } from '../device/resuming';
import { useLang } from '../i18n/useLang';
import { homePath } from '../routing/homePath';
import { SCREENS } from '../routing/screens';
import { useDrafts } from '../session/useDrafts';
import { useSession } from '../session/useSession';
import { titleOfDraft } from './titleOfDraft';
import { forgetOld, handOver, throwAway } from './waitingDrafts';

const idOf = ({ formName, recordId }: KeptDraft) => `${formName}/${recordId}`;

/** Tells whether the author of a draft may open its screen today. A draft without an address counts as open. */
function isOpenTo(held: ReadonlySet<string>, from: string): boolean {
  const path = from.replace(/\?.*/, '');
  const screen = SCREENS.find((one) => matchPath(one.path, path));
  return checkRoute(screen?.data.permissions, held, { path, params: {} }).allowed;
}

/**
 * Offers the drafts of this screen, to resume or to throw away; the first screen after the sign-in offers all drafts.
 */
export function DraftsNotice() {
  const { t, lang } = useLang();
  const { held } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { list, drafts } = useDrafts();
  const toast = useToast();
  const [thrown, setThrown] = useState<KeptDraft | null>(null);
  useEffect(() => void forgetOld(list).catch(() => undefined), [list]);
  const isArrival = pathname === homePath(held);
  // The latest draft comes first.
  const here = drafts.filter(({ from }) => isArrival || isUnder(from, pathname)).sort((a, b) => b.savedAt - a.savedAt);

  const resume = async (draft: KeptDraft) => {
    if (!(await handOver(list, draft))) return toast.error(t('envoi.formulairepris'));
    // A draft without an address waits until its form is opened in some way.
    void navigate(draft.from, { state: resumingOf(draft), replace: draft.from === pathname + search });
  };

  const offers = here.map((draft) => {
    const text = titleOfDraft(draft, t, lang);
    const isOpen = isOpenTo(held, draft.from);
    const actions = (
      <>
        {draft.from !== '' && isOpen && (
          <Button size="sm" aria-label={`${t('brouillon.reprendre')} : ${text}`} onClick={() => void resume(draft)}>
            {t('brouillon.reprendre')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${t('brouillon.jeter')} : ${text}`}
          onClick={() => setThrown(draft)}
        >
          {t('brouillon.jeter')}
        </Button>
      </>
    );
    return { id: idOf(draft), text: isOpen ? text : `${text}. ${t('brouillon.sansacces')}`, actions };
  });

  return (
    <>
      {offers.length > 0 && <OfferList title={t('brouillon.titre', { count: offers.length })} offers={offers} />}
      {thrown && (
        <Confirmation
          tone="danger"
          detail={t('brouillon.jeterdetail', { titre: titleOfDraft(thrown, t, lang) })}
          onConfirm={() => void throwAway(list, thrown).then(() => setThrown(null))}
          onCancel={() => setThrown(null)}
        />
      )}
    </>
  );
}
