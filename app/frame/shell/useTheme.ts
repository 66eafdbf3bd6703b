import { themes } from '@comptoir/contract/themes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendCall } from '../api/client';
import { preferredTheme } from '../device/preferences';
import { useRoute } from '../reads/useRoute';
import { useSession } from '../session/useSession';

export type Theme = 'light' | 'dark';

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows a theme now and keeps it for the first paint of this browser's next visit. */
function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
  preferredTheme.write(theme);
}

/**
 * Returns the signed-in user's theme. The server keeps it and gets each change (spec § 4 Dark mode). `toggle` shows the
 * change at once and rejects with ApiError when it could not be saved.
 */
export function useTheme() {
  const { user } = useSession();
  const [theme, setTheme] = useState(shownTheme);
  const { data, refresh } = useRoute(themes.read, user && { params: { utilisateurid: user.utilisateurid } });
  const presses = useRef(0);
  const saved = data?.[0]?.darkmode;

  useEffect(() => {
    if (saved === undefined) return;
    const next = saved === 1 ? 'dark' : 'light';
    showTheme(next);
    setTheme(next);
  }, [saved]);

  const toggle = useCallback(async () => {
    const next = shownTheme() === 'dark' ? 'light' : 'dark';
    showTheme(next);
    setTheme(next);
    if (!user) return;
    presses.current += 1;
    const press = presses.current;
    const { utilisateurid } = user;
    await sendCall(themes.save, {
      params: { utilisateurid },
      body: { utilisateurid, darkmode: next === 'dark' ? 1 : 0 },
    });
    // Only the last press reads the theme again: a read between two presses would undo the second.
    if (press === presses.current) await refresh();
  }, [refresh, user]);

  return { theme, toggle };
}
