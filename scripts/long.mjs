/** Whether the long suite runs (`npm run test:long`): the campaigns, and tests that take too long for every change. */
export const IS_LONG = process.env.TEST_LONG === '1';
