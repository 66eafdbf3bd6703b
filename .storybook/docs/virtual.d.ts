declare module 'virtual:names' {
  const names: import('./links').Names;
  export default names;
}
