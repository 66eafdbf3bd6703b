import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeRequest } from './transport';

const SECOND = 1000;

/** An upload whose events are all fired by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => {
    this.onabort?.();
    this.onloadend?.();
  });

  constructor() {
    FakeRequest.last = this;
  }

  moves(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  }

  answers(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

function upload(signal?: AbortSignal) {
  const shares: number[] = [];
  const promise = exchangeRequest({
    method: 'POST',
    url: '/api/files/addfiles',
    headers: {},
    body: new FormData(),
    signal,
    onProgress: (share) => shares.push(share),
  });
  promise.catch(() => undefined);
  return { promise, shares };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PRODUCT 1.18, 1.19: an upload', () => {
  test('may take hours as long as it moves, and tells how much has left', async () => {
    const { promise, shares } = upload();
    for (let percent = 1; percent <= 100; percent += 1) {
      await vi.advanceTimersByTimeAsync(59 * SECOND);
      FakeRequest.last.moves(percent);
    }
    FakeRequest.last.answers(201, '{}');
    await expect(promise).resolves.toEqual({ status: 201, text: '{}' });
    expect(shares.at(49)).toBe(0.5);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up after a minute of silence', async () => {
    const { promise } = upload();
    FakeRequest.last.moves(10);
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    expect(FakeRequest.last.abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(SECOND);
    await expect(promise).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('leaves the server a minute for the whole file', async () => {
    const { promise } = upload();
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    FakeRequest.last.upload.onload?.();
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    FakeRequest.last.answers(201, '{}');
    await expect(promise).resolves.toMatchObject({ status: 201 });
  });

  test('is cancelled by its signal, before it leaves too', async () => {
    const controller = new AbortController();
    const { promise } = upload(controller.signal);
    controller.abort();
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
    await expect(upload(AbortSignal.abort()).promise).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that loses its line is no answer', async () => {
    const { promise } = upload();
    FakeRequest.last.onerror?.();
    await expect(promise).rejects.toBeInstanceOf(TypeError);
  });
});
