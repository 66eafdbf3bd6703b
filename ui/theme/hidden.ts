/** Styles of what only assistive technology gets: it takes no room, once its place is fixed or absolute. */
export const hidden = 'width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';
