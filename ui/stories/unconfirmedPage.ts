/** For `beforeEach`: the page says that what it shows is not confirmed, until the story ends. */
export const unconfirmedPage = () => {
  document.documentElement.toggleAttribute('data-unconfirmed', true);
  return () => document.documentElement.removeAttribute('data-unconfirmed');
};
