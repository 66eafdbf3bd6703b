import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, tokenOf } from '../device/testing/browser';

let browser: ReturnType<typeof stubBrowser>;
let logged: ReturnType<typeof vi.spyOn>;
const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const answering = (data: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify({ status: true, data, message: '' }), { status: 200 }));

async function freshModules() {
  vi.resetModules();
  return {
    ...(await import('../device/clock')),
    ...(await import('./currentSession')),
    ...(await import('./signing')),
    ...(await import('./storedSession')),
  };
}

beforeEach(() => {
  browser = stubBrowser();
  vi.stubGlobal('fetch', network);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  network.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('CONTRACT "Session": stores the readable part of the token and nothing else', async () => {
    const { login, getSession } = await freshModules();
    const token = tokenOf({ modules: ['caisses'], features: ['caisses.creer'] });
    network.mockImplementation(answering({ token }));
    await login({ username: 'awa', password: 'secret' });
    expect(getSession()?.user.nom).toBe('Koné');
    expect([...(getSession()?.held ?? [])]).toEqual(['caisses', 'caisses.creer']);
    const stored = JSON.stringify([...browser.stored]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('secret');
  });

  it('the first screen after it asks nothing: what the answer said is of today; the next one does', async () => {
    const { login, refreshForScreen } = await freshModules();
    network.mockImplementation(answering({ token: tokenOf({ modules: ['caisses'] }) }));
    await login({ username: 'awa', password: 'secret' });
    await refreshForScreen();
    expect(network).toHaveBeenCalledTimes(1);
    await refreshForScreen();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([-365, 365])(
    'a phone whose clock is %i days off works: what is over and what today is, the server says',
    async (days) => {
      const { keepToken, reloadSession, serverNow } = await freshModules();
      const now = Date.UTC(2026, 10, 23, 9);
      vi.useFakeTimers({ now: now + days * 24 * 3_600_000 });
      keepToken(tokenOf({ iat: now / 1_000, exp: now / 1_000 + 60 }));
      expect([reloadSession()?.user.nom, serverNow()]).toEqual(['Koné', now]);
      vi.advanceTimersByTime(61_000);
      expect(reloadSession()).toBeNull();
      vi.useRealTimers();
    },
  );

  it('spec § 6: flushes the previous permissions before it loads the new ones', async () => {
    const { keepToken, refreshSession, getSession } = await freshModules();
    keepToken(tokenOf({ modules: ['caisses', 'depenses'] }));
    network.mockImplementation(answering({ token: tokenOf({ modules: ['depenses'] }) }));
    await refreshSession();
    expect([...(getSession()?.held ?? [])]).toEqual(['depenses']);
  });
});

describe('the shell’s start', () => {
  it('spec § 5: an expired token ends the session', async () => {
    const { keepToken } = await freshModules();
    keepToken(tokenOf({ exp: 1 }));
    const { reloadSession } = await freshModules();
    expect(reloadSession()).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['{', '{"data":{}}', '"x"'])('spec § 5: what cannot be read is logged and ends it: %s', async (text) => {
    browser.stored.set('comptoir.session', text);
    const { reloadSession } = await freshModules();
    expect(reloadSession()).toBeNull();
    expect(logged).toHaveBeenCalledWith('Invalid token');
  });

  it('spec § 5: a token that is none is logged', async () => {
    const { decodeToken } = await freshModules();
    expect(decodeToken('x.y.z')).toBeNull();
    expect(logged).toHaveBeenCalledWith('Invalid token');
  });
});

describe('signing out', () => {
  it('spec § 7: records the activity before it ends the session, then empties the storage and leaves', async () => {
    const { keepToken, logout, getSession } = await freshModules();
    keepToken(tokenOf({ utilisateurid: 7 }));
    browser.stored.set('other', 'x');
    network.mockImplementation(answering(null));
    await logout();
    expect(network.mock.calls.map(([url]) => url)).toEqual(['/api/activites', '/api/auth/logout']);
    const body = JSON.parse(String(network.mock.calls[0]?.[1].body));
    expect(body).toMatchObject({ libelle: 'Deconnexion', utilisateurid: 7, actiontype: 'Insert' });
    expect(browser.stored.size).toBe(0);
    expect(getSession()).toBeNull();
    expect(browser.location.replace).toHaveBeenCalledWith('/auth/login');
  });

  it('spec § 4: its second variant only clears the storage and navigates', async () => {
    const { keepToken, leaveToLogin: leave, getSession } = await freshModules();
    keepToken(tokenOf({}));
    browser.stored.set('other', 'x');
    leave();
    expect(network).not.toHaveBeenCalled();
    expect(browser.stored.size).toBe(0);
    expect(getSession()).toBeNull();
    expect(browser.location.replace).toHaveBeenCalledWith('/auth/login');
  });

  it('loads the login page without drawing it on the page that is left', async () => {
    const { keepToken, leaveToLogin: leave, subscribeSession } = await freshModules();
    keepToken(tokenOf({}));
    const draw = vi.fn();
    subscribeSession(draw);
    leave();
    expect(draw).not.toHaveBeenCalled();
  });

  it('is not held up by a part of the program that does not come', async () => {
    vi.doMock('../reads/seen', () => Promise.reject(new TypeError('network')));
    const { keepToken, logout } = await freshModules();
    keepToken(tokenOf({}));
    network.mockImplementation(answering(null));
    await logout();
    vi.doUnmock('../reads/seen');
    expect(browser.location.replace).toHaveBeenCalledWith('/auth/login');
  });

  it('is not held up by an activity that is refused', async () => {
    const { keepToken, logout } = await freshModules();
    keepToken(tokenOf({}));
    const refused = { status: false, code: 'requete.trop_frequente', message: 'Trop d’essais.', data: null };
    network.mockImplementation(async (url: string) =>
      url === '/api/activites' ? Response.json(refused, { status: 429 }) : answering(null)(),
    );
    await logout();
    expect(network.mock.calls.map(([url]) => url)).toEqual(['/api/activites', '/api/auth/logout']);
    expect(browser.location.replace).toHaveBeenCalledWith('/auth/login');
  });

  it('is not held up by a line that is cut', async () => {
    const { keepToken, logout } = await freshModules();
    keepToken(tokenOf({}));
    network.mockRejectedValue(new TypeError('network'));
    await logout();
    expect(browser.location.replace).toHaveBeenCalledWith('/auth/login');
  });
});

describe('several tabs', () => {
  it('one tab’s logout is every tab’s', async () => {
    const { keepToken, followOtherTabs, getSession } = await freshModules();
    keepToken(tokenOf({}));
    const startAnew = vi.fn();
    followOtherTabs(startAnew);
    browser.stored.clear();
    browser.changedElsewhere(null);
    expect(getSession()).toBeNull();
    expect(startAnew).not.toHaveBeenCalled();
  });

  it('someone else’s sign-in makes this tab start anew: the cookie is theirs', async () => {
    const { keepToken, followOtherTabs, writeSession, decodeToken } = await freshModules();
    keepToken(tokenOf({ utilisateurid: 1 }));
    const startAnew = vi.fn();
    followOtherTabs(startAnew);
    const other = decodeToken(tokenOf({ utilisateurid: 2 }));
    if (other) writeSession(other);
    browser.changedElsewhere('comptoir.session');
    expect(startAnew).toHaveBeenCalledTimes(1);
  });
});
