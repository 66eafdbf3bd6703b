import { fieldsOf } from '@comptoir/contract/fields';
import { type Utilisateur, UtilisateurFields, utilisateurs } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { refreshSession } from '../frame/session/signing';
import { useSession } from '../frame/session/useSession';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { useFirstPassword } from './useFirstPassword';

const FORM = 'utilisateur';
/** Profiles are refreshed too, because they show their number of users. */
const TOUCHES = { touches: ['utilisateurs', 'profils'] };

/** The fields of the form: without the password, which no draft may keep, but with the photo (PRODUCT 1.21). */
const UtilisateurForm = z.extend(UtilisateurFields, { photo: z.optional(z.file('fichier.aucun')) });

export type UtilisateurFormState = CallForm<typeof UtilisateurForm>;

const valuesOf = (utilisateur: Utilisateur) => fieldsOf(UtilisateurFields, utilisateur);

/** The labels of the fields, in the order of the form (spec § 3 User). */
function useUtilisateurLabels() {
  const { t } = useLang();
  return {
    nom: t('utilisateur.nom'),
    prenom: t('utilisateur.prenom'),
    sexe: t('utilisateur.sexe'),
    datenaissance: t('utilisateur.datenaissance'),
    photo: t('client.photo'),
    contact: t('utilisateur.contact'),
    email: t('client.email'),
    adresse: t('client.adresse'),
    profilid: t('utilisateur.profil'),
    dateexpiration: t('utilisateur.dateexpiration'),
    username: t('utilisateur.username'),
  };
}

interface Saving {
  onClose(): void;
  /** Gets the new user and the password to hand over. */
  onCreated(utilisateur: Utilisateur, password: string): void;
}

/** Refreshes the header after users changed their own name or photo; if that fails, a later read does it. */
function useOwnRefresh(): (utilisateurid: RecordId) => void {
  const { user } = useSession();
  return (utilisateurid) => {
    if (utilisateurid === user?.utilisateurid) refreshSession().catch(() => undefined);
  };
}

/** The form of a user; null creates one, with a temporary first password. */
export function useUtilisateurForm(utilisateur: Utilisateur | null, { onClose, onCreated }: Saving) {
  const [base, setBase] = useState(utilisateur);
  const [progress, setProgress] = useState<number | null>(null);
  const today = useToday();
  const first = useFirstPassword();
  const refreshOwn = useOwnRefresh();
  const created = useRef<Utilisateur | null>(null);
  const create = useMutationOf(utilisateurs.create, TOUCHES);
  const update = useMutationOf(utilisateurs.update, TOUCHES);
  const recordId = base ? `${base.utilisateurid}.${base.version}` : 'new';
  const save = useSave(FORM, recordId, () =>
    created.current ? onCreated(created.current, first.password) : onClose(),
  );

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: UtilisateurForm,
    defaults: base ? valuesOf(base) : emptyOf(UtilisateurForm),
    labels: useUtilisateurLabels(),
    // Plain dates have one format, so they can be compared as texts.
    rules: ({ datenaissance }) =>
      datenaissance !== null && datenaissance > today ? { datenaissance: 'date.future' as const } : {},
    onSubmit: async ({ photo, ...fields }) => {
      const file = photo ?? null;
      try {
        // The idempotency key is stored with the sent values, so `edition` stands there for the password.
        await save({ ...fields, file, version: base?.version, motdepasse: first.edition }, async (options) => {
          const watched = file ? { ...options, onProgress: setProgress } : options;
          if (base) {
            const { utilisateurid, version } = base;
            await update.submit({ params: { utilisateurid }, body: { ...fields, version }, file }, watched);
            refreshOwn(utilisateurid);
          } else {
            const body = { ...fields, password: first.password };
            created.current = (await create.submit({ body, file }, watched)).data;
          }
        });
      } finally {
        setProgress(null);
      }
    },
  });

  const onReload = reloadOf(utilisateurs.update, form, [base, setBase], valuesOf);
  return { form, first, photo: base?.photo ?? '', progress, onReload };
}
