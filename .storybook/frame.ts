/** The frame of a story in a page of documentation; null where the story stands alone. */
const frame = window.frameElement?.id.startsWith('iframe--') ? (window.frameElement as HTMLElement) : null;

const isAsked = () => navigator.userActivation.hasBeenActive;

/**
 * Stories open dialogs and play without being asked. On a page of documentation they neither scroll that page nor keep
 * its focus.
 */
export function keepPageStill(): void {
  if (!frame) return;
  const { focus, scrollIntoView } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, isAsked() ? options : { ...options, preventScroll: true });
  };
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (isAsked()) scrollIntoView.call(this, options);
  };
  window.addEventListener('focus', () => {
    if (!isAsked()) frame.blur();
  });
}
