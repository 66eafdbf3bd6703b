/* Replaces `msw` on the component-test page: there, Playwright's router lets Node answer the stories' requests. */

const none = () => ({});

export const http = { all: none, get: none, post: none, put: none, delete: none };
export { none as delay, none as getResponse };
export const HttpResponse = Response;
