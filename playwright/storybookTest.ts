/* Replaces `storybook/test` on the component-test page: `fn` returns a plain function, and no story is played. */

type Act = (...args: unknown[]) => unknown;

export const fn =
  (act?: Act): Act =>
  (...args) =>
    act?.(...args);

function unplayed(): never {
  throw new Error('Component tests play no story.');
}

export {
  unplayed as expect,
  unplayed as fireEvent,
  unplayed as screen,
  unplayed as userEvent,
  unplayed as waitFor,
  unplayed as within,
};
