import { Refusal } from '@comptoir/contract/envelope';
import type { themes } from '@comptoir/contract/themes';
import type { RecordId } from '@comptoir/domain/units';
import type { Session } from '../frame/access/session';
import type { Handlers } from '../frame/http/routeOf';
import { findTheme, saveTheme } from './repository';

function ownThemeId(session: Session, utilisateurid: RecordId): number {
  if (utilisateurid !== session.utilisateurid) throw new Refusal('auth.permission');
  return utilisateurid;
}

/** The calls of the user's own theme (CONTRACT "Calls", RELIABILITY F105). */
export const themesHandlers: Handlers<typeof themes> = {
  async read({ params }, { db, session }) {
    const utilisateurid = ownThemeId(session, params.utilisateurid);
    return { data: [(await findTheme(db, utilisateurid)) ?? { utilisateurid, darkmode: 0 }] };
  },
  async save({ params, body }, { db, session, audit }) {
    const utilisateurid = ownThemeId(session, params.utilisateurid);
    const avant = await findTheme(db, utilisateurid);
    const theme = { utilisateurid, darkmode: body.darkmode };
    await saveTheme(db, theme);
    await audit({
      actiontype: 'Update',
      libelle: 'Thème',
      objet: 'theme',
      objetid: theme.utilisateurid,
      avant,
      apres: theme,
    });
    return { data: [theme] };
  },
};
