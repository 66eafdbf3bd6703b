import type { RecordId } from '@comptoir/domain/units';
import { vi } from 'vitest';

/** The parts of a browser that the session modules use, for tests that run in Node. */
export function stubBrowser() {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  const location = { replace: vi.fn(), pathname: '/depenses', search: '' };
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
    clear: () => stored.clear(),
  };
  const window = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    location,
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', new EventTarget());
  /** Tells the page that another tab has written or removed `key`; with null, that it has emptied the storage. */
  const changedElsewhere = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { stored, page, location, changedElsewhere };
}

interface Claims {
  utilisateurid?: RecordId;
  modules?: string[];
  features?: string[];
  exp?: number;
  iat?: number;
  temporaire?: boolean;
}

/** Makes a token with a readable payload and a false signature. */
export function tokenOf({ utilisateurid = 1, modules = [], features = [], temporaire, ...times }: Claims) {
  const user = {
    utilisateurid,
    nom: 'Koné',
    prenom: 'Awa',
    photo: '',
    libelleprofil: 'Caissière',
    compagnie: 'Comptoir Treichville',
    ...(temporaire === undefined ? {} : { motdepassetemporaire: temporaire }),
  };
  const payload = {
    data: { user: [user], permissions_module: modules, permissions_fontionnalite: features },
    exp: 4_102_444_800,
    ...times,
    jti: 'j',
  };
  const encode = (value: unknown) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.`;
}
