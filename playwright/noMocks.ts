/* Stands for `msw` on the component-test page: Node answers what its stories ask, through Playwright's router. */

const none = () => ({});

export const http = { all: none, get: none, post: none, put: none, delete: none };
export { none as delay, none as getResponse };
export const HttpResponse = Response;
