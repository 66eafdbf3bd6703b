/** `beforeEach` of a story: marks the page's data as not confirmed until the story ends. */
export const unconfirmedPage = () => {
  document.documentElement.toggleAttribute('data-unconfirmed', true);
  return () => document.documentElement.removeAttribute('data-unconfirmed');
};
