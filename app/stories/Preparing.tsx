/** Marks a story as not ready: it is not checked while this is on the page (.storybook/ready.ts). */
export const Preparing = () => <span data-preparing hidden />;
