export const IS_LONG: boolean;
