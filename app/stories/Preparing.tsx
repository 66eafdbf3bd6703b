/** Holds a story's place until what it begins with is there: nothing of it is looked at before. */
export const Preparing = () => <span data-preparing hidden />;
